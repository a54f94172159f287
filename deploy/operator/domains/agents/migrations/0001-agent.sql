-- What an account earns on its own valid bets, in hundredths of a percent; an agent earns on its downline what its rate
-- is above theirs. An account without a row earns nothing.
create table rebate_rate (
  member_id bigint primary key references member (id),
  basis_points int not null check (basis_points between 0 and 10000)
);

-- Days of the merchant's calendar whose rebates have been credited.
create table rebate_day (
  merchant text not null references merchant (code),
  day date not null,
  settled_at timestamptz not null,
  primary key (merchant, day)
);

-- What a movement means to the team's figures. Openings and transfers within the house are none of them; whatever else
-- the house credits (rebates, bonuses) counts as rebate. Movements between one player's own accounts sum to zero.
create function team_flow(p_kind text) returns text language sql immutable parallel safe as $$
  select case
    when p_kind = 'deposit' then 'deposit'
    when p_kind like 'withdrawal-%' then 'withdrawal'
    when p_kind in ('bet', 'rollback') then 'bet'
    when p_kind = 'payout' then 'payout'
    when p_kind in ('opening', 'transfer') then 'other'
    else 'rebate'
  end
$$;

-- The account itself and everybody below it, with the id of the account right below p_path that each stands under
-- (null for the account itself).
create function team_of(p_merchant text, p_path text)
returns table (id bigint, branch bigint, path text, username text, type int, depth int, created_at timestamptz)
language sql stable as $$
  select m.id, nullif(split_part(substr(m.path, length(p_path) + 1), '/', 1), '')::bigint,
         m.path, m.username, m.type, m.depth, m.created_at
  from member m where m.merchant = p_merchant and m.path like p_path || '%'
$$;

-- Every movement of a team's money between two moments, by what it means. Amounts as the player sees them: in is plus.
create function team_flows(p_merchant text, p_path text, p_from timestamptz, p_to timestamptz)
returns table (member_id bigint, branch bigint, flow text, amount bigint, at timestamptz)
language sql stable as $$
  select t.id, t.branch, team_flow(m.kind), e.amount_minor, m.at
  from team_of(p_merchant, p_path) t
  join ledger_account a on a.merchant = p_merchant and a.owner = 'player:' || t.id
    and a.kind in ('player_cash', 'player_bonus', 'withdrawal_hold')
  join ledger_entry e on e.account_id = a.id
  join ledger_movement m on m.id = e.movement_id and m.at >= p_from and m.at < p_to
  where team_flow(m.kind) <> 'other'
$$;
