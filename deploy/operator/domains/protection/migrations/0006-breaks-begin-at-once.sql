-- A break begins when it is stored. When it began is by the clock of one operator, and what is asked now by that of another
-- one, so the two are not compared: a break that is stored runs until it ends. `is_on_break` still answers for a moment of the past.
create function has_break(p_member bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from member_break b
    where b.member_id = p_member and (b.ends_at is null or b.ends_at > p_at))
$$;

create or replace function may_be_offered(p_member bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from member m join merchant t on t.code = m.merchant
      where m.id = p_member and m.type <> 4 and m.status = 'active' and t.system_status <> 2
        and not coalesce(t.profile->'blockedCountries' ? m.last_signed_in_country, false))
     and not has_break(p_member, p_at)
$$;

create or replace function is_excluded_account(p_merchant text, p_member bigint, p_bank text, p_digits text, p_at timestamptz)
returns boolean language sql stable as $$
  select exists (select 1 from member_break b join bank_account a on a.member_id = b.member_id
    where b.merchant = p_merchant and b.member_id <> p_member and b.kind = 'exclusion'
      and (b.ends_at is null or b.ends_at > p_at)
      and a.bank_code = p_bank and a.digits = p_digits)
$$;

create or replace function excluded_contacts(p_merchant text, p_dialing_code text, p_mobile text, p_email text, p_at timestamptz)
returns table (has_mobile boolean, has_email boolean) language sql stable as $$
  select
    coalesce(bool_or((c.mobile_dialing_code, c.mobile) = (p_dialing_code, p_mobile)
      or m.mobile_verified_at is not null and (m.mobile_dialing_code, m.mobile) = (p_dialing_code, p_mobile)), false),
    coalesce(bool_or(c.email = lower(p_email)
      or m.email_verified_at is not null and lower(m.email) = lower(p_email)), false)
  from member_break b join member m on m.id = b.member_id join member_break_contact c on c.break_id = b.id
  where b.merchant = p_merchant and b.kind = 'exclusion' and (b.ends_at is null or b.ends_at > p_at)
$$;
