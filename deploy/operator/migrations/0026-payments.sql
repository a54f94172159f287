-- Deposits that a payment provider reports: what it reported, what became of it, and what is owed after a reversal.

insert into ledger_account_kind (kind, may_be_negative, shards) values
  ('ewallet_clearing', true, 16), ('coin_clearing', true, 16),
  ('payment_fee', true, 16),
  -- What a member owes after a credited payment was reversed: below zero until it is collected or written off.
  ('player_claim', true, 1), ('claim_loss', true, 1);

alter table deposit
  add column fee_minor bigint not null default 0 check (fee_minor >= 0),
  -- What was asked for, where something else was received and credited.
  add column announced_minor bigint,
  -- How the provider names it; null for deposits without a provider.
  add column order_reference text unique,
  -- Until when it has to be paid; null where a person answers.
  add column pay_by timestamptz,
  -- What was promised when it was asked for: fee, rate, address.
  add column terms jsonb not null default '{}';
create index deposit_unpaid on deposit (pay_by) where status = 'pending' and pay_by is not null;

create table payment (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  provider text not null,
  provider_reference text not null,
  order_reference text not null,
  deposit_id bigint references deposit (id),
  amount_minor bigint not null check (amount_minor > 0),
  coin_cents bigint,
  payer_name text not null,
  confirmations int not null default 0,
  status text not null check (status in ('confirming', 'credited', 'review', 'returned', 'reversed')),
  -- Why a person has to decide.
  reason_code text,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (provider, provider_reference)
);
create index payment_queue on payment (id) where status = 'review';
create index payment_by_deposit on payment (deposit_id, id);
create index payment_by_time on payment (provider, at);

create table payment_claim (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  payment_id bigint not null unique references payment (id),
  amount_minor bigint not null check (amount_minor > 0),
  open_minor bigint not null check (open_minor between 0 and amount_minor),
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text
);
create index payment_claim_open on payment_claim (member_id) where open_minor > 0;

create function deposit_clearing(p_method text) returns text language sql immutable as $$
  select case p_method when 'ewallet' then 'ewallet_clearing' when 'coin' then 'coin_clearing' else 'bank_clearing' end
$$;

