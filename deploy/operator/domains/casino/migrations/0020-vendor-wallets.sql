-- Transfer mode: a vendor's games are played from a wallet at the provider, which the member fills and empties. The
-- ledger has the same wallet as an account of the player, `vendor_wallet:<vendor>`, so that money at a vendor is the
-- player's money all the time; money between the two is in `transfer_transit`.

insert into ledger_account_kind (kind, may_be_negative) values ('transfer_transit', false);

-- The vendor whose wallet the games of a launch are played from; null for the one wallet that all others share.
alter table game_launch add column vendor_wallet text;
create index game_launch_of_vendor_wallet on game_launch (member_id, vendor_wallet) where vendor_wallet is not null;
-- Where the stakes of a round came from, and its wins and returns go to.
alter table game_round add column vendor_wallet text;

-- in: to the vendor; out: back to the main wallet. transit: sent, and not known yet what the provider did with it.
create table vendor_transfer (
  id uuid primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  -- Chosen by the page; one request can move the wallets of several vendors.
  request_id uuid not null,
  vendor text not null,
  direction text not null check (direction in ('in', 'out')),
  -- What was put into transit.
  amount_minor bigint not null check (amount_minor > 0),
  -- The provider may move less than that: all that is there.
  is_whole boolean not null,
  -- Who asked: the player, the page when a game was left, or the operator itself.
  cause text not null check (cause in ('player', 'game-left', 'left-over')),
  status text not null default 'transit' check (status in ('transit', 'done', 'returned')),
  -- What arrived; the rest went back to where it came from.
  moved_minor bigint,
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  attempts int not null default 0,
  ask_at timestamptz not null,
  unique (member_id, request_id, vendor),
  check ((status = 'transit') = (moved_minor is null))
);
create index vendor_transfer_by_member on vendor_transfer (member_id, created_at desc);
-- One at a time for each wallet, so that a recall never overtakes what is on its way.
create unique index vendor_transfer_in_transit on vendor_transfer (member_id, vendor) where status = 'transit';
create index vendor_transfer_to_ask on vendor_transfer (ask_at) where status = 'transit';

create function vendor_wallet_kind(p_vendor text) returns text language sql immutable as $$
  select 'vendor_wallet:' || p_vendor
$$;

-- Accounts of a player that hold money of theirs: in the main wallet, held for a withdrawal, at a vendor, on its way.
create function holds_player_money(p_kind text) returns boolean language sql immutable parallel safe as $$
  select p_kind in ('player_cash', 'player_bonus', 'withdrawal_hold', 'transfer_transit') or p_kind like 'vendor\_wallet:%'
$$;

create function post_transfer(p_transfer vendor_transfer, p_step text, p_from text, p_to text, p_amount bigint,
  p_at timestamptz) returns void language sql as $$
  select post_movement(p_transfer.merchant, 'vendor-transfer:' || p_transfer.id || ':' || p_step, 'transfer', jsonb_build_array(
    jsonb_build_object('owner', 'player:' || p_transfer.member_id, 'kind', p_from, 'amount', -p_amount),
    jsonb_build_object('owner', 'player:' || p_transfer.member_id, 'kind', p_to, 'amount', p_amount)),
    'vendor-transfer:' || p_transfer.id, jsonb_build_object('vassalage', p_transfer.vendor), p_at)
$$;

-- Takes the money out of its wallet and notes the transfer, before anybody is asked to move it. An amount of null is all
-- that is there. Answers null when there is nothing.
create function begin_vendor_transfer(p_id uuid, p_merchant text, p_member bigint, p_request uuid, p_vendor text,
  p_direction text, p_amount bigint, p_cause text, p_at timestamptz, p_ask_at timestamptz) returns uuid language plpgsql as $$
declare
  v_from text := case p_direction when 'in' then 'player_cash' else vendor_wallet_kind(p_vendor) end;
  v_amount bigint := p_amount;
  v vendor_transfer;
begin
  insert into ledger_account_kind (kind, may_be_negative) values (vendor_wallet_kind(p_vendor), false) on conflict do nothing;
  if v_amount is null then
    select balance_minor into v_amount from ledger_account
      where merchant = p_merchant and owner = 'player:' || p_member and kind = v_from for update;
    if coalesce(v_amount, 0) = 0 then
      return null;
    end if;
  end if;
  insert into vendor_transfer (id, merchant, member_id, request_id, vendor, direction, amount_minor, is_whole, cause, created_at, ask_at)
    values (p_id, p_merchant, p_member, p_request, p_vendor, p_direction, v_amount, p_amount is null, p_cause, p_at, p_ask_at)
    returning * into v;
  perform post_transfer(v, 'sent', v_from, 'transfer_transit', v_amount, p_at);
  perform notify_console('vendor-transfer-changed', p_merchant, p_member);
  return v.id;
end $$;

