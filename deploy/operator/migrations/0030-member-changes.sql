-- Open pages of a member are notified when something of theirs has changed. A notification names the member and the kind
-- of change, nothing else; the page then asks. It is delivered after the commit, and once for equal ones of a transaction.

create function notify_member(p_merchant text, p_member bigint, p_kind text) returns void language sql as $$
  select pg_notify('console_event', json_build_object(
    'type', 'member-changed', 'merchant', p_merchant, 'member', p_member, 'kind', p_kind)::text)
$$;

-- For tables that name their member; the argument is the kind.
create function member_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(new.merchant, new.member_id, tg_argv[0]);
  return null;
end $$;

create trigger deposit_notified after insert or update on deposit for each row execute function member_changed('deposit');
create trigger withdrawal_notified after insert or update on withdrawal
  for each row execute function member_changed('withdrawal');
create trigger bank_account_notified after insert or update on bank_account
  for each row execute function member_changed('bank-account');
create trigger payment_claim_notified after insert or update on payment_claim
  for each row execute function member_changed('claim');
-- Whoever waits for the end of a round in its page knows of it; results that come later are news. The stakes themselves are
-- none: PostgreSQL commits transactions that notify one after the other.
create trigger bet_notified after update on bet for each row
  when (new.status <> 'open' and (old.status <> 'open' and (old.status, old.payout_minor) is distinct from (new.status, new.payout_minor)
        or old.status = 'open' and new.settled_at > new.placed_at + interval '10 seconds'))
  execute function member_changed('bet');

create function payment_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(merchant, member_id, 'deposit') from deposit where id = new.deposit_id;
  return null;
end $$;
create trigger payment_notified after insert or update on payment for each row
  when (new.deposit_id is not null) execute function payment_changed();

create function withdrawal_part_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(merchant, member_id, 'withdrawal') from withdrawal where id = new.withdrawal_id;
  return null;
end $$;
create trigger withdrawal_part_notified after insert or update on withdrawal_part
  for each row execute function withdrawal_part_changed();

-- Everybody whose accounts a movement touches; what a game stakes and pays is shown by the page that plays it.
create function movement_posted() returns trigger language plpgsql as $$
begin
  perform notify_member(new.merchant, m.id, case when new.kind like 'bonus%' then 'bonus' when new.kind = 'transfer' then 'transfer' else 'balance' end)
    from (select distinct substr(line->>'owner', 8)::bigint as id
          from jsonb_array_elements(new.lines) line where line->>'owner' like 'player:%') m;
  return null;
end $$;
create trigger ledger_movement_notified after insert on ledger_movement for each row
  when (new.kind not in ('opening', 'bet', 'payout')) execute function movement_posted();
