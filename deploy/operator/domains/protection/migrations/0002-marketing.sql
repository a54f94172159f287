-- Whether marketing may be sent or shown to a member of its own accord: the member agreed to the channel (`inbox`, `popup`,
-- `push`), and may be offered something. What a member finds by themselves, and messages about their own money, never ask this.
create function may_receive_marketing(p_member bigint, p_channel text, p_at timestamptz)
returns boolean language sql stable as $$
  select may_be_offered(p_member, p_at) and has_consent(p_member, p_channel)
$$;
