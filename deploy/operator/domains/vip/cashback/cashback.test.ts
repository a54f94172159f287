import { randomUUID } from 'node:crypto';
import { claimRebate, getRebatePeriods, getRebateSettings } from '@tessera/shared/wire/promotions';
import { seededRandom } from '../../../platform/clock/random.ts';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { addSettledStake, newSource } from '../../../testing/settled-stake.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { openTrialAccount, setClubRank } from '../../identity/index.ts';
import { playerOwner } from '../../ledger/index.ts';
import { addLadder } from '../ladder.ts';
import { cashbackJob } from './job.ts';

const names = { EN: 'Level' };
const ladder = [
  { names, totalMinor: 0, monthlyMinor: 0, cashback: { RNG: 50, LIVE: 20 } },
  { names, totalMinor: 1e9, monthlyMinor: 1e8, cashback: { RNG: 100, LIVE: 40 } },
];

describe.each(seededDatabases)('cashback by level on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const clock = () => operator.context.clock;
  const until = (iso: string) => clock().advance(Date.parse(iso) - clock().now().getTime());
  const runJob = () => cashbackJob(operator.context).run(clock().now());
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  async function newPlayer() {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `back${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    interface Bet {
      readonly category?: string;
      readonly vendor?: string;
      readonly corrects?: string;
    }
    /** A settled bet at a vendor, or the difference that a correction of one makes. */
    const settle = async (amountMinor: number, { category = 'RNG', vendor = 'PG', corrects }: Bet = {}) => {
      const source = newSource(corrects);
      const at = clock().now();
      if (!corrects)
        await db.query(`select record_bet($1, 'aurora', $2, $3, $4, 'game', 'round:1', $5, 0, 'lost', $6, $6)`, [
          ...[source, id, category, vendor, amountMinor, at],
        ]);
      return addSettledStake(db, { memberId: id, amountMinor, at, category, corrects, source });
    };
    const cash = () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
    const periods = async () => (await call(getRebatePeriods, {})).body.value as Periods;
    const claim = async (of: number) => call(claimRebate, { id: of });
    return { id, call, settle, cash, periods, claim };
  }
  interface Part {
    readonly gameType: string;
    readonly vendorName: string;
    readonly validBet: number;
    readonly amount: number;
  }
  interface Periods {
    readonly running: { readonly amount: number; readonly parts: readonly Part[]; readonly claimFromMs: number };
    readonly list: readonly {
      readonly id: number;
      readonly day: string;
      readonly status: string;
      readonly amount: number;
      readonly claimUntilMs: number;
      readonly parts: readonly Part[];
    }[];
  }

  // The tests follow one calendar, in Korean time.
  beforeAll(async () => {
    until('2026-03-02T12:00:00+09:00');
    await addLadder(operator.context.db, 'aurora', ladder, { by: 'test', at: clock().now() });
    await runJob();
  });

  it('counts a day by product and vendor, can be claimed ten minutes after it, and is cash, once', async () => {
    until('2026-03-03T12:00:00+09:00');
    await runJob();
    const player = await newPlayer();
    await player.settle(1_000_099);
    await player.settle(100_000, { vendor: 'PP' });
    await player.settle(100_000, { category: 'LIVE', vendor: 'WM' });
    await player.settle(900_000, { category: 'SPORTS', vendor: 'SABA' });
    const { running, list } = await player.periods();
    expect(running.parts.map(({ gameType, validBet, amount }) => [gameType, validBet, amount])).toEqual([
      ['LIVE', 1000, 2],
      ['RNG', 10_000.99, 50],
      ['RNG', 1000, 5],
    ]);
    expect([running.amount, running.claimFromMs, list]).toEqual([57, Date.parse('2026-03-04T00:10:00+09:00'), []]);
    until('2026-03-04T00:09:59+09:00');
    await player.settle(200_000);
    await runJob();
    expect((await player.periods()).list).toEqual([]);
    until('2026-03-04T00:10:00+09:00');
    await Promise.all([runJob(), runJob()]);
    const after = await player.periods();
    expect(after.list).toMatchObject([{ day: '2026-03-03', status: 'open', amount: 57 }]);
    expect(after.running.amount).toBe(10);
    const id = after.list[0]?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.claim(id)));
    expect(answers.map(({ status, body }) => [status, (body.value as { amount: number }).amount])).toEqual(
      Array.from({ length: 8 }, () => [200, 57]),
    );
    expect(await player.cash()).toBe(5700);
    expect((await player.periods()).list).toMatchObject([{ status: 'claimed' }]);
    expect((await (await newPlayer()).claim(id)).status).toBe(404);
  });

  it('what is not claimed until the end of the next day is credited by itself, also while it is being claimed', async () => {
    const [late, racing] = [await newPlayer(), await newPlayer()];
    for (const player of [late, racing]) await player.settle(1_000_000);
    until('2026-03-05T00:10:00+09:00');
    await runJob();
    until('2026-03-05T23:59:59+09:00');
    await runJob();
    expect(await late.cash()).toBe(0);
    const [open] = (await racing.periods()).list;
    until('2026-03-06T00:00:00+09:00');
    await Promise.all([runJob(), racing.claim(open?.id ?? 0), runJob()]);
    expect([await late.cash(), await racing.cash()]).toEqual([5000, 5000]);
    expect((await late.periods()).list).toMatchObject([{ status: 'credited' }]);
  });

  it('the level at the end of the day decides, and later levels change nothing', async () => {
    const player = await newPlayer();
    await player.settle(1_000_000);
    await setClubRank(operator.context.db, player.id, 1);
    until('2026-03-07T00:10:00+09:00');
    await runJob();
    await setClubRank(operator.context.db, player.id, 0);
    expect((await player.periods()).list).toMatchObject([{ amount: 100 }]);
    expect((await player.call(getRebateSettings, {})).body.value).toEqual({
      list: [
        { gameType: 'RNG', rateBasisPoints: 50 },
        { gameType: 'LIVE', rateBasisPoints: 20 },
      ],
    });
  });

  it('a bet that is corrected after its day was paid is taken from the next days, and never below zero', async () => {
    const player = await newPlayer();
    const bet = await player.settle(1_000_000);
    until('2026-03-08T00:10:00+09:00');
    await runJob();
    await player.claim((await player.periods()).list[0]?.id ?? 0);
    expect(await player.cash()).toBe(5000);
    await player.settle(-1_000_000, { corrects: bet });
    await player.settle(400_000);
    await player.settle(400_000, { vendor: 'PP' });
    expect((await player.periods()).running).toMatchObject({ amount: 20 });
    until('2026-03-09T00:10:00+09:00');
    await runJob();
    await player.settle(1_000_000);
    until('2026-03-10T00:10:00+09:00');
    await runJob();
    const { list } = await player.periods();
    expect(list.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-03-09', 20],
      ['2026-03-08', 20],
      ['2026-03-07', 50],
    ]);
  });

  it('days that time jumped over are all closed, in order', async () => {
    const player = await newPlayer();
    await player.settle(1_000_000);
    until('2026-03-14T12:00:00+09:00');
    await runJob();
    expect((await player.periods()).list).toMatchObject([{ day: '2026-03-10', status: 'credited' }]);
    expect(await player.cash()).toBe(5000);
  });

  it('an account that was blocked claims nothing, and is credited all the same', async () => {
    const player = await newPlayer();
    await player.settle(1_000_000);
    until('2026-03-15T00:10:00+09:00');
    await runJob();
    const [open] = (await player.periods()).list;
    await operator.context.db.query("update member set status = 'blocked' where id = $1", [player.id]);
    expect((await player.claim(open?.id ?? 0)).status).toBeGreaterThanOrEqual(400);
    expect(await player.cash()).toBe(0);
    until('2026-03-16T00:00:00+09:00');
    await runJob();
    expect(await player.cash()).toBe(5000);
  });

  it.each([getRebateSettings, getRebatePeriods])('trial accounts are refused: $name', async (endpoint) => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    const { status, body } = await site.call(endpoint, {}, { token });
    expect([status, body.errorCode]).toEqual([403, 'account.trial']);
  });

  it('trial accounts can claim nothing', async () => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    expect((await site.call(claimRebate, { id: 1 }, { token })).body.errorCode).toBe('account.trial');
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 1000 : 4 }, (_, seed) => seed))(
    'the cashback equals what the bets and corrections of history %i come to when they are counted anew',
    async (seed) => {
      const random = seededRandom(`cashback-${seed}`);
      const player = await newPlayer();
      const rates: Readonly<Record<string, number>> = { RNG: 50, LIVE: 20, SPORTS: 0 };
      const bets: { key: string; amount: number; source: string }[] = [];
      const left = new Map<string, number>();
      let expected = 0;
      for (let day = 0; day < 6; day += 1) {
        const today = new Map(left);
        for (let bet = random.int(4); bet > 0; bet -= 1) {
          const again = random.int(3) === 0 ? bets[random.int(bets.length || 1)] : undefined;
          if (again && again.amount > 0) {
            await player.settle(-again.amount, { category: again.key.split(' ')[0] ?? '', corrects: again.source });
            today.set(again.key, (today.get(again.key) ?? 0) - again.amount);
            again.amount = 0;
            continue;
          }
          const [category, vendor] = [
            ['RNG', 'LIVE', 'SPORTS'][random.int(3)] ?? '',
            ['PG', 'PP'][random.int(2)] ?? '',
          ];
          const amount = 1 + random.int(500_000);
          const key = `${category} ${vendor}`;
          bets.push({ key, amount, source: await player.settle(amount, { category, vendor }) });
          today.set(key, (today.get(key) ?? 0) + amount);
        }
        left.clear();
        for (const [key, valid] of today)
          if (valid < 0) left.set(key, valid);
          else expected += Math.floor((valid * (rates[key.split(' ')[0] ?? ''] ?? 0)) / 10_000);
        clock().advance(86_400_000);
        await runJob();
      }
      clock().advance(2 * 86_400_000);
      await runJob();
      expect(await player.cash()).toBe(expected);
    },
  );
});
