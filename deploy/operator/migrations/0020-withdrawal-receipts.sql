-- A withdrawal may be paid in parts, and its player says of each whether it has arrived. Every part takes its share out of
-- the hold once; what is not paid goes back to the balance. Raises TW001 state.not.allowed, TW002 unknown, TW003 part.outside.

-- Sent to the bank, and come back to the balance: what was never sent, and parts that did not arrive.
alter table withdrawal add column paid_minor bigint not null default 0, add column returned_minor bigint not null default 0;
update withdrawal set paid_minor = amount_minor where status = 'completed';
update withdrawal set returned_minor = amount_minor where status in ('rejected', 'failed');
alter table withdrawal add constraint withdrawal_paid check (paid_minor between 0 and amount_minor),
  add constraint withdrawal_returned check (returned_minor between 0 and amount_minor);

create table withdrawal_part (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal (id),
  number int not null,
  request_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'sent' check (status in ('sent', 'received', 'disputed', 'returned')),
  -- Who settled it: the player, the time that ran out, or an operator against the player's word.
  received_by text check (received_by in ('player', 'time', 'operator')),
  paid_at timestamptz not null,
  -- Counts as received from then on; until the second time its player may still say that it is missing.
  confirm_by timestamptz not null,
  dispute_by timestamptz not null,
  unique (withdrawal_id, number),
  unique (withdrawal_id, request_id),
  check ((status = 'received') = (received_by is not null))
);
create index withdrawal_part_due on withdrawal_part (confirm_by) where status = 'sent';
create index withdrawal_part_disputed on withdrawal_part (withdrawal_id) where status = 'disputed';

create table withdrawal_part_event (
  id bigint generated always as identity primary key,
  part_id bigint not null references withdrawal_part (id),
  status text not null,
  at timestamptz not null,
  -- 'player', 'time', or the operator's name.
  actor text not null,
  reason_code text,
  comment text not null default ''
);
create index withdrawal_part_event_by_part on withdrawal_part_event (part_id, id);

create table withdrawal_part_step (from_status text not null, to_status text not null, primary key (from_status, to_status));
insert into withdrawal_part_step values
  ('sent', 'received'), ('sent', 'disputed'), ('received', 'disputed'), ('disputed', 'received'), ('disputed', 'returned');

-- Pictures that show a missing payment, drawn anew; those without a part have not been sent yet.
create table withdrawal_proof (
  id uuid primary key,
  member_id bigint not null references member (id),
  part_id bigint references withdrawal_part (id),
  image bytea not null,
  at timestamptz not null
);
create index withdrawal_proof_by_part on withdrawal_proof (part_id) where part_id is not null;
create index withdrawal_proof_by_member on withdrawal_proof (member_id, at);

-- The step to 'completed' is taken by the payment of the last part alone.
delete from withdrawal_step where to_status = 'completed';

-- Pays a part, or without an amount the rest. The same request again changes nothing and answers false.
create function pay_withdrawal_part(
  p_id bigint, p_request uuid, p_amount bigint, p_actor text, p_at timestamptz, p_confirm_by timestamptz, p_dispute_by timestamptz
) returns boolean language plpgsql as $$
declare
  v withdrawal;
  v_known withdrawal_part;
  v_amount bigint;
  v_number int;
  v_part bigint;
begin
  select * into v from withdrawal where id = p_id for update;
  if not found then raise exception 'withdrawal.unknown' using errcode = 'TW002'; end if;
  select * into v_known from withdrawal_part where withdrawal_id = p_id and request_id = p_request;
  if found then
    if p_amount is not null and p_amount <> v_known.amount_minor then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return false;
  end if;
  if v.status = 'completed' and p_amount is null then return false; end if;
  if v.status <> 'submitted' then raise exception 'withdrawal.state.not.allowed' using errcode = 'TW001'; end if;
  v_amount := coalesce(p_amount, v.amount_minor - v.paid_minor);
  if v_amount <= 0 or v_amount > v.amount_minor - v.paid_minor then
    raise exception 'withdrawal.part.outside' using errcode = 'TW003';
  end if;
  select coalesce(max(number), 0) + 1 into v_number from withdrawal_part where withdrawal_id = p_id;
  insert into withdrawal_part (withdrawal_id, number, request_id, amount_minor, paid_at, confirm_by, dispute_by)
    values (p_id, v_number, p_request, v_amount, p_at, p_confirm_by, p_dispute_by) returning id into v_part;
  insert into withdrawal_part_event (part_id, status, at, actor) values (v_part, 'sent', p_at, p_actor);
  perform post_movement(v.merchant, 'withdrawal:' || p_id || ':part:' || v_number, 'withdrawal-paid', jsonb_build_array(
    jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'withdrawal_hold', 'amount', -v_amount),
    jsonb_build_object('owner', 'house', 'kind', 'bank_clearing', 'amount', v_amount)), v.reference, '{}', p_at);
  update withdrawal set paid_minor = paid_minor + v_amount,
    status = case when paid_minor + v_amount = amount_minor then 'completed' else status end where id = p_id;
  if v.paid_minor + v_amount = v.amount_minor then
    insert into withdrawal_event (withdrawal_id, status, at, actor) values (p_id, 'completed', p_at, p_actor);
  end if;
  perform notify_console('withdrawal-changed', v.merchant, p_id);
  return true;
