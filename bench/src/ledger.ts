/**
 * Times the operator's figures and bets on a growing ledger, on a PostgreSQL with `fsync`: `npx tsx
 * bench/src/ledger.ts [movements …]`. Prints one line of JSON for each size.
 */
import { randomUUID } from 'node:crypto';
import { openPostgres } from '@tessera/database/postgres';
import { startPostgres } from '@tessera/database/testing/start-postgres';
import { getTeamOverview } from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { launchGame } from '@tessera/shared/wire/games';
import { getAvailablePromotions } from '@tessera/shared/wire/promotions';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { gamesProvider } from '../../deploy/operator/domains/casino/wallet/providers.ts';
import { redeemLaunch } from '../../deploy/operator/domains/casino/wallet/redeem.ts';
import { createWallet } from '../../deploy/operator/domains/casino/wallet/wallet.ts';
import { houseOwner } from '../../deploy/operator/domains/ledger/index.ts';
import { cashbackJob } from '../../deploy/operator/domains/promotions/cashback/pay.ts';
import { type TestOperator, testOperator, testStart } from '../../deploy/operator/testing/operator.ts';
import { siteClient } from '../../deploy/operator/testing/site-client.ts';
import { median } from './statistics.ts';

const RUNS = 7;
const BETTORS = 32;
const BETS_EACH = 20;

/**
 * Adds rounds of the demo team over the last 360 days, half bets and half payouts, and the figures derived from them.
 */
async function addMovements({ context }: TestOperator, count: number): Promise<void> {
  const { db } = context;
  const until = testStart.toISOString();
  await db.query(
    `insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
     select 'aurora', 'bench:' || n, case n % 2 when 1 then 'bet' else 'payout' end, '[]', 'round:bench-' || (n + 1) / 2,
            '{"category": "RNG"}', $2::timestamptz - interval '360 days' * (1 - n::float8 / $1)
     from generate_series(1, $1::int) n`,
    [count, until],
  );
  await db.query(
    `with players as (
       select a.id, row_number() over (order by a.id) - 1 as place, count(*) over () as players
       from ledger_account a join member m on a.owner = 'player:' || m.id
       where a.merchant = 'aurora' and a.kind = 'player_cash' and m.parent_id is not null),
     clearing as (select min(id) as id from ledger_account where merchant = 'aurora' and owner = '${houseOwner}' and kind = 'game_clearing')
     insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
     select m.id, case side.n when 1 then p.id else clearing.id end,
            side.n * case m.kind when 'bet' then -1000 else 950 end, 0, m.at, m.kind
     from (select *, row_number() over (order by id) as n from ledger_movement where key like 'bench:%') m
     join players p on p.place = ((m.n + 1) / 2) % p.players
     cross join clearing cross join (values (1), (-1)) as side (n)`,
  );
  await db.query(
    `insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
       first_entry_id, bet_at, settled_at)
     select 'aurora', substr(a.owner, 8)::bigint, m.reference, 'RNG', 1000, 1000, 950, e.id, m.at, m.at
     from ledger_movement m join ledger_entry e on e.movement_id = m.id
     join ledger_account a on a.id = e.account_id and a.kind = 'player_cash'
     where m.key like 'bench:%' and m.kind = 'bet'`,
  );
  for (const table of ['ledger_movement', 'ledger_entry', 'ledger_account']) await db.script(`analyze ${table}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return Math.round(median(times) * 10) / 10;
}

/** Times the calls whose figures come from the ledger, in milliseconds. */
async function figures(operator: TestOperator) {
  const site = siteClient(operator);
  const agent = await site.tokenOf('agent01');
  const [player] = await operator.context.db.query<{ username: string }>(
    `select m.username from member m join ledger_account a on a.owner = 'player:' || m.id and a.kind = 'player_cash'
     where m.merchant = 'aurora' and m.parent_id is not null order by a.id desc limit 1`,
  );
  const own = await site.tokenOf(player?.username ?? '');
  const call = (endpoint: Endpoint, request: object, token: string) =>
    timed(async () => {
      const { status, body } = await site.call(endpoint, request, { token });
      if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${body.errorCode}`);
    });
  const dayMs = 24 * 60 * 60 * 1000;
  const week = { fromMs: testStart.getTime() - 7 * dayMs, toMs: testStart.getTime() };
  return {
    teamToday: await call(getTeamOverview, { period: 'today' }, agent),
    teamMonth: await call(getTeamOverview, { period: '30d' }, agent),
    recordWeek: await call(getAccountRecord, week, own),
    recordAll: await call(getAccountRecord, {}, own),
    promotions: await call(getAvailablePromotions, {}, own),
    cashbackPayment: await timed(async () => {
      await operator.context.db.query("delete from cashback_run where merchant = 'aurora'");
      await operator.context.db.query("update promotion set starts_at = $1 where kind = 'cashback'", [
        new Date(week.fromMs),
      ]);
      await cashbackJob(operator.context).run(testStart);
    }),
  };
}