-- What the provider did with a transfer: so much arrived, the rest goes back. The first answer counts; false afterwards.
create function settle_vendor_transfer(p_id uuid, p_moved bigint, p_reason text, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v vendor_transfer;
  v_vendor text;
begin
  select * into strict v from vendor_transfer where id = p_id for update;
  if v.status <> 'transit' then
    return false;
  end if;
  if p_moved < 0 or p_moved > v.amount_minor or (p_moved not in (0, v.amount_minor) and not v.is_whole) then
    raise exception 'transfer % of % can''t have moved %', v.id, v.amount_minor, p_moved;
  end if;
  v_vendor := vendor_wallet_kind(v.vendor);
  if p_moved > 0 then
    perform post_transfer(v, 'arrived', 'transfer_transit', case v.direction when 'in' then v_vendor else 'player_cash' end,
      p_moved, p_at);
  end if;
  if p_moved < v.amount_minor then
    perform post_transfer(v, 'returned', 'transfer_transit', case v.direction when 'in' then 'player_cash' else v_vendor end,
      v.amount_minor - p_moved, p_at);
  end if;
  update vendor_transfer set status = case when p_moved > 0 then 'done' else 'returned' end, moved_minor = p_moved,
      reason = p_reason, settled_at = p_at where id = p_id;
  perform notify_console('vendor-transfer-changed', v.merchant, v.member_id);
  return true;
end $$;

-- As in 0002; a round that is played from a vendor's wallet moves that account and no other of the player.
create or replace function wallet_post(p jsonb, p_kind text, p_cash bigint, p_bonus bigint, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  v_owner text := 'player:' || (p->>'memberId');
  v_trial boolean := (p->>'isTrial')::boolean;
  v_vendor text := case when p_kind = 'bet' then p->>'vendorWallet' else (
    select r.vendor_wallet from game_round r where r.provider = p->>'provider' and r.round_id = p->>'roundId') end;
  v_lines jsonb := jsonb_build_array(
    jsonb_build_object('owner', v_owner, 'amount', p_cash,
      'kind', case when v_vendor is not null then vendor_wallet_kind(v_vendor) when v_trial then 'trial_cash' else 'player_cash' end),
    jsonb_build_object('owner', 'house', 'kind', case when v_trial then 'trial_clearing' else 'game_clearing' end, 'amount', -(p_cash + p_bonus)));
begin
  if p_bonus <> 0 then
    v_lines := v_lines || jsonb_build_object('owner', v_owner, 'kind', 'player_bonus', 'amount', p_bonus);
  end if;
  return (post_movement(p->>'merchant', 'game:' || (p->>'provider') || ':' || (p->>'txId'), p_kind, v_lines,
    'round:' || (p->>'roundId'),
    jsonb_build_object('code', p->>'code', 'roundId', p->>'roundId', 'provider', p->>'provider', 'category', p->>'category', 'vassalage', p->>'vassalage'),
    p_now)->>'id')::bigint;
end $$;

-- A bet from a vendor's wallet; as wallet_bet, but never with bonus money: none can be there.
create function wallet_vendor_bet(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'bet', p_now);
  v_round game_round;
  v_amount bigint := (p->>'amount')::bigint;
  v_balance bigint;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  if found then
    if v_round.member_id <> (p->>'memberId')::bigint or v_round.code <> p->>'code'
        or v_round.vendor_wallet is distinct from p->>'vendorWallet' then
      return wallet_settle(p, 'BAD_REQUEST');
    elsif v_round.status <> 'open' then
      return wallet_settle(p, 'ROUND_CLOSED');
    end if;
  end if;
  select balance_minor into v_balance from ledger_account
    where merchant = p->>'merchant' and owner = 'player:' || (p->>'memberId')
      and kind = vendor_wallet_kind(p->>'vendorWallet') for update;
  if coalesce(v_balance, 0) < v_amount then
    return wallet_settle(p, 'INSUFFICIENT_FUNDS');
  end if;
  v_movement := wallet_post(p, 'bet', -v_amount, 0, p_now);
  update wallet_transaction set cash_minor = v_amount where provider = p->>'provider' and tx_id = p->>'txId';
  insert into game_round (provider, round_id, merchant, member_id, code, launch_id, vendor_wallet, status, stake_minor, started_at)
    values (p->>'provider', p->>'roundId', p->>'merchant', (p->>'memberId')::bigint, p->>'code', p->>'launchId',
            p->>'vendorWallet', 'open', v_amount, p_now)
    on conflict (provider, round_id) do update set stake_minor = game_round.stake_minor + v_amount;
  return wallet_settle(p, 'OK', v_movement);
end $$;

-- What the ledger has at a provider's vendors and between; the comparison with the provider keeps what it found.
create table vendor_wallet_difference (
  id bigint generated always as identity primary key,
  provider text not null,
  at timestamptz not null,
  difference_minor bigint not null
);
create index ledger_account_of_vendors on ledger_account (kind) where kind like 'vendor\_wallet:%';
