import { randomUUID } from 'node:crypto';
import { checkRaffle, type RaffleRecord } from '@tessera/shared/fairness/draws';
import { getClosing } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimRaffle, getRaffleProof, getRaffles } from '@tessera/shared/wire/promotions';
import { dayMs, hourMs, minuteMs } from '../../platform/clock/durations.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake } from '../../testing/settled-stake.ts';
import { takeBreak } from '../../testing/take-break.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount } from '../identity/index.ts';
import { playerOwner } from '../ledger/index.ts';
import { runRaffles } from './close-and-draw.ts';
import { addRaffle, cancelRaffle, type NewRaffle, publishRaffle } from './publish.ts';

const rules: NewRaffle['rules'] = {
  ticketStakeMinor: 10_000,
  products: ['RNG', 'LIVE'],
  isPerDay: false,
  isPerSignIn: false,
  maximumTickets: 5,
  prizes: [
    { count: 1, amountMinor: 5000 },
    { count: 2, amountMinor: 1000 },
  ],
  claimDays: 3,
};
const text = (title: string) => ({ title, detail: 'Detail' });
const texts = { KO: text('추첨'), EN: text('Raffle') };
type Raffle = AnswerOf<typeof getRaffles>['list'][number];

describe.each(seededDatabases)('raffles on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const clock = () => operator.context.clock;
  const nowMs = () => clock().now().getTime();
  const run = (context = operator.context) => runRaffles(context, clock().now());
  const until = (at: Date) => clock().advance(Math.max(0, at.getTime() - nowMs()));

  async function newPlayer() {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `raff${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    const settle = (amountMinor: number, category = 'RNG') =>
      addSettledStake(db, { memberId: id, amountMinor, at: clock().now(), category });
    const correct = (source: string, amountMinor: number) =>
      db.query('select correct_settled_stake($1, $2, $3, $3, 0, $4)', [
        ...[source, randomUUID(), amountMinor, clock().now()],
      ]);
    const raffles = async () => ((await call(getRaffles, {})).body.value as { list: Raffle[] }).list;
    const raffle = async (of: number) => (await raffles()).find((one) => one.id === of);
    const cash = () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
    const claim = async (of: number) => {
      const { status, body } = await call(claimRaffle, { id: of });
      return [status, body.errorCode ?? (body.value as { amount: number }).amount];
    };
    const rest = (kind: 'cool-off' | 'exclusion' = 'cool-off') => takeBreak(db, id, clock().now(), { kind, days: 30 });
    return { id, username, call, settle, correct, raffles, raffle, cash, claim, rest };
  }

  /** A raffle that is open now, for two hours, and is drawn an hour after its close. */
  async function openRaffle(own: Partial<NewRaffle['rules']> = {}, openMs = 2 * hourMs) {
    const opensAt = new Date(nowMs() + minuteMs);
    const closesAt = new Date(opensAt.getTime() + openMs);
    const drawsAt = new Date(closesAt.getTime() + hourMs);
    const raffle = { merchant: 'aurora', texts, rules: { ...rules, ...own }, opensAt, closesAt, drawsAt };
    const id = await publishRaffle(operator.context, raffle, 'test');
    until(opensAt);
    return { id, closesAt, drawsAt };
  }
  const close = async ({ closesAt }: { readonly closesAt: Date }) => {
    until(new Date(closesAt.getTime() + 10 * minuteMs));
    await run();
  };
  const draw = async (raffle: { readonly closesAt: Date; readonly drawsAt: Date }) => {
    await close(raffle);
    until(raffle.drawsAt);
    await run();
  };
  const poolOf = (id: number) =>
    operator.context.ledger.balance('aurora', { owner: `raffle:${id}`, kind: 'prize_pool' });
  const proofOf = async (id: number) =>
    (await site.call(getRaffleProof, { id })).body.value as AnswerOf<typeof getRaffleProof>;

  it('tickets come from settled bets of the products, to the maximum, and none from outside the time', async () => {
    const player = await newPlayer();
    await player.settle(100_000);
    const { id } = await openRaffle();
    await player.settle(25_000);
    await player.settle(100_000, 'SPORTS');
    expect(await player.raffle(id)).toMatchObject({ stage: 'open', status: 'not-drawn', tickets: 2, maximum: 5 });
    await player.settle(500_000, 'LIVE');
    expect(await player.raffle(id)).toMatchObject({ tickets: 5 });
  });

  it('during a break a member still sees the raffle with tickets from before it, and no other', async () => {
    const [resting, without] = [await newPlayer(), await newPlayer()];
    const { id, closesAt } = await openRaffle();
    await resting.settle(10_000);
    clock().advance(1);
    await resting.rest();
    await without.rest();
    await resting.settle(50_000);
    expect(await resting.raffle(id)).toMatchObject({ stage: 'open', tickets: 1 });
    expect(await without.raffle(id)).toBeUndefined();
    until(closesAt);
    expect(await resting.raffle(id)).toMatchObject({ stage: 'closed', tickets: 1 });
  });

  it('a day with a settled bet brings one ticket, also around midnight, and none once it is taken back', async () => {
    const day = new Date(Math.ceil(nowMs() / dayMs) * dayMs + 14 * hourMs + 59 * minuteMs);
    until(new Date(day.getTime() - hourMs));
    const { id } = await openRaffle({ ticketStakeMinor: null, isPerDay: true }, 3 * dayMs);
    const player = await newPlayer();
    until(day);
    const bet = await player.settle(200);
    expect(await player.raffle(id)).toMatchObject({ tickets: 1 });
    clock().advance(minuteMs);
    await player.settle(100);
    expect(await player.raffle(id)).toMatchObject({ tickets: 2 });
    await player.correct(bet, -100);
    expect(await player.raffle(id)).toMatchObject({ tickets: 2 });
    await player.correct(bet, -100);
    expect(await player.raffle(id)).toMatchObject({ tickets: 1 });
  });

  it('a correction before the close takes tickets back, one after it changes nothing', async () => {
    const raffle = await openRaffle();
    const [early, late] = [await newPlayer(), await newPlayer()];
    const [first, second] = [await early.settle(50_000), await late.settle(50_000)];
    await early.correct(first, -40_000);
    until(new Date(raffle.closesAt.getTime() - 1));
    await late.settle(1);
    until(raffle.closesAt);
    await late.settle(10_000);
    await run();
    expect((await late.raffle(raffle.id))?.allTickets).toBeNull();
    clock().advance(10 * minuteMs);
    await run();
    await late.correct(second, -50_000);
    expect(await late.raffle(raffle.id)).toMatchObject({ stage: 'closed', tickets: 5, allTickets: 6 });
    expect(await early.raffle(raffle.id)).toMatchObject({ tickets: 1, allTickets: 6 });
  });

  it('is drawn once by jobs that run at once, tells its winners, and anybody can check it', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, newPlayer));
    const raffle = await openRaffle();
    const before = await proofOf(raffle.id);
    expect(before).toMatchObject({ seed: null, listHash: null, winners: null, lines: [], isCommittedBefore: true });
    for (const [index, player] of players.entries()) await player.settle(10_000 * (index + 1));
    until(new Date(raffle.closesAt.getTime() + 10 * minuteMs));
    await Promise.all([run(), run()]);
    until(raffle.drawsAt);
    await Promise.all([run(), run()]);
    await run();
    const proof = await proofOf(raffle.id);
    expect(proof.commitment).toBe(before.commitment);
    const record = { ...proof, prizeCount: 3 } as unknown as RaffleRecord;
    expect(await checkRaffle(record)).toEqual({ isSeedCommitted: true, isListCommitted: true, areWinnersDrawn: true });
    expect(proof.winners).toHaveLength(3);
    const own = await Promise.all(players.map((player) => player.raffle(raffle.id)));
    expect(own.map((one) => proof.lines.find(({ code }) => code === one?.code)?.tickets)).toEqual([1, 2, 3, 4]);
    expect(own.reduce((sum, one) => sum + (one?.won ?? 0), 0)).toBe(70);
    for (const [index, player] of players.entries()) {
      const { won = null, status } = own[index] ?? {};
      expect(status).toBe(won === null ? 'not-won' : 'won');
      expect(await inboxOf(operator.context, player.id)).toEqual(won === null ? [] : [['raffle.won', won * 100]]);
    }
  });

  it('a prize is claimed once by 64 calls, while another winner claims too, and the pool is empty then', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const raffle = await openRaffle({ prizes: [{ count: 10, amountMinor: 700 }] });
    for (const player of [one, other]) await player.settle(50_000);
    await draw(raffle);
    expect(await poolOf(raffle.id)).toBe(7000);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => (index % 2 ? one : other).claim(raffle.id)),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(['200,35']));
    expect([await one.cash(), await other.cash(), await poolOf(raffle.id)]).toEqual([3500, 3500, 0]);
    expect(await one.raffle(raffle.id)).toMatchObject({ status: 'claimed', won: 35, claimUntilMs: null });
    expect(await (await newPlayer()).claim(raffle.id)).toEqual([409, 'raffle.not.won']);
    expect(await one.claim(999_999)).toEqual([404, 'raffle.unknown']);
  });

  it('what is not claimed in time is credited by itself, also during a break, and while it is being claimed', async () => {
    const [resting, racing] = [await newPlayer(), await newPlayer()];
    const raffle = await openRaffle({ prizes: [{ count: 2, amountMinor: 900 }], maximumTickets: 1 });
    for (const player of [resting, racing]) await player.settle(10_000);
    await draw(raffle);
    await resting.rest('exclusion');
    clock().advance(3 * dayMs - 1);
    await run();
    expect(await resting.cash()).toBe(0);
    clock().advance(1);
    await Promise.all([run(), racing.claim(raffle.id), run()]);
    expect([await resting.cash(), await racing.cash()]).toEqual([900, 900]);
  });

  it('a prize keeps the account of its winner open until it is paid; of an account that is closed otherwise it goes back', async () => {
    const [player, closed] = [await newPlayer(), await newPlayer()];
    const raffle = await openRaffle({ prizes: [{ count: 2, amountMinor: 900 }], maximumTickets: 1 });
    for (const winner of [player, closed]) await winner.settle(10_000);
    await draw(raffle);
    const obstacles = async () => (await player.call(getClosing, {})).body.value;
    expect(await obstacles()).toEqual({ obstacles: ['reward'] });
    await player.claim(raffle.id);
    expect(await obstacles()).toEqual({ obstacles: ['balance'] });
    await operator.context.db.query("update member set status = 'closed' where id = $1", [closed.id]);
    clock().advance(3 * dayMs);
    await Promise.all([run(), run()]);
    expect([await closed.cash(), await poolOf(raffle.id)]).toEqual([0, 0]);
  });

  it('a draw that is cut off in the middle leaves nothing, and comes out the same when it is done again', async () => {
    const player = await newPlayer();
    const raffle = await openRaffle();
    await player.settle(50_000);
    await close(raffle);
    until(raffle.drawsAt);
    const { context } = operator;
    const cut = {
      ...context,
      inbox: { ...context.inbox, post: () => Promise.reject(new Error('The power is gone.')) },
    };
    await expect(run(cut as typeof context)).rejects.toThrow();
    expect(await player.raffle(raffle.id)).toMatchObject({ stage: 'closed', status: 'not-drawn', won: null });
    expect((await proofOf(raffle.id)).seed).toBeNull();
    expect(await poolOf(raffle.id)).toBe(7000);
    const { listHash } = await proofOf(raffle.id);
    await run();
    expect(await player.raffle(raffle.id)).toMatchObject({ status: 'won', won: 70 });
    expect((await proofOf(raffle.id)).listHash).toBe(listHash);
  });

  it('what is closed late, because the site was down, is drawn when its list has been public for twenty minutes', async () => {
    const player = await newPlayer();
    const raffle = await openRaffle();
    await player.settle(50_000);
    until(new Date(raffle.drawsAt.getTime() + dayMs));
    const drawsAtMs = nowMs() + 20 * minuteMs;
    await run();
    expect(await player.raffle(raffle.id)).toMatchObject({ stage: 'closed', allTickets: 5, drawsAtMs });
    const { listHash, lines } = await proofOf(raffle.id);
    expect([listHash, lines]).toEqual([expect.any(String), [expect.objectContaining({ tickets: 5 })]]);
    until(new Date(drawsAtMs - 1));
    await run();
    expect(await player.raffle(raffle.id)).toMatchObject({ status: 'not-drawn' });
    clock().advance(1);
    await run();
    expect(await player.raffle(raffle.id)).toMatchObject({ status: 'won', won: 70 });
  });

  it('without any ticket it is drawn all the same, and its pool goes back', async () => {
    const raffle = await openRaffle();
    const player = await newPlayer();
    await draw(raffle);
    expect(await player.raffle(raffle.id)).toMatchObject({ status: 'not-won', tickets: 0, allTickets: 0, winners: [] });
    expect(await poolOf(raffle.id)).toBe(0);
  });

  it('winners are masked, and nameless where they do not want to be named', async () => {
    const [named, hidden] = [await newPlayer(), await newPlayer()];
    const raffle = await openRaffle({ prizes: [{ count: 2, amountMinor: 100 }], maximumTickets: 1 });
    for (const player of [named, hidden]) await player.settle(10_000);
    await draw(raffle);
    await operator.context.db.query('update member set shows_wins = false where id = $1', [hidden.id]);
    const { winners = [] } = (await named.raffle(raffle.id)) ?? {};
    expect(new Set(winners.map(({ player }) => player))).toEqual(new Set(['ra****', null]));
    expect(new Set((await proofOf(raffle.id)).players)).toEqual(new Set(['ra****', null]));
    expect(JSON.stringify(await proofOf(raffle.id))).not.toContain(named.username);
  });

  it('stays as it was published: it can be cancelled before it opens, and changed never', async () => {
    const { context } = operator;
    const { db } = context;
    const opensAt = new Date(nowMs() + hourMs);
    const closesAt = new Date(nowMs() + 2 * hourMs);
    const raffle = { merchant: 'aurora', texts, rules, opensAt, closesAt, drawsAt: new Date(nowMs() + 3 * hourMs) };
    const id = await publishRaffle(context, raffle, 'test');
    await expect(db.query("update raffle set rules = '{}' where id = $1", [id])).rejects.toThrow('as it was published');
    expect(await cancelRaffle(context, id)).toBe('aurora');
    expect(await cancelRaffle(context, id)).toBeUndefined();
    expect(await poolOf(id)).toBe(0);
    const opened = await openRaffle();
    await expect(cancelRaffle(context, opened.id)).rejects.toMatchObject({ status: 409 });
    for (const wrong of [
      { opensAt: clock().now() },
      { drawsAt: new Date(closesAt.getTime() + minuteMs) },
      { rules: { ...rules, products: [] } },
    ])
      await expect(publishRaffle(context, { ...raffle, ...wrong }, 'test')).rejects.toMatchObject({ status: 400 });
  });

  it('a raffle of the past says that its seed was not committed before', async () => {
    const at = (hours: number) => new Date(nowMs() + hours * hourMs);
    const raffle = { merchant: 'aurora', texts, rules, opensAt: at(-9), closesAt: at(-4), drawsAt: at(-2) };
    const id = await addRaffle(operator.context, raffle, 'test');
    await run();
    clock().advance(20 * minuteMs);
    await run();
    expect(await proofOf(id)).toMatchObject({ isCommittedBefore: false, winners: [] });
  });

  it.each([getRaffles, claimRaffle])('trial accounts are refused: $name', async (endpoint) => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    expect((await site.call(endpoint, { id: 1 }, { token })).body.errorCode).toBe('account.trial');
  });

  it('leave the ledger in order', () => expectLedgerInOrder(operator.context.ledger));
});
