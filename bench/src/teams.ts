/**
 * Times the pages of an agent with a downline of that many accounts in 12 levels, thirty bets each on average, over the
 * last 30 days, on a PostgreSQL with `fsync`: `npx tsx bench/src/teams.ts [accounts …]`. Prints one line of JSON for each;
 * times are milliseconds of SQL, all statements of a call together. The rows are loaded by SQL, the sums are made by the
 * job's own function.
 */
import {
  getTeamAccounts,
  getTeamBets,
  getTeamMembers,
  getTeamMovements,
  getTeamOverview,
  getTeamTrend,
} from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { TestOperator } from '../../deploy/operator/testing/operator.ts';
import { siteClient } from '../../deploy/operator/testing/site-client.ts';
import { measureOn, type SqlTimer } from './sql-times.ts';

const betsEach = 30;
const agentShare = 10;
const foldBatch = 100_000;

/** One agent in ten accounts; each has about two agents and ten members directly below. */
async function addDownline({ context: { db } }: TestOperator, rootId: number, count: number): Promise<void> {
  const agents = Math.floor(count / agentShare);
  await db.query(
    `create unlogged table bench_account as
     select n, n <= $1 as is_agent,
            case when n <= $1 then floor((n - 1) / 2.3)::int else 1 + (n * 7919) % $1 end as parent
     from generate_series(1, $2::int) n`,
    [agents, count],
  );
  await db.query('create unlogged table bench_member (n int primary key, id bigint not null, depth int not null)');
  await db.query('insert into bench_member values (0, $1, 0)', [rootId]);
  for (let depth = 1; depth <= 12; depth += 1) {
    await db.query(
      `with added as (
         insert into member (merchant, username, type, parent_id, to_upline, created_at)
         select 'aurora', 'b' || a.n, case when a.is_agent then 41 else 0 end, p.id, true,
                now() - interval '1 day' * (1 + a.n % 200)
         from bench_account a join bench_member p on p.n = a.parent and p.depth = $1 - 1
         where not exists (select 1 from bench_member k where k.n = a.n) order by a.n
         returning id, username)
       insert into bench_member select substr(username, 2)::int, id, $1 from added`,
      [depth],
    );
  }
}

/** Each member bets on a few days, several times; what is won is paid at once. */
async function addBets({ context: { db, clock } }: TestOperator, count: number): Promise<void> {
  const until = clock.now();
  await db.script('alter table bet disable trigger user');
  await db.query(
    `create unlogged table bench_bet as
     select b.id as member_id, b.path, n, $2::timestamptz - interval '1 minute'
              - interval '1 day' * ((hashtext(b.id || ':' || (n % 8)) & 2147483647) % 30)
              - interval '1 second' * ((hashtext(b.id || '/' || n) & 2147483647) % 50000) as at,
            1000 + (n * 7919 + b.id) % 90000 as stake, (n * 31 + b.id) % 100 < 45 as is_won
     from (select m.id, m.path from member m join bench_member k on k.id = m.id and k.n > 0) b, generate_series(1, $1::int) n`,
    [betsEach, until],
  );
  await db.query(
    `insert into bet (merchant, member_id, path, source, category, vendor, game, reference, stake_minor, payout_minor, status,
                      placed_at, day, settled_at)
     select 'aurora', member_id, path, 'bench:' || member_id || ':' || n, (array['RNG', 'LIVE', 'SPORTS'])[1 + n % 3],
            (array['PG', 'EVO', 'IMES'])[1 + n % 3], 'PG-0005', 'round:bench-' || member_id || '-' || n, stake,
            case when is_won then stake * 2 else 0 end, case when is_won then 'won' else 'lost' end, at, merchant_day('aurora', at), at
     from bench_bet order by at`,
  );
  await db.script('alter table bet enable trigger user');
  await db.query(
    `insert into unfolded_bet (agents, day, category, vendor, status, bets, stake_minor, payout_minor)
     select path_ids(path), day, category, vendor, status, 1, stake_minor, payout_minor from bet where source like 'bench:%' order by id`,
  );
  const movement = (kind: string, amount: string, condition: string) =>
    `select 'aurora', member_id, path, at, merchant_day('aurora', at), '${kind}', team_flow('${kind}'), ${amount}, ${amount} from bench_bet where ${condition}`;
  await db.query(
    `with added as (
       insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor)
       select * from (${movement('bet', '-stake', 'true')} union all ${movement('payout', 'stake * 2', 'is_won')}
         union all ${movement('deposit', '500000', 'n = 1')}) m order by at returning id)
     insert into unfolded_movement select id from added`,
  );
  await db.script('analyze');
  if ((await db.query('select 1 from bench_bet limit 1')).length === 0 && count > 0)
    throw new Error('No bets were loaded.');
}

