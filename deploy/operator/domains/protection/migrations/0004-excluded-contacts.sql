-- What a member had verified when an exclusion began: another number or address that is bound later hides nobody. What was
-- never verified may be a stranger's, whom nobody can exclude by typing it.
create table member_break_contact (
  break_id bigint primary key references member_break (id),
  merchant text not null references merchant (code),
  mobile_dialing_code text,
  mobile text,
  email text
);
create index member_break_contact_of_merchant on member_break_contact (merchant);
create trigger member_break_contact_immutable before update or delete on member_break_contact
  for each row execute function refuse_change();

create function keep_break_contact() returns trigger language plpgsql as $$
begin
  insert into member_break_contact (break_id, merchant, mobile_dialing_code, mobile, email)
    select new.id, new.merchant, case when m.mobile_verified_at is not null then m.mobile_dialing_code end,
      case when m.mobile_verified_at is not null then m.mobile end,
      case when m.email_verified_at is not null then lower(m.email) end
    from member m where m.id = new.member_id;
  return null;
end $$;
create trigger member_break_keeps_contact after insert on member_break
  for each row when (new.kind = 'exclusion') execute function keep_break_contact();

-- Of exclusions of before only what is verified now is known.
insert into member_break_contact (break_id, merchant, mobile_dialing_code, mobile, email)
  select b.id, b.merchant, case when m.mobile_verified_at is not null then m.mobile_dialing_code end,
    case when m.mobile_verified_at is not null then m.mobile end,
    case when m.email_verified_at is not null then lower(m.email) end
  from member_break b join member m on m.id = b.member_id where b.kind = 'exclusion';

-- Which of these contacts somebody who is excluded from a merchant has verified, now or when the exclusion began.
create function excluded_contacts(p_merchant text, p_dialing_code text, p_mobile text, p_email text, p_at timestamptz)
returns table (has_mobile boolean, has_email boolean) language sql stable as $$
  select
    coalesce(bool_or((c.mobile_dialing_code, c.mobile) = (p_dialing_code, p_mobile)
      or m.mobile_verified_at is not null and (m.mobile_dialing_code, m.mobile) = (p_dialing_code, p_mobile)), false),
    coalesce(bool_or(c.email = lower(p_email)
      or m.email_verified_at is not null and lower(m.email) = lower(p_email)), false)
  from member_break b join member m on m.id = b.member_id join member_break_contact c on c.break_id = b.id
  where b.merchant = p_merchant and b.kind = 'exclusion' and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at)
$$;
drop function is_excluded_person(text, text, text, text, timestamptz);
