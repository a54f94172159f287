-- Whether anything may be offered to a member: not to a trial account, a blocked one, somebody on a break, or where the merchant
-- is restricted: everywhere, or in the country from which the member last signed in. A request is refused by its own address;
-- this answers where nobody asks, such as in a job. What was earned before is not affected.
create or replace function may_be_offered(p_member bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from member m join merchant t on t.code = m.merchant
      where m.id = p_member and m.type <> 4 and m.status = 'active' and t.system_status <> 2
        and not coalesce(t.profile->'blockedCountries' ? m.last_signed_in_country, false))
     and not is_on_break(p_member, p_at)
$$;
