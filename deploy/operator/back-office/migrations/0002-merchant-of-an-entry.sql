-- The merchant that an entry concerns; null for what belongs to none, or to all. Entries of earlier releases named it in
-- their detail, or named something of it. The tables of domains are not there yet in a fresh database.
alter table console_log add column merchant text;

update console_log set merchant = coalesce(detail ->> 'merchant', case when action like 'merchant.%' then detail ->> 'code' end);

do $$
declare subject record;
begin
  for subject in
    select * from (values ('deposit', 'deposit', 'id'), ('withdrawal', 'withdrawal', 'id'),
      ('lottery-bet', 'lottery_bet', 'id'), ('support', 'support_conversation', 'conversation')) as s (kind, named_table, named_key)
  loop
    continue when to_regclass(subject.named_table) is null;
    execute format(
      'update console_log l set merchant = s.merchant from %I s where l.merchant is null
         and s.id = case when split_part(l.action, ''.'', 1) = %L then (l.detail ->> %L)::bigint end',
      subject.named_table, subject.kind, subject.named_key);
  end loop;
end $$;

create index console_log_of_merchant on console_log (merchant, id);
