-- Whether a member takes or took part in a promotion: joined it, applied for it, or was granted something by it.
create function took_part_in(p_member bigint, p_promotion text) returns boolean language sql stable as $$
  select exists (select 1 from promotion_participation t
      where t.member_id = p_member and t.promotion_id = p_promotion and t.status = 'joined')
    or exists (select 1 from promotion_claim t where t.member_id = p_member and t.promotion_id = p_promotion)
    or exists (select 1 from promotion_application t
      where t.member_id = p_member and t.promotion_id = p_promotion and t.status <> 'withdrawn')
$$;

-- Whether a member is within the segment of a promotion's eligibility; no segment is everybody.
create function is_in_segment(p_member bigint, p_segment jsonb) returns boolean language sql stable as $$
  select p_segment is null or p_segment = 'null'::jsonb or exists (select 1 from member m where m.id = p_member
    and (p_segment->>'registeredFromMs' is null
      or m.created_at >= to_timestamp((p_segment->>'registeredFromMs')::bigint / 1000.0))
    and (p_segment->>'registeredToMs' is null
      or m.created_at < to_timestamp((p_segment->>'registeredToMs')::bigint / 1000.0))
    and (p_segment->>'promotionId' is null or took_part_in(m.id, p_segment->>'promotionId')))
$$;