async function fold({ context: { db } }: TestOperator) {
  const from = performance.now();
  let rows = 0;
  for (const name of ['fold_team_figures', 'fold_team_bets']) {
    for (let folded = foldBatch; folded === foldBatch; rows += folded) {
      folded = (await db.query<{ folded: number }>(`select ${name}($1) as folded`, [foldBatch]))[0]?.folded ?? 0;
    }
  }
  await db.script('vacuum analyze');
  return Math.round(rows / ((performance.now() - from) / 1000));
}

async function measure(operator: TestOperator, sqlOf: SqlTimer, count: number) {
  const { accounts, sessions, db } = operator.context;
  const root = await accounts.create({ merchant: 'aurora', username: 'benchroot', type: 1, password: null });
  await addDownline(operator, root.id, count);
  await addBets(operator, count);
  const rowsFoldedPerSecond = await fold(operator);
  const [deep] = await db.query<{ id: number; username: string }>(
    `select m.id, m.username from member m join bench_member k on k.id = m.id where m.type = 41
     order by k.depth desc, m.id limit 1`,
  );
  const [levels] = await db.query<{ levels: number; accounts: number; bets: number }>(
    `select (select max(depth) from bench_member) as levels, (select count(*) - 1 from bench_member) as accounts,
            (select count(*) from bench_bet) as bets`,
  );
  const site = siteClient(operator);
  const token = await sessions.issue(root.id);
  const deepToken = await sessions.issue(deep?.id ?? 0);
  /** A whole call, whose refusal would be no measurement. */
  const sql = (endpoint: Endpoint, request: object, as = token) =>
    sqlOf(async () => {
      const { status, body } = await site.call(endpoint, request, { token: as });
      if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${body.errorCode}`);
    });
  return {
    ...levels,
    rowsFoldedPerSecond,
    overview: await sql(getTeamOverview, { period: '30d' }),
    overviewToday: await sql(getTeamOverview, { period: 'today' }),
    trend: await sql(getTeamTrend, { period: '30d' }),
    trendToday: await sql(getTeamTrend, { period: 'today' }),
    tree: await sql(getTeamMembers, { period: '30d' }),
    treeSearch: await sql(getTeamMembers, { period: '30d', scope: 'accounts', keyword: `b${Math.floor(count / 2)}` }),
    betting: await sql(getTeamBets, { period: '30d' }),
    bettingLost: await sql(getTeamBets, { period: '30d', vassalage: 'EVO', status: 'lost' }),
    bettingRare: await sql(getTeamBets, { period: '30d', status: 'void' }),
    bettingOfOne: await sql(getTeamBets, { period: '30d', account: deep?.username ?? '' }),
    management: await sql(getTeamAccounts, {}),
    managementByBalance: await sql(getTeamAccounts, { sort: 'balance' }),
    movements: await sql(getTeamMovements, { period: '30d' }),
    managementBettors: await sql(getTeamAccounts, { period: '30d', activity: 'bet', own: 'with' }),
    managementRegistered: await sql(getTeamAccounts, { period: '30d', activity: 'registered' }),
    movementsOfBranch: await sql(getTeamMovements, { period: '30d', branch: String(deep?.id), flow: 'bet' }),
    movementsDeposits: await sql(getTeamMovements, { period: '30d', flow: 'deposit' }),
    profit: await sql(getTeamMembers, { period: '30d', sort: 'net', pageSize: 100 }),
    deepOverview: await sql(getTeamOverview, { period: '30d' }, deepToken),
    deepBetting: await sql(getTeamBets, { period: '30d' }, deepToken),
    deepMovements: await sql(getTeamMovements, { period: '30d' }, deepToken),
  };
}

const counts = process.argv.slice(2).map(Number);
for (const count of counts.length > 0 ? counts : [1_000, 100_000]) {
  await measureOn('postgres', (operator, sqlOf) => measure(operator, sqlOf, count));
}