end $$;

-- As in 0007. What is left in the hold goes back to the balance at every end; where a part has been paid before, the
-- withdrawal is completed by that part, and its reason says why the rest came back.
create or replace function move_withdrawal(p_id bigint, p_to text, p_actor text, p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v withdrawal;
  v_rest bigint := 0;
  v_to text := p_to;
begin
  select * into v from withdrawal where id = p_id for update;
  if not found then raise exception 'withdrawal.unknown' using errcode = 'TW002'; end if;
  if v.status = p_to then return false; end if;
  if p_to = 'failed' and v.status = 'completed' and v.reason_code = p_reason then return false; end if;
  if not exists (select 1 from withdrawal_step where from_status = v.status and to_status = p_to) then
    raise exception 'withdrawal.state.not.allowed' using errcode = 'TW001';
  end if;
  if p_to in ('rejected', 'failed', 'cancelled') then
    v_rest := v.amount_minor - v.paid_minor;
    perform post_movement(v.merchant, 'withdrawal:' || p_id || ':release', 'withdrawal-returned', jsonb_build_array(
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'withdrawal_hold', 'amount', -v_rest),
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', v_rest)), v.reference, '{}', p_at);
    if p_to = 'failed' and v.paid_minor > 0 then v_to := 'completed'; end if;
  end if;
  update withdrawal set status = v_to, reason_code = p_reason, returned_minor = returned_minor + v_rest where id = p_id;
  insert into withdrawal_event (withdrawal_id, status, at, actor, reason_code) values (p_id, v_to, p_at, p_actor, p_reason);
  perform notify_console('withdrawal-changed', v.merchant, p_id);
  return true;
end $$;

-- What became of a paid part. Money moves only when it is returned, once. The same again changes nothing and answers false.
create function settle_withdrawal_part(
  p_part bigint, p_to text, p_by text, p_actor text, p_reason text, p_comment text, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v withdrawal;
  v_part withdrawal_part;
begin
  select w.* into v from withdrawal w join withdrawal_part p on p.withdrawal_id = w.id where p.id = p_part for update of w;
  if not found then raise exception 'withdrawal.part.unknown' using errcode = 'TW002'; end if;
  select * into strict v_part from withdrawal_part where id = p_part for update;
  if v_part.status = p_to and v_part.received_by is not distinct from p_by then return false; end if;
  -- Time settles what nobody has answered, an operator what is disputed; a player's own word and a decision are final.
  if not exists (select 1 from withdrawal_part_step where from_status = v_part.status and to_status = p_to)
     or (p_by = 'time' and v_part.status <> 'sent') or (p_by = 'operator' and v_part.status <> 'disputed')
     or (v_part.status = 'received' and v_part.received_by <> 'time') then
    raise exception 'withdrawal.part.state.not.allowed' using errcode = 'TW001';
  end if;
  if p_to = 'returned' then
    perform post_movement(v.merchant, 'withdrawal:' || v.id || ':part:' || v_part.number || ':return', 'withdrawal-returned',
      jsonb_build_array(
        jsonb_build_object('owner', 'house', 'kind', 'bank_clearing', 'amount', -v_part.amount_minor),
        jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', v_part.amount_minor)),
      v.reference, '{}', p_at);
    update withdrawal set returned_minor = returned_minor + v_part.amount_minor where id = v.id;
  end if;
  update withdrawal_part set status = p_to, received_by = p_by where id = p_part;
  insert into withdrawal_part_event (part_id, status, at, actor, reason_code, comment)
    values (p_part, p_to, p_at, p_actor, p_reason, p_comment);
  perform notify_console('withdrawal-changed', v.merchant, v.id);
  return true;
end $$;
