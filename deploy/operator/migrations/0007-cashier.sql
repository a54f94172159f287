-- Deposits and withdrawals. Each change of state is one function call and one transaction, money included.
-- Raises TW001 state.not.allowed, TW002 unknown, TL002 duplicate.mismatch, and the ledger's own.

create table deposit (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  method_id text not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  depositor_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason_code text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (member_id, request_id)
);
create index deposit_by_member on deposit (member_id, id desc);
create index deposit_queue on deposit (id) where status = 'pending';

create table withdrawal (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  bank_code text not null,
  account_number text not null,
  account_holder text not null,
  status text not null default 'requested',
  reason_code text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  unique (member_id, request_id)
);
create index withdrawal_by_member on withdrawal (member_id, id desc);
create index withdrawal_queue on withdrawal (status, id);

create table withdrawal_step (from_status text not null, to_status text not null, primary key (from_status, to_status));
insert into withdrawal_step values
  ('requested', 'pending_review'), ('pending_review', 'approved'), ('pending_review', 'rejected'),
  ('approved', 'submitted'), ('submitted', 'completed'), ('submitted', 'failed');

create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal (id),
  status text not null,
  at timestamptz not null,
  actor text not null,
  reason_code text,
  unique (withdrawal_id, status)
);

create function dated_reference(p_letter text, p_id bigint, p_at timestamptz) returns text language sql immutable as $$
  select p_letter || '-' || to_char(p_at at time zone 'UTC', 'YYYYMMDD') || '-' || lpad(p_id::text, greatest(4, length(p_id::text)), '0')
$$;

create function notify_console(p_type text, p_merchant text, p_id bigint) returns void language sql as $$
  select pg_notify('console_event', jsonb_build_object('type', p_type, 'merchant', p_merchant, 'id', p_id)::text)
$$;

create function create_deposit(
  p_merchant text, p_member bigint, p_request uuid, p_method text, p_amount bigint, p_depositor text,
  p_at timestamptz, p_answer_by timestamptz
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_known deposit;
begin
  insert into deposit (merchant, member_id, request_id, method_id, reference, amount_minor, depositor_name, created_at, answer_by)
    values (p_merchant, p_member, p_request, p_method, '', p_amount, p_depositor, p_at, p_answer_by)
    on conflict (member_id, request_id) do nothing returning id into v_id;
  if v_id is null then
    select * into strict v_known from deposit where member_id = p_member and request_id = p_request;
    if (v_known.method_id, v_known.amount_minor, v_known.depositor_name) is distinct from (p_method, p_amount, p_depositor) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v_known.id;
  end if;
  update deposit set reference = dated_reference('D', id, p_at) where id = v_id;
  perform notify_console('deposit-changed', p_merchant, v_id);
  return v_id;
end $$;

-- p_to: approved or rejected. Saying the same again changes nothing and answers false.
create function decide_deposit(p_id bigint, p_to text, p_operator text, p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_deposit deposit;
begin
  select * into v_deposit from deposit where id = p_id for update;
  if not found then raise exception 'deposit.unknown' using errcode = 'TW002'; end if;
  if v_deposit.status = p_to then return false; end if;
  if v_deposit.status <> 'pending' then raise exception 'deposit.state.not.allowed' using errcode = 'TW001'; end if;
  if p_to = 'approved' then
    perform post_movement(v_deposit.merchant, 'deposit:' || p_id, 'deposit', jsonb_build_array(
      jsonb_build_object('owner', 'house', 'kind', 'bank_clearing', 'amount', -v_deposit.amount_minor),
      jsonb_build_object('owner', 'player:' || v_deposit.member_id, 'kind', 'player_cash', 'amount', v_deposit.amount_minor)),
      v_deposit.reference, '{}', p_at);
  end if;
  update deposit set status = p_to, reason_code = p_reason, decided_at = p_at, decided_by = p_operator where id = p_id;
  perform notify_console('deposit-changed', v_deposit.merchant, p_id);
  return true;
end $$;

create function create_withdrawal(
  p_merchant text, p_member bigint, p_request uuid, p_amount bigint, p_bank text, p_number text, p_holder text,
  p_at timestamptz, p_answer_by timestamptz
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_known withdrawal;
begin
  insert into withdrawal (merchant, member_id, request_id, reference, amount_minor, bank_code, account_number,
                          account_holder, created_at, answer_by)
    values (p_merchant, p_member, p_request, '', p_amount, p_bank, p_number, p_holder, p_at, p_answer_by)
    on conflict (member_id, request_id) do nothing returning id into v_id;
  if v_id is null then
    select * into strict v_known from withdrawal where member_id = p_member and request_id = p_request;
    if (v_known.amount_minor, v_known.bank_code, v_known.account_number, v_known.account_holder)
       is distinct from (p_amount, p_bank, p_number, p_holder) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v_known.id;
  end if;
  update withdrawal set reference = dated_reference('W', id, p_at) where id = v_id returning * into v_known;
  perform post_movement(p_merchant, 'withdrawal:' || v_id || ':hold', 'withdrawal-hold', jsonb_build_array(
    jsonb_build_object('owner', 'player:' || p_member, 'kind', 'player_cash', 'amount', -p_amount),
    jsonb_build_object('owner', 'player:' || p_member, 'kind', 'withdrawal_hold', 'amount', p_amount)),
    v_known.reference, '{}', p_at);
  insert into withdrawal_event (withdrawal_id, status, at, actor) values (v_id, 'requested', p_at, 'player');
  perform notify_console('withdrawal-changed', p_merchant, v_id);
  return v_id;
end $$;

-- Every end of a withdrawal releases its hold exactly once, in the transaction of the step itself.
create function move_withdrawal(p_id bigint, p_to text, p_actor text, p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v withdrawal;
begin
  select * into v from withdrawal where id = p_id for update;
  if not found then raise exception 'withdrawal.unknown' using errcode = 'TW002'; end if;
  if v.status = p_to then return false; end if;
  if not exists (select 1 from withdrawal_step where from_status = v.status and to_status = p_to) then
    raise exception 'withdrawal.state.not.allowed' using errcode = 'TW001';
  end if;
  if p_to = 'completed' then
    perform post_movement(v.merchant, 'withdrawal:' || p_id || ':release', 'withdrawal-paid', jsonb_build_array(
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'withdrawal_hold', 'amount', -v.amount_minor),
      jsonb_build_object('owner', 'house', 'kind', 'bank_clearing', 'amount', v.amount_minor)), v.reference, '{}', p_at);
  elsif p_to in ('rejected', 'failed') then
    perform post_movement(v.merchant, 'withdrawal:' || p_id || ':release', 'withdrawal-returned', jsonb_build_array(
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'withdrawal_hold', 'amount', -v.amount_minor),
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', v.amount_minor)), v.reference, '{}', p_at);
  end if;
  update withdrawal set status = p_to, reason_code = p_reason where id = p_id;
  insert into withdrawal_event (withdrawal_id, status, at, actor, reason_code) values (p_id, p_to, p_at, p_actor, p_reason);
  perform notify_console('withdrawal-changed', v.merchant, p_id);
  return true;
end $$;
