/**
 * Times the points of one member with a million movements of three years, beside twenty thousand members with some, on a
 * PostgreSQL with `fsync` and on the embedded database: `npx tsx bench/src/points.ts [movements [embedded]]`. Prints one
 * line of JSON; times are milliseconds, of SQL and of whole calls.
 */
import { getPointBalance, getPointRecord, getRedemptions } from '@tessera/shared/wire/promotions';
import { pointAccount } from '../../deploy/operator/domains/points/movements.ts';
import type { TestOperator } from '../../deploy/operator/testing/operator.ts';
import { siteClient } from '../../deploy/operator/testing/site-client.ts';
import { measureOn, timed } from './sql-times.ts';

const others = 20_000;
const perPage = 21;

/** Points of settled bets, one in a thousand redeemed; and a few of every other member. */
async function addPoints({ context: { db } }: TestOperator, memberId: number, count: number): Promise<void> {
  await db.script('alter table ledger_entry disable trigger user; alter table ledger_movement disable trigger user');
  await db.query(
    `insert into ledger_account (merchant, owner, kind, may_be_negative)
     select 'aurora', 'player:' || id, 'player_points', true
     from (select $1::bigint as id union all select 1000000 + n from generate_series(1, $2::int) n) owners`,
    [memberId, others],
  );
  await db.query(
    `insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
     select 'aurora', 'bench:' || n,
       case when n % 1000 = 7 then 'points-redeem' else (array['points-slots', 'points-live', 'points-sports'])[1 + n % 3] end,
       '[]', 'points:round:bench-' || n, '{}', timestamptz '2026-03-01' - interval '1095 days' * (1 - n::float8 / $1)
     from generate_series(1, $1::int) n`,
    [count + others],
  );
  await db.query(
    `insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
     select m.id, a.id, case m.kind when 'points-redeem' then -5000 else 120 end, 0, m.at, m.kind
     from (select m.*, substr(key, 7)::int as n from ledger_movement m where key like 'bench:%') m
     join ledger_account a on a.kind = 'player_points'
       and a.owner = 'player:' || case when m.n <= $2 then $1::bigint else 1000000 + m.n - $2 end`,
    [memberId, count],
  );
  await db.query(
    `update ledger_account a set balance_minor = s.sum from (
       select account_id, sum(amount_minor) as sum from ledger_entry group by 1) s
     where s.account_id = a.id and a.kind = 'player_points'`,
    [],
  );
  await db.query(
    `insert into point_redemption (merchant, member_id, request_id, reward_id, names, quantity, points, status,
       requested_at, decided_at)
     select r.merchant, $1, gen_random_uuid(), r.id, r.names, 1, 5000, 'approved', '2026-02-01', '2026-02-01'
     from (select * from point_reward where merchant = 'aurora' order by id limit 1) r, generate_series(1, $2::int)`,
    [memberId, Math.ceil(count / 1000)],
  );
  await db.script('alter table ledger_entry enable trigger user; alter table ledger_movement enable trigger user');
  await db.script('analyze ledger_account; analyze ledger_entry; analyze ledger_movement');
}

async function measure(operator: TestOperator, count: number) {
  const { accounts, sessions, ledger, db } = operator.context;
  const member = await accounts.create({ merchant: 'aurora', username: 'million', type: 0, password: null });
  await addPoints(operator, member.id, count);
  const { owner, kind } = pointAccount(member.id);
  const wallet = { owner, kinds: [kind] };
  const [middle] = await db.query<{ id: number }>(
    'select e.id from ledger_entry e join ledger_movement m on m.id = e.movement_id where m.key = $1',
    [`bench:${count / 2}`],
  );
  const page = (part: { kinds?: string[]; before?: number } = {}) =>
    timed(() => ledger.entries('aurora', wallet, { limit: perPage, ...part }));
  const site = siteClient(operator);
  const token = await sessions.issue(member.id);
  /** A whole call, whose refusal would be no measurement. */
  const call = (...asked: Parameters<typeof site.call>) =>
    timed(async () => {
      const { status, body } = await site.call(asked[0], asked[1], { token });
      if (status !== 200) throw new Error(`${status} ${body.errorCode}`);
    });
  return {
    movements: count,
    balance: await timed(() => ledger.balance('aurora', pointAccount(member.id))),
    firstPage: await page(),
    pageInTheMiddle: await page({ before: middle?.id ?? 0 }),
    pageOfRedemptions: await page({ kinds: ['points-redeem'] }),
    callOfBalance: await call(getPointBalance, {}),
    callOfFirstPage: await call(getPointRecord, {}),
    callOfRedemptions: await call(getRedemptions, {}),
  };
}

const count = Number(process.argv[2] ?? 1_000_000);
await measureOn(process.argv[3] === 'embedded' ? 'embedded' : 'postgres', (operator) => measure(operator, count));
