-- Money that an agent gives to an account below: one movement between two players of a merchant, in both records.
create table downline_transfer (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  receiver_id bigint not null references member (id),
  request_id uuid not null,
  -- Shown to both, e.g. G-20261121-0042.
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  unique (member_id, request_id)
);
create index downline_transfer_by_member on downline_transfer (member_id, id desc);
create index downline_transfer_by_receiver on downline_transfer (receiver_id, id desc);

-- A repeated request finds the first one's transfer.
create function create_downline_transfer(p_merchant text, p_member bigint, p_receiver bigint, p_request uuid, p_amount bigint,
  p_at timestamptz) returns bigint language plpgsql as $$
declare
  v downline_transfer;
begin
  insert into downline_transfer (merchant, member_id, receiver_id, request_id, reference, amount_minor, created_at)
    values (p_merchant, p_member, p_receiver, p_request, '', p_amount, p_at)
    on conflict (member_id, request_id) do nothing returning * into v;
  if not found then
    select * into strict v from downline_transfer where member_id = p_member and request_id = p_request;
    if (v.receiver_id, v.amount_minor) is distinct from (p_receiver, p_amount) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v.id;
  end if;
  update downline_transfer set reference = dated_reference('G', id, p_at) where id = v.id returning * into v;
  perform post_movement(p_merchant, 'downline-transfer:' || v.id, 'transfer', jsonb_build_array(
    jsonb_build_object('owner', 'player:' || p_member, 'kind', 'player_cash', 'amount', -p_amount),
    jsonb_build_object('owner', 'player:' || p_receiver, 'kind', 'player_cash', 'amount', p_amount)),
    v.reference, jsonb_build_object('downlineTransfer', v.id), p_at);
  return v.id;
end $$;
