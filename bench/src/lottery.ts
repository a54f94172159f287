/**
 * Settles one issue with that many slips of a dozen lines each, while players bet on the next one: `npx tsx
 * bench/src/lottery.ts [slips …]`, on a PostgreSQL with `fsync`. Prints one line of JSON for each size: how long the
 * settlement took, its SQL round trips, and the time of a bet (the whole call, in ms) before and meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { placeBets } from '@tessera/shared/wire/lottery';
import { gamesOf, type LotteryGame } from '../../deploy/operator/domains/lottery/game-store.ts';
import { countedLine, pricedLine } from '../../deploy/operator/domains/lottery/order-lines.ts';
import { issueAfter, openIssue } from '../../deploy/operator/domains/lottery/schedule.ts';
import { settleDue } from '../../deploy/operator/domains/lottery/settlement.ts';
import type { TestOperator } from '../../deploy/operator/testing/operator.ts';
import { siteClient } from '../../deploy/operator/testing/site-client.ts';
import { measureOn, watched } from './sql-times.ts';
import { percentile, round } from './statistics.ts';

const merchantCode = 'aurora';
const slipsEach = 5;
const slipsAtOnce = 4;
const cashMinor = 100_000_000;
/** A bet begins every so many milliseconds, however long the ones before take. */
const betEveryMs = 25;
const betsBefore = 200;

/** A dozen lines, as the page sends them; the digits are others from slip to slip, and some lines of most slips win. */
function linesOf(variant: number): readonly (readonly [play: string, numbers: string[][]])[] {
  const digit = (at: number): string => String((at + variant) % 10);
  const direct = Array.from({ length: 6 }, (_, line): [string, string[][]] => [
    'first3-direct',
    [0, 1, 2].map((place) => [digit(line * 3 + place), digit(line * 3 + place + 5)]),
  ]);
  const places = Array.from({ length: 4 }, (_, line): [string, string[][]] => [
    'place',
    [0, 1, 2, 3, 4].map((place) => [digit(line * 2 + place)]),
  ]);
  const groups = ['first3-group6', 'last3-group6'].map((play): [string, string[][]] => [
    play,
    [[0, 2, 4, 6, 8].map(digit)],
  ]);
  return [...direct, ...places, ...groups];
}

const movementsAtOnce = 500;

async function addPlayers({ context: { db, clock } }: TestOperator, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `insert into member (merchant, username, type, created_at)
     select $1, 'slip' || n, 0, $3::timestamptz from generate_series(1, $2::int) n returning id`,
    [merchantCode, count, clock.now()],
  );
  const ids = rows.map(({ id }) => id);
  // One call reads its movements several times: thousands in one would take longer than all slips.
  for (let at = 0; at < ids.length; at += movementsAtOnce) {
    await db.query(
      `select post_movements($1, (select jsonb_agg(jsonb_build_object('key', 'bench:' || id, 'kind', 'opening',
           'lines', jsonb_build_array(jsonb_build_object('owner', 'player:' || id, 'kind', 'player_cash', 'amount', $2::bigint),
                                      jsonb_build_object('owner', 'house', 'kind', 'opening', 'amount', -$2::bigint)),
           'reference', 'opening', 'meta', '{}'::jsonb)) from unnest($4::bigint[]) as p (id)), $3)`,
      [merchantCode, cashMinor, clock.now(), ids.slice(at, at + movementsAtOnce)],
    );
  }
  return ids;
}

/** Slips of the players in turn, placed by the function that places every order, a few at once. */
async function addSlips(
  { context: { db, clock } }: TestOperator,
  game: LotteryGame,
  players: readonly number[],
  slips: number,
): Promise<void> {
  const now = clock.now().getTime();
  const issue = openIssue(game.schedule, now);
  const variants = Array.from({ length: 10 }, (_, variant) =>
    JSON.stringify(
      linesOf(variant).map(([playCode, numbers], at) =>
        pricedLine(countedLine(game, { playCode, numbers, unit: game.unitsMinor[0] ?? 0, multiple: 1 }, at), issue),
      ),
    ),
  );
  let next = 0;
  const placeRemaining = async () => {
    while (next < slips) {
      const slip = next++;
      await db.query(`select place_lottery_order($1, $2, $3, 'player_cash', 'lottery_clearing', $4::jsonb, $5)`, [
        merchantCode,
        players[slip % players.length] ?? 0,
        randomUUID(),
        variants[slip % variants.length] ?? '',
        clock.now(),
      ]);
    }
  };
  await Promise.all(Array.from({ length: slipsAtOnce }, placeRemaining));
  await db.script('vacuum analyze');
}

