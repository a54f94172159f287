import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { getInbox } from '@tessera/shared/wire/inbox';
import { getRankLadder, getRankProgress } from '@tessera/shared/wire/promotions';
import { dayMs } from '../../platform/clock/durations.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake } from '../../testing/settled-stake.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount } from '../identity/index.ts';
import { addLadder } from './ladder.ts';
import { levelsJob } from './levels-job.ts';
import { endSetRanksJob, setRankByHand } from './set-by-hand.ts';

const names = (EN: string) => ({ EN, KO: `${EN} 등급` });
/** Needs of 1,000 and 5,000 in all, 100 and 500 in a month. */
const ladder = [
  { names: names('First'), totalMinor: 0, monthlyMinor: 0 },
  { names: names('Second'), totalMinor: 100_000, monthlyMinor: 10_000 },
  { names: names('Third'), totalMinor: 500_000, monthlyMinor: 50_000 },
];

describe.each(seededDatabases)('VIP levels on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const clock = () => operator.context.clock;
  const until = (iso: string) => clock().advance(Date.parse(iso) - clock().now().getTime());
  const runJob = () => levelsJob(operator.context).run(clock().now());
  const giveLadder = (levels = ladder) =>
    addLadder(operator.context.db, 'aurora', levels, { by: 'test', at: clock().now() });

  async function newPlayer() {
    const { accounts, sessions, db } = operator.context;
    const username = `vip${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      (await site.call(endpoint, request, { token: await sessions.issue(id) })).body.value as never;
    /** A settled bet, or with `corrects` the difference that a correction of that one makes. */
    const settle = (amountMinor: number, corrects?: string) =>
      addSettledStake(db, { memberId: id, amountMinor, at: clock().now(), corrects });
    const rank = async () =>
      (await db.query<{ rank: number }>('select club_rank as rank from member where id = $1', [id]))[0]?.rank;
    const told = async () => (await inboxOf({ db }, id, 'vip:%')).map(([topic]) => topic);
    return { id, call, settle, rank, told };
  }

  // The tests follow one calendar, in Korean time.
  beforeAll(async () => {
    until('2026-03-02T12:00:00+09:00');
    await giveLadder();
    await runJob();
  });

  it('visitors see the levels with what each needs and gives, in their language', async () => {
    const { body } = await site.call(getRankLadder, {});
    expect(body.value).toMatchObject({
      list: [
        {
          rank: 0,
          name: 'First 등급',
          totalTurnover: 0,
          withdrawals: { count: null, amount: null },
          hasVipService: false,
        },
        { rank: 1, name: 'Second 등급', totalTurnover: 1000, monthlyTurnover: 100 },
        { rank: 2, name: 'Third 등급', totalTurnover: 5000, monthlyTurnover: 500 },
      ],
    });
  });

  it('a level is reached once the bets of all time and of the month suffice; member info and a message name it', async () => {
    const player = await newPlayer();
    await player.settle(99_999);
    await runJob();
    expect(await player.rank()).toBe(0);
    expect(await player.call(getRankProgress, {})).toMatchObject({
      playerRankName: 'First 등급',
      nextRankName: 'Second 등급',
      monthlyTurnover: { actual: 999.99, expected: 100 },
      totalTurnover: { actual: 999.99, expected: 1000 },
      toKeep: null,
    });
    await player.settle(1);
    await Promise.all([runJob(), runJob()]);
    expect(await player.rank()).toBe(1);
    expect(await player.call(getMemberInfo, {})).toMatchObject({
      clubLabel: { labelName: 'Second 등급', rankLevel: 1 },
    });
    expect(await player.told()).toEqual(['vip.raised']);
    expect(await player.call(getInbox, {})).toMatchObject({ list: [{ target: { page: 'vip', id: null } }] });
    expect(await player.call(getRankProgress, {})).toMatchObject({
      toKeep: 100,
      monthEndsAtMs: Date.parse('2026-04-01T00:00:00+09:00'),
    });
  });

  it('levels are jumped over by whoever has played enough', async () => {
    const player = await newPlayer();
    await player.settle(500_000);
    await runJob();
    expect(await player.rank()).toBe(2);
  });

  it('a month with too few bets costs one level at its end and no more, however often the job runs', async () => {
    const [idle, busy] = [await newPlayer(), await newPlayer()];
    for (const player of [idle, busy]) await player.settle(500_000);
    await runJob();
    until('2026-04-10T00:00:00+09:00');
    await runJob();
    expect(await idle.rank()).toBe(2);
    await busy.settle(50_000);
    await idle.settle(49_999);
    until('2026-04-30T23:59:59+09:00');
    await runJob();
    expect(await idle.rank()).toBe(2);
    until('2026-05-01T00:00:00+09:00');
    await Promise.all([runJob(), runJob()]);
    await operator.context.db.query("delete from vip_month where month = '2026-04'");
    await runJob();
    expect([await idle.rank(), await busy.rank()]).toEqual([1, 2]);
    expect(await idle.told()).toEqual(['vip.raised', 'vip.lowered']);
  });

  it('time that jumps over months costs a level for each, in order', async () => {
    const player = await newPlayer();
    await player.settle(500_000);
    await runJob();
    until('2026-08-01T00:00:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(0);
    expect(await player.told()).toEqual(['vip.raised', 'vip.lowered', 'vip.lowered']);
  });

  it('bets of the last second of a month count in it, also when the job comes after midnight', async () => {
    const player = await newPlayer();
    until('2026-08-31T23:59:59+09:00');
    await player.settle(100_000);
    until('2026-09-01T00:01:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(1);
    until('2026-10-01T00:00:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(0);
  });

  it('a correction counts in the month in which it is made, and takes no level that was reached', async () => {
    const player = await newPlayer();
    const bet = await player.settle(100_000);
    await runJob();
    await player.settle(-100_000, bet);
    await runJob();
    expect(await player.rank()).toBe(1);
    expect(await player.call(getRankProgress, {})).toMatchObject({ totalTurnover: { actual: 0 } });
    until('2026-11-01T00:00:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(0);
  });

  it('a rank that was set by hand counts until its end, and the level below it goes on', async () => {
    const player = await newPlayer();
    const expiresAt = new Date('2026-11-20T00:00:00+09:00');
    const override = { rank: 2, expiresAt, reason: 'guest', setBy: 'operator' };
    await operator.context.db.transaction(() => setRankByHand(operator.context, player.id, override));
    await player.settle(100_000);
    await runJob();
    expect(await player.told()).toEqual(['vip.set']);
    expect(await player.call(getRankProgress, {})).toMatchObject({
      playerRankName: 'Third 등급',
      rank: 2,
      setUntilMs: expiresAt.getTime(),
    });
    until('2026-11-20T00:00:00+09:00');
    expect(await player.call(getRankProgress, {})).toMatchObject({ playerRankName: 'Second 등급', setUntilMs: null });
    for (const _ of [1, 2]) await endSetRanksJob(operator.context).run(clock().now());
    expect(await player.told()).toEqual(['vip.set', 'vip.set-ended']);
    const { list } = (await player.call(getInbox, {})) as { list: { content: string }[] };
    expect(list.map(({ content }) => content)).toEqual([
      expect.stringContaining('Second'),
      expect.stringMatching(/2026-11-20 00:00.*Third/),
    ]);
  });

  it('a level that is set and ended by hand is told each time, and one that changes nothing is not', async () => {
    const player = await newPlayer();
    const expiresAt = new Date(clock().now().getTime() + dayMs);
    const set = (rank: number | null) =>
      operator.context.db.transaction(() =>
        setRankByHand(operator.context, player.id, { rank, expiresAt, reason: 'guest', setBy: 'operator' }),
      );
    await set(0);
    expect(await player.told()).toEqual([]);
    await set(2);
    await set(1);
    await set(null);
    expect(await player.told()).toEqual(['vip.set', 'vip.set', 'vip.set-ended']);
  });

  it('needs that are raised during a month cost nobody a level at its end', async () => {
    const player = await newPlayer();
    await player.settle(500_000);
    await runJob();
    until('2026-12-05T00:00:00+09:00');
    await player.settle(50_000);
    await giveLadder(ladder.map((level, at) => (at === 2 ? { ...level, monthlyMinor: 400_000 } : level)));
    until('2027-01-01T00:00:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(2);
    await player.settle(50_000);
    until('2027-02-01T00:00:00+09:00');
    await runJob();
    expect(await player.rank()).toBe(1);
    await giveLadder();
  });

  it('trial accounts have no level, and nothing to ask for', async () => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    const { status, body } = await site.call(getRankProgress, {}, { token });
    expect([status, body.errorCode]).toEqual([403, 'account.trial']);
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 1000 : 6 }, (_, seed) => seed))(
    'the level equals what the bets and corrections of history %i come to when they are counted anew',
    async (seed) => {
      const random = seededRandom(`vip-${seed}`);
      const player = await newPlayer();
      const { timeZone } = { timeZone: 'Asia/Seoul' };
      const month = () => clock().now().toLocaleDateString('sv', { timeZone }).slice(0, 7);
      const needs = ladder.map(({ totalMinor, monthlyMinor }) => [totalMinor, monthlyMinor] as const);
      const bets: { month: string; amount: number; source: string }[] = [];
      const sum = (of?: string) => bets.reduce((all, bet) => all + (of && bet.month !== of ? 0 : bet.amount), 0);
      const reached = (of: string) => {
        let rank = 0;
        for (const [at, [total, monthly]] of needs.entries()) if (sum() >= total && sum(of) >= monthly) rank = at;
        return rank;
      };
      let [rank, worked] = [0, month()];
      for (let step = 0; step < 12; step += 1) {
        const amount = [9999, 10_000, 60_000, 120_000, 300_000][random.int(5)] ?? 0;
        const corrected = random.int(4) === 0 ? bets.find((bet) => bet.amount > 0) : undefined;
        if (corrected) {
          await player.settle(-corrected.amount, corrected.source);
          bets.push({ month: month(), amount: -corrected.amount, source: '' });
        } else bets.push({ month: month(), amount, source: await player.settle(amount) });
        if (random.int(2) === 0) clock().advance(random.int(20) * 86_400_000);
        await runJob();
        if (month() !== worked) {
          // Only one month can have passed: a step is shorter than any.
          const best = reached(worked);
          if (best > rank) rank = best;
          else if (sum(worked) < (needs[rank]?.[1] ?? 0)) rank -= 1;
          worked = month();
        }
        rank = Math.max(rank, reached(month()));
        expect(await player.rank()).toBe(rank);
      }
    },
  );
});
