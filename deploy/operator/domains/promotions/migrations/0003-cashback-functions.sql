-- The period that a moment belongs to, in the merchant's calendar. `weekend`: Friday 00:00 to Monday 00:00 of the week,
-- also for the days before it; `daily`: the day. Paid at 09:00 after it.
create function cashback_period(p_schedule text, p_at timestamptz, p_zone text,
  out period text, out from_at timestamptz, out to_at timestamptz, out pay_at timestamptz)
language plpgsql stable as $$
declare
  v_local timestamp := p_at at time zone p_zone;
  v_from timestamp;
  v_to timestamp;
begin
  if p_schedule = 'weekend' then
    v_from := date_trunc('week', v_local) + interval '4 days';
    v_to := date_trunc('week', v_local) + interval '7 days';
  else
    v_from := date_trunc('day', v_local);
    v_to := v_from + interval '1 day';
  end if;
  period := to_char(v_from, 'YYYY-MM-DD');
  from_at := v_from at time zone p_zone;
  to_at := v_to at time zone p_zone;
  pay_at := (v_to + interval '9 hours') at time zone p_zone;
end $$;

-- What members won or lost with cash in a period, weighted by category. A round belongs to the period of its bet; what it
-- gives back counts until p_until, so that a late settlement isn't taken for a loss. p_member null asks for everybody.
create function cashback_nets(p_merchant text, p_member bigint, p_contribution jsonb,
  p_from timestamptz, p_to timestamptz, p_until timestamptz)
returns table (member_id bigint, net bigint) language sql stable as $$
  with moves as (
    select a.id as account, substr(a.owner, 8)::bigint as member, m.kind, movement_round(m.meta, m.reference) as round, m.at, e.amount_minor,
           movement_category(m.meta, m.lines) as category
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_movement m on m.id = e.movement_id
    where a.merchant = p_merchant and a.kind = 'player_cash'
      and (p_member is null or a.owner = 'player:' || p_member)
      and m.kind in ('bet', 'payout', 'rollback') and m.at >= p_from and m.at < p_until
  ), played as (select distinct account, round from moves where kind = 'bet' and at < p_to)
  select m.member, floor(sum(m.amount_minor * c.percent)::numeric / 100)::bigint
  from moves m
  join played p on p.account = m.account and p.round = m.round
  join jsonb_to_recordset(p_contribution) as c (category text, percent int) on c.category = m.category
  where m.kind <> 'bet' or m.at < p_to
  group by m.member
$$;
