/**
 * Times the records of one member with a million bets and a million movements of three years, on a PostgreSQL with `fsync` and on the
 * embedded database: `npx tsx bench/src/bets.ts [bets [embedded]]`. Prints one line of JSON; times are milliseconds of SQL.
 */
import {
  type BetFilter,
  productsOf,
  readBets,
  sumBets,
  sumSettled,
} from '../../deploy/operator/domains/bets/bet-store.ts';
import { lifetimeDeposits } from '../../deploy/operator/domains/cashier/index.ts';
import { walletOf } from '../../deploy/operator/domains/identity/index.ts';
import type { EntryPage } from '../../deploy/operator/domains/ledger/index.ts';
import type { TestOperator } from '../../deploy/operator/testing/operator.ts';
import { measureOn, timed } from './sql-times.ts';

/** Bets of every product and vendor, one in a hundred thousand void; sums as the trigger would keep them. */
async function addBets({ context: { db } }: TestOperator, memberId: number, count: number): Promise<void> {
  await db.script('alter table bet disable trigger bet_counts');
  await db.query(
    `insert into bet (merchant, member_id, source, category, vendor, game, reference, stake_minor, payout_minor, status,
       placed_at, day, settled_at)
     select 'aurora', $2, 'round:bench:' || n, (array['RNG', 'RNG', 'LIVE', 'SPORTS', 'LOTT', 'FISH', 'PVP', 'ESPORTS'])[1 + n % 8],
       'V' || n % 24, 'G' || n % 500, 'round:bench-' || n, 1000, case when n % 3 = 0 then 2500 else 0 end,
       case when n % 100000 = 7 then 'void' when n % 3 = 0 then 'won' else 'lost' end, t.at,
       (t.at at time zone 'Asia/Seoul')::date, t.at
     from generate_series(1, $1::int) n
     cross join lateral (select timestamptz '2026-03-01' - interval '1095 days' * (1 - n::float8 / $1) as at) t`,
    [count, memberId],
  );
  await db.query(
    `insert into bet_day select member_id, day, category, vendor, status, count(*), sum(stake_minor), sum(payout_minor)
     from bet where member_id = $1 group by 1, 2, 3, 4, 5`,
    [memberId],
  );
  await db.script('alter table bet enable trigger bet_counts; analyze bet; analyze bet_day');
}

/** As many movements of that member over three years, half bets and half payouts, one in a thousand a deposit. */
async function addMovements({ context: { db } }: TestOperator, memberId: number, count: number): Promise<void> {
  await db.script('alter table ledger_entry disable trigger user');
  await db.query(
    `insert into ledger_account (merchant, owner, kind, may_be_negative)
     values ('aurora', 'player:' || $1::bigint, 'player_cash', false)`,
    [memberId],
  );
  await db.query(
    `insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
     select 'aurora', 'bench:' || n, case when n % 1000 = 7 then 'deposit' when n % 2 = 0 then 'bet' else 'payout' end, '[]',
       'round:bench-' || (n + 1) / 2, '{}', timestamptz '2026-03-01' - interval '1095 days' * (1 - n::float8 / $1)
     from generate_series(1, $1::int) n`,
    [count],
  );
  await db.query(
    `insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
     select m.id, a.id, case m.kind when 'bet' then -1000 else 990 end, 0, m.at, m.kind
     from ledger_movement m join ledger_account a on a.owner = 'player:' || $1::bigint and a.kind = 'player_cash'
     where m.key like 'bench:%'`,
    [memberId],
  );
  await db.query(
    `insert into movement_day select 'aurora', a.owner, (e.at at time zone 'Asia/Seoul')::date, e.kind, count(*),
       sum(greatest(e.amount_minor, 0)), sum(least(e.amount_minor, 0))
     from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner = 'player:' || $1::bigint group by 2, 3, 4`,
    [memberId],
  );
  await db.script('alter table ledger_entry enable trigger user; analyze ledger_entry; analyze ledger_movement');
}

async function measure(operator: TestOperator, count: number) {
  const { db, accounts } = operator.context;
  const member = await accounts.create({ merchant: 'aurora', username: 'million', type: 0, password: null });
  await addBets(operator, member.id, count);
  await addMovements(operator, member.id, count);
  const { ledger } = operator.context;
  const { playable } = walletOf(member);
  const threeYears = { from: new Date('2023-03-01'), to: new Date('2026-03-02') };
  const movements = (part: Partial<EntryPage> = {}) =>
    timed(() => ledger.entries('aurora', playable, { ...threeYears, limit: 20, ...part }));
  const all: BetFilter = { memberId: member.id, from: '2020-01-01', to: '2026-03-31' };
  const [middle] = await db.query<{ id: number }>('select id from bet where source = $1', [`round:bench:${count / 2}`]);
  const page = (filter: Partial<BetFilter> = {}, after: number | null = null) =>
    timed(() => readBets(db, { ...all, ...filter }, after, 26));
  return {
    firstPage: await page(),
    pageInTheMiddle: await page({}, middle?.id ?? 0),
    pageOfVendor: await page({ category: 'LIVE', vendor: 'V2' }),
    pageOfVoid: await page({ statuses: ['void'] }),
    totals: await timed(() => sumBets(db, all)),
    totalsOfVendor: await timed(() => sumBets(db, { ...all, vendor: 'V2' })),
    products: await timed(() => productsOf(db, member.id)),
    profitOfYear: await timed(() => sumSettled(db, { memberId: member.id, from: '2025-03-01', to: '2026-03-01' })),
    firstPageOfMovements: await movements(),
    pageOfDeposits: await movements({ kinds: ['deposit'] }),
    totalsOfMovements: await timed(() => ledger.sums('aurora', playable, { ...threeYears, timeZone: 'Asia/Seoul' })),
    lifetimeDeposits: await timed(() => lifetimeDeposits(db, 'aurora', member)),
  };
}

const count = Number(process.argv[2] ?? 1_000_000);
await measureOn(process.argv[3] === 'embedded' ? 'embedded' : 'postgres', async (operator) => ({
  bets: count,
  ...(await measure(operator, count)),
}));
