-- A copy of a request starts no second break.
alter table member_break add column request_id uuid;
create unique index member_break_of_request on member_break (member_id, request_id);
-- Whoever registers is compared with those who are excluded, which are few.
create index member_break_exclusions on member_break (merchant) where kind = 'exclusion';

create function marketing_consent_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(m.merchant, m.id, 'protection') from member m where m.id = new.member_id;
  return null;
end $$;
create trigger marketing_consent_notified after insert on marketing_consent
  for each row execute function marketing_consent_changed();

-- Whether somebody who is excluded from a merchant has that mobile number or e-mail address, verified or not.
create function is_excluded_person(p_merchant text, p_dialing_code text, p_mobile text, p_email text, p_at timestamptz)
returns boolean language sql stable as $$
  select exists (select 1 from member_break b join member m on m.id = b.member_id
    where b.merchant = p_merchant and b.kind = 'exclusion' and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at)
      and ((m.mobile_dialing_code, m.mobile) = (p_dialing_code, p_mobile) or lower(m.email) = lower(p_email)))
$$;

-- Whether a bank account is, or was, one of somebody who is excluded, other than this member.
create function is_excluded_account(p_merchant text, p_member bigint, p_bank text, p_digits text, p_at timestamptz)
returns boolean language sql stable as $$
  select exists (select 1 from member_break b join bank_account a on a.member_id = b.member_id
    where b.merchant = p_merchant and b.member_id <> p_member and b.kind = 'exclusion'
      and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at)
      and a.bank_code = p_bank and a.digits = p_digits)
$$;