-- As create_deposit before, with the terms that hold for it. A repeated request finds the first one's deposit.
drop function create_deposit(text, bigint, uuid, text, bigint, text, timestamptz, timestamptz);
create function create_deposit(
  p_merchant text, p_member bigint, p_request uuid, p_method text, p_amount bigint, p_depositor text,
  p_at timestamptz, p_answer_by timestamptz, p_order text, p_pay_by timestamptz, p_terms jsonb
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_known deposit;
begin
  insert into deposit (merchant, member_id, request_id, method_id, reference, amount_minor, depositor_name, created_at,
                       answer_by, order_reference, pay_by, terms)
    values (p_merchant, p_member, p_request, p_method, '', p_amount, p_depositor, p_at, p_answer_by, p_order, p_pay_by, p_terms)
    on conflict (member_id, request_id) do nothing returning id into v_id;
  if v_id is null then
    select * into strict v_known from deposit where member_id = p_member and request_id = p_request;
    if (v_known.method_id, coalesce(v_known.announced_minor, v_known.amount_minor), v_known.depositor_name)
       is distinct from (p_method, p_amount, p_depositor) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v_known.id;
  end if;
  update deposit set reference = dated_reference('D', id, p_at) where id = v_id;
  perform notify_console('deposit-changed', p_merchant, v_id);
  return v_id;
end $$;

-- Credits what was received, less the fee. One that has expired may still be credited: its payment came late.
create function credit_deposit(p_id bigint, p_received bigint, p_fee bigint, p_by text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v deposit;
begin
  select * into v from deposit where id = p_id for update;
  if not found then raise exception 'deposit.unknown' using errcode = 'TW002'; end if;
  if v.status = 'approved' then return false; end if;
  if v.status <> 'pending' and v.reason_code is distinct from 'deposit.expired' then
    raise exception 'deposit.state.not.allowed' using errcode = 'TW001';
  end if;
  perform post_movement(v.merchant, 'deposit:' || p_id, 'deposit', jsonb_build_array(
    jsonb_build_object('owner', 'house', 'kind', deposit_clearing(v.method_id), 'amount', -p_received),
    jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', p_received - p_fee))
    || case when p_fee = 0 then '[]'::jsonb
       else jsonb_build_array(jsonb_build_object('owner', 'house', 'kind', 'payment_fee', 'amount', p_fee)) end,
    v.reference, '{}', p_at);
  update deposit set status = 'approved', reason_code = null, decided_at = p_at, decided_by = p_by, fee_minor = p_fee,
    amount_minor = p_received, announced_minor = case when p_received <> v.amount_minor then v.amount_minor end
    where id = p_id;
  perform notify_console('deposit-changed', v.merchant, p_id);
  return true;
end $$;

-- A person's decision on a bank transfer, and every rejection. Saying the same again changes nothing and answers false.
create or replace function decide_deposit(p_id bigint, p_to text, p_operator text, p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_deposit deposit;
begin
  select * into v_deposit from deposit where id = p_id for update;
  if not found then raise exception 'deposit.unknown' using errcode = 'TW002'; end if;
  if v_deposit.status = p_to then return false; end if;
  if v_deposit.status <> 'pending' then raise exception 'deposit.state.not.allowed' using errcode = 'TW001'; end if;
  if p_to = 'approved' then
    -- What a provider reports is credited with its payment, never without one.
    if v_deposit.order_reference is not null then raise exception 'deposit.state.not.allowed' using errcode = 'TW001'; end if;
    return credit_deposit(p_id, v_deposit.amount_minor, 0, p_operator, p_at);
  end if;
  update deposit set status = p_to, reason_code = p_reason, decided_at = p_at, decided_by = p_operator where id = p_id;
  perform notify_console('deposit-changed', v_deposit.merchant, p_id);
  return true;
end $$;

-- The provider took a payment back. What was credited becomes a claim: cash is touched by a person's decision only.
create function reverse_payment(p_id bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v payment;
  v_deposit deposit;
begin
  select * into v from payment where id = p_id for update;
  if v.status in ('reversed', 'returned') then return false; end if;
  if v.status <> 'credited' then
    update payment set status = 'returned', reason_code = 'payment.reversed', decided_at = p_at, decided_by = 'system' where id = p_id;
    perform notify_console('deposit-changed', v.merchant, v.deposit_id);
    return true;
  end if;
  select * into strict v_deposit from deposit where id = v.deposit_id;
  perform post_movement(v.merchant, 'payment:' || p_id || ':reversal', 'payment-reversed', jsonb_build_array(
    jsonb_build_object('owner', 'house', 'kind', deposit_clearing(v_deposit.method_id), 'amount', v.amount_minor),
    jsonb_build_object('owner', 'player:' || v_deposit.member_id, 'kind', 'player_claim', 'amount', v_deposit.fee_minor - v.amount_minor))
    || case when v_deposit.fee_minor = 0 then '[]'::jsonb
       else jsonb_build_array(jsonb_build_object('owner', 'house', 'kind', 'payment_fee', 'amount', -v_deposit.fee_minor)) end,
    v_deposit.reference, '{}', p_at);
  update payment set status = 'reversed', decided_at = p_at where id = p_id;
  insert into payment_claim (merchant, member_id, payment_id, amount_minor, open_minor, at)
    values (v.merchant, v_deposit.member_id, p_id, v.amount_minor - v_deposit.fee_minor, v.amount_minor - v_deposit.fee_minor, p_at);
  perform notify_console('deposit-changed', v.merchant, v.deposit_id);
  return true;
end $$;

-- Collects as much of a claim as there is cash for, or writes the rest off. Answers how much; 0 changes nothing.
create function settle_claim(p_id bigint, p_how text, p_by text, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v payment_claim;
  v_amount bigint;
begin
  select * into v from payment_claim where id = p_id for update;
  if not found then raise exception 'claim.unknown' using errcode = 'TW002'; end if;
  v_amount := v.open_minor;
  if p_how = 'collect' then
    select least(v_amount, coalesce(sum(balance_minor), 0)) into v_amount from ledger_account
      where merchant = v.merchant and owner = 'player:' || v.member_id and kind = 'player_cash';
  end if;
  if v_amount = 0 then return 0; end if;
  perform post_movement(v.merchant, 'claim:' || p_id || ':' || v.open_minor,
    case p_how when 'collect' then 'claim-collected' else 'claim-written-off' end,
    jsonb_build_array(
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_claim', 'amount', v_amount),
      case p_how when 'collect'
        then jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', -v_amount)
        else jsonb_build_object('owner', 'house', 'kind', 'claim_loss', 'amount', -v_amount) end),
    (select d.reference from payment p join deposit d on d.id = p.deposit_id where p.id = v.payment_id), '{}', p_at);
  update payment_claim set open_minor = v.open_minor - v_amount,
    closed_at = case when v.open_minor = v_amount then p_at end, closed_by = p_by where id = p_id;
  perform notify_console('deposit-changed', v.merchant, null);
  return v_amount;
end $$;

-- What does not agree between the provider, the payments and the ledger; closed when it agrees again.
create table payment_difference (
  id bigint generated always as identity primary key,
  provider text not null,
  merchant text not null,
  kind text not null,
  reference text not null,
  -- What the provider, and what our side says, in minor units.
  theirs_minor bigint not null,
  ours_minor bigint not null,
  found_at timestamptz not null,
  closed_at timestamptz
);
create unique index payment_difference_open on payment_difference (provider, merchant, kind, reference) where closed_at is null;

-- The sandbox's providers: their own record, and the callbacks that they still have to send.
create table sandbox_payment_order (
  provider text not null,
  reference text not null,
  merchant text not null,
  amount_minor bigint not null,
  coin_cents bigint,
  payer_name text not null,
  pay_by timestamptz not null,
  at timestamptz not null,
  primary key (provider, reference)
);
create table sandbox_payment (
  id bigint generated always as identity primary key,
  provider text not null,
  reference text not null unique,
  order_reference text not null,
  merchant text not null,
  amount_minor bigint not null,
  coin_cents bigint,
  payer_name text not null,
  is_reversed boolean not null default false,
  at timestamptz not null
);
create index sandbox_payment_by_order on sandbox_payment (provider, order_reference);
create index sandbox_payment_by_time on sandbox_payment (provider, at);
create table sandbox_callback (
  id bigint generated always as identity primary key,
  provider text not null,
  body jsonb not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  delivered_at timestamptz
);
create index sandbox_callback_due on sandbox_callback (due_at, id) where delivered_at is null;
