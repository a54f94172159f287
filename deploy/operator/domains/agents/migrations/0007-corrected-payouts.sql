-- A corrected payout changes the payouts of a team, also the part that became a claim; what is later collected of a
-- claim is no figure of its own.
create or replace function team_flow(p_kind text) returns text language sql immutable parallel safe as $$
  select case
    when p_kind = 'deposit' then 'deposit'
    when p_kind like 'withdrawal-%' then 'withdrawal'
    when p_kind in ('bet', 'rollback') then 'bet'
    when p_kind in ('payout', 'payout-corrected') then 'payout'
    when p_kind in ('opening', 'transfer', 'payment-reversed', 'claim-collected', 'claim-written-off') then 'other'
    else 'rebate'
  end
$$;

create or replace function team_flows(p_merchant text, p_path text, p_from timestamptz, p_to timestamptz)
returns table (member_id bigint, branch bigint, flow text, amount bigint, at timestamptz)
language sql stable as $$
  select t.id, t.branch, team_flow(e.kind), e.amount_minor, e.at
  from team_of(p_merchant, p_path) t
  join ledger_account a on a.merchant = p_merchant and a.owner = 'player:' || t.id
    and (holds_player_money(a.kind) or a.kind = 'player_claim')
  join ledger_entry e on e.account_id = a.id and e.at >= p_from and e.at < p_to
  where team_flow(e.kind) <> 'other'
$$;