/** Bare movements of 32 concurrent players against the same clearing account; movements per second. */
async function movements({ context: { ledger } }: TestOperator): Promise<number> {
  const from = performance.now();
  await Promise.all(
    Array.from({ length: BETTORS }, async (_, player) => {
      for (let at = 0; at < BETS_EACH * 2; at += 1) {
        await ledger.post({
          merchant: 'aurora',
          key: `bench-post:${player}:${at}`,
          kind: 'payout',
          reference: 'bench',
          lines: [
            { account: { owner: houseOwner, kind: 'game_clearing' }, amountMinor: -1 },
            { account: { owner: `player:${900_000 + player}`, kind: 'player_cash' }, amountMinor: 1 },
          ],
        });
      }
    }),
  );
  return Math.round((BETTORS * BETS_EACH * 2) / ((performance.now() - from) / 1000));
}

/**
 * Bets and wins of 32 concurrent players, each in a game session of their own, through the wallet; movements per
 * second.
 */
async function bettors({ context }: TestOperator, site: ReturnType<typeof siteClient>): Promise<number> {
  const { offerOf } = context;
  const wallet = createWallet(context, offerOf);
  const games = [];
  for (let at = 0; at < BETTORS; at += 1) {
    const member = await context.accounts.create({
      merchant: 'aurora',
      username: `bettor${at}`,
      type: 0,
      password: null,
    });
    await context.ledger.post({
      merchant: 'aurora',
      key: `bench-opening:${member.id}`,
      kind: 'opening',
      reference: 'bench',
      lines: [
        { account: { owner: houseOwner, kind: 'opening' }, amountMinor: -100_000_000 },
        { account: { owner: `player:${member.id}`, kind: 'player_cash' }, amountMinor: 100_000_000 },
      ],
    });
    const token = await context.sessions.issue(member.id);
    const { body } = await site.call(launchGame, { gameId: 'PG-0123', vassalage: 'PG', launchMode: 'GLS' }, { token });
    const { content } = body.value as { content: { game_url: string } };
    const launchToken = new URL(content.game_url).hash.slice('#launch='.length);
    const redeemed = await redeemLaunch(context, offerOf, gamesProvider, { requestId: randomUUID(), launchToken });
    if (redeemed.status !== 'OK') throw new Error(redeemed.status);
    games.push(redeemed);
  }
  const from = performance.now();
  await Promise.all(
    games.map(async ({ sessionToken, player, gameCode }) => {
      const request = (fields: object) => ({
        requestId: randomUUID(),
        token: sessionToken,
        player,
        currency: 'P',
        gameCode,
        amount: 0,
        roundClosed: false,
        ...fields,
      });
      for (let bet = 0; bet < BETS_EACH; bet += 1) {
        const [roundId, txId] = [randomUUID(), randomUUID()];
        const taken = await wallet.serve(gamesProvider, 'bet', request({ roundId, txId, amount: 20_000 }));
        if (taken.status !== 'OK') throw new Error(taken.status);
        const win = { roundId, txId: randomUUID(), refTxId: txId, amount: 1000, roundClosed: true };
        await wallet.serve(gamesProvider, 'win', request(win));
      }
    }),
  );
  return Math.round((BETTORS * BETS_EACH * 2) / ((performance.now() - from) / 1000));
}

for (const size of process.argv.slice(2).map(Number)) {
  const postgres = await startPostgres(['fsync=on', 'max_wal_size=4GB']);
  const db = await openPostgres(postgres.url, 40);
  const operator = await testOperator({ db });
  await addMovements(operator, size);
  process.stdout.write(
    `${JSON.stringify({ movements: size, ...(await figures(operator)), movementsPerSecond: await movements(operator), betsAndWinsPerSecond: await bettors(operator, siteClient(operator)) })}\n`,
  );
  await operator.close();
  await db.close();
  await postgres.stop();
}
