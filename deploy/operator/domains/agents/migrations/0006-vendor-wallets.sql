-- As in 0004; money that is at a vendor belongs to the player as well, and what is staked there is a stake.
create or replace function team_flows(p_merchant text, p_path text, p_from timestamptz, p_to timestamptz)
returns table (member_id bigint, branch bigint, flow text, amount bigint, at timestamptz)
language sql stable as $$
  select t.id, t.branch, team_flow(e.kind), e.amount_minor, e.at
  from team_of(p_merchant, p_path) t
  join ledger_account a on a.merchant = p_merchant and a.owner = 'player:' || t.id and holds_player_money(a.kind)
  join ledger_entry e on e.account_id = a.id and e.at >= p_from and e.at < p_to
  where team_flow(e.kind) <> 'other'
$$;