/** Bets of any players on the issue that is open, at a steady rate, until `stop`. */
function betting(operator: TestOperator, game: LotteryGame, tokens: readonly string[]) {
  const site = siteClient(operator, merchantCode);
  const open: Promise<void>[] = [];
  const times: number[] = [];
  async function bet(at: number): Promise<void> {
    const issue = issueAfter(game.schedule, openIssue(game.schedule, operator.context.clock.now().getTime()));
    const line = { gameCode: game.code, issue: issue.number, playCode: 'first2-direct', numbers: [['1'], ['2']] };
    const from = performance.now();
    const { status, body } = await site.call(
      placeBets,
      {
        requestId: randomUUID(),
        priceList: priceListId,
        lines: [{ ...line, unit: game.unitsMinor[0] ?? 0, multiple: 1 }],
      },
      { token: tokens[at % tokens.length] ?? '' },
    );
    times.push(performance.now() - from);
    if (status !== 200) throw new Error(`A bet was refused: ${status} ${body.errorCode}`);
  }
  const timer = setInterval(() => open.push(bet(open.length)), betEveryMs);
  return {
    placed: () => open.length,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return {
        bets: times.length,
        medianMs: round(percentile(times, 0.5), 1),
        p99Ms: round(percentile(times, 0.99), 1),
      };
    },
  };
}

async function measure(operator: TestOperator, slips: number) {
  const { context } = operator;
  const merchant = context.merchants.byCode(merchantCode);
  const game = merchant && (await gamesOf(context, merchant)).find(({ kind }) => kind === 'SSC');
  if (!game) throw new Error('The merchant has no game of five digits.');
  const players = await addPlayers(operator, Math.max(100, slips / slipsEach));
  await addSlips(operator, game, players, slips);
  const tokens = await Promise.all(players.slice(0, 1000).map((id) => context.sessions.issue(id)));

  const before = betting(operator, game, tokens);
  while (before.placed() < betsBefore) await new Promise((resolve) => setTimeout(resolve, betEveryMs));
  const beforehand = await before.stop();

  context.clock.advance(
    openIssue(game.schedule, context.clock.now().getTime()).drawsAtMs - context.clock.now().getTime(),
  );
  const { db, statements } = watched(context.db);
  const meanwhile = betting(operator, game, tokens);
  const from = performance.now();
  await settleDue({ ...context, db }, context.clock.now());
  const seconds = (performance.now() - from) / 1000;
  const bets = slips * linesOf(0).length;
  const during = await meanwhile.stop();
  const [left] = await context.db.query<{ pending: number; won: number }>(
    `select count(*) filter (where status = 'pending' and draws_at <= $1) as pending, count(*) filter (where status = 'won') as won
     from lottery_bet`,
    [context.clock.now()],
  );
  const { balanceDifferences, sumMinor } = await context.ledger.check();
  if (left?.pending !== 0 || balanceDifferences.length > 0 || sumMinor !== 0)
    throw new Error('The settlement is wrong.');
  return {
    ...{ slips, bets, players: players.length, won: left.won, seconds: round(seconds, 1) },
    betsPerSecond: round(bets / seconds),
    roundTrips: statements(),
    betBefore: beforehand,
    betMeanwhile: during,
  };
}

const sizes = process.argv.slice(2).map(Number);
for (const slips of sizes.length > 0 ? sizes : [1000, 10_000, 100_000])
  await measureOn('postgres', (operator) => measure(operator, slips));
