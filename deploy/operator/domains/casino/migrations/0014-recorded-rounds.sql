-- Rounds are bets of the betting record (0018-bets.sql of the operator). Product and vendor are those that the catalogue
-- names when the round begins.

create function round_status(p_status text, p_won bigint) returns text language sql immutable as $$
  select case p_status when 'open' then 'open' when 'void' then 'void' else case when p_won > 0 then 'won' else 'lost' end end
$$;

create function record_round(r game_round) returns void language sql as $$
  select record_bet('round:' || r.provider || ':' || r.round_id, r.merchant, r.member_id, coalesce(g.document->>'category', ''),
                    coalesce(g.vendor, ''), r.code, 'round:' || r.round_id, r.stake_minor, r.won_minor,
                    round_status(r.status, r.won_minor), r.started_at, r.ended_at)
  from (select 1) one left join game g on g.code = r.code
$$;

create function round_recorded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform record_round(new);
  else
    perform settle_bet('round:' || new.provider || ':' || new.round_id, new.stake_minor, new.won_minor,
                       round_status(new.status, new.won_minor), new.ended_at);
  end if;
  return null;
end $$;
create trigger game_round_recorded after insert or update of stake_minor, won_minor, status on game_round
  for each row execute function round_recorded();

-- Rounds from before this migration; a void one has forgotten its stake, but its bets have not.
select record_round(r) from game_round r order by r.started_at;
update bet b set stake_minor = t.staked, payout_minor = t.staked
  from (select 'round:' || provider || ':' || round_id as source, sum(amount_minor)::bigint as staked
        from wallet_transaction where kind = 'bet' and status = 'OK' group by 1) t
  where b.status = 'void' and b.source = t.source;
