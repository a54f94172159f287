import { randomUUID } from 'node:crypto';
import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getRedemptions,
  redeemPoints,
} from '@tessera/shared/wire/promotions';
import { seededRandom } from '../../platform/clock/random.ts';
import { hashPassword } from '../../platform/keys/password.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { testPin } from '../../testing/payment-pin.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake } from '../../testing/settled-stake.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount } from '../identity/index.ts';
import { playerOwner } from '../ledger/index.ts';
import { decideRedemption } from './decide-redemption.ts';
import { earningJob } from './earning.ts';
import { addReward } from './rewards.ts';
import { addPointRules } from './rules.ts';

/** For each 100.00 staked: 1.20 points for slots, 0.70 for live. 100 points are 1.00. */
const rules = {
  baseMinor: 10_000,
  rates: { slots: 120, live: 70 },
  ratio: { points: 10_000, amountMinor: 100 },
  minimumPoints: 1000,
};
const names = (EN: string) => ({ EN, KO: `${EN} 상품` });

describe.each(seededDatabases)('points on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const runJob = () => earningJob(operator.context).run(operator.context.clock.now());
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  beforeAll(async () => {
    const { db, clock } = operator.context;
    await addPointRules(db, 'aurora', rules, { by: 'test', at: clock.now() });
    const reward = { details: names('What it is'), stock: null, creditMinor: null };
    await addReward(db, 'aurora', { ...reward, id: 'test-towel', names: names('Towel'), points: 5000, stock: 3 });
    await addReward(db, 'aurora', {
      ...reward,
      id: 'test-credit',
      names: names('Credit'),
      points: 5000,
      creditMinor: 60,
    });
  });

  async function newPlayer() {
    const { accounts, sessions, db, ledger, config, clock } = operator.context;
    const username = `points${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    await db.query('update member set payment_password_hash = $2 where id = $1', [
      id,
      await hashPassword(testPin, config.passwordCost),
    ]);
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    const settle = (amountMinor: number, of: { readonly category?: string; readonly corrects?: string } = {}) =>
      addSettledStake(db, { memberId: id, amountMinor, at: clock.now(), ...of });
    const balance = async () => ((await call(getPointBalance, {})).body.value as { points: number }).points;
    const cash = () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
    const record = async (request = {}) =>
      ((await call(getPointRecord, request)).body.value as { list: Record<string, unknown>[]; next: number | null })
        .list;
    const convert = (points: number, amount: number, requestId: string = randomUUID()) =>
      call(convertPoints, { requestId, points, amount, paymentPassword: testPin });
    const redeem = (rewardId: string, quantity: number, requestId: string = randomUUID()) =>
      call(redeemPoints, { requestId, rewardId, quantity, points: 5000 * quantity, paymentPassword: testPin });
    return { id, call, settle, balance, cash, record, convert, redeem };
  }
  const richPlayer = async (points: number) => {
    const player = await newPlayer();
    await player.settle(Math.ceil((points * rules.baseMinor) / rules.rates.slots));
    await runJob();
    return player;
  };
  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof site.call>>) => [status, body.errorCode];

  it('the rates name every kind, those that earn nothing with 0', async () => {
    const player = await newPlayer();
    const { rates } = (await player.call(getPointConfig, {})).body.value as {
      rates: { type: string; points: number }[];
    };
    expect(Object.fromEntries(rates.map(({ type, points }) => [type, points]))).toMatchObject({
      ...rules.rates,
      sports: 0,
      pvp: 0,
    });
  });

  it('are earned by settled bets at the rate of the product, rounded down, once', async () => {
    const player = await newPlayer();
    await player.settle(10_099);
    await player.settle(10_000, { category: 'FISH' });
    await player.settle(20_000, { category: 'LIVE' });
    await player.settle(10_000, { category: 'LOTT' });
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await player.balance()).toBe(121 + 120 + 140);
    expect((await player.record()).map(({ type, changedPoints }) => [type, changedPoints]).sort()).toEqual([
      ['live', 140],
      ['slots', 120],
      ['slots', 121],
    ]);
    expect(await player.record({ type: 'live' })).toMatchObject([{ changedPoints: 140, status: null }]);
  });

  it('are taken back by what a correction takes, below zero where they were spent, and cannot be spent then', async () => {
    const player = await newPlayer();
    const bet = await player.settle(1_000_000);
    await runJob();
    expect((await player.convert(12_000, 1.2)).body.value).toEqual({ points: 12_000, amount: 1.2 });
    await player.settle(-500_000, { corrects: bet });
    await player.settle(-500_000, { corrects: bet });
    await runJob();
    expect(await player.balance()).toBe(-12_000);
    expect(refusalOf(await player.convert(1000, 0.1))).toEqual([409, 'points.insufficient']);
    await player.settle(2_000_000);
    await runJob();
    expect(await player.balance()).toBe(12_000);
  });

  it('become cash by the ratio; what would not make up the smallest unit stays points', async () => {
    const player = await richPlayer(12_000);
    expect(refusalOf(await player.convert(999, 0.09))).toEqual([400, 'points.below.minimum']);
    expect(refusalOf(await player.convert(1000, 99))).toEqual([409, 'points.reward.changed']);
    expect((await player.convert(1199, 0.11)).body.value).toEqual({ points: 1100, amount: 0.11 });
    expect([await player.balance(), await player.cash()]).toEqual([10_900, 11]);
    expect(await player.record({ type: 'redeem' })).toMatchObject([
      { changedPoints: -1100, balance: 10_900, redeemAmount: 0.11, status: 'approved' },
    ]);
  });

  it('64 conversions at once take what is there and no more, and copies of one count once', async () => {
    const player = await richPlayer(12_000);
    // As many as may ask for the payment password at one time.
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => player.convert(2000, 0.2, '77777777-0000-4000-8000-000000000000')),
    );
    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await player.balance()).toBe(10_000);
    await Promise.all(Array.from({ length: 64 }, () => player.convert(1000, 0.1)));
    expect([await player.balance(), await player.cash()]).toEqual([0, 120]);
  });

  it('buy credit that is there at once, and goods whose rejection gives points and stock back, once', async () => {
    const player = await richPlayer(20_000);
    expect((await player.redeem('test-credit', 2)).body.value).toEqual({ status: 'approved' });
    expect([await player.balance(), await player.cash()]).toEqual([10_000, 120]);
    expect((await player.redeem('test-towel', 2)).body.value).toEqual({ status: 'process' });
    const [waiting] = ((await player.call(getRedemptions, {})).body.value as { list: { id: number }[] }).list;
    const reject = () =>
      decideRedemption(
        operator.context,
        waiting?.id ?? 0,
        { status: 'rejected', remark: 'Out of order', by: 'test' },
        async () => undefined,
      );
    expect((await Promise.all([reject(), reject()])).sort()).toEqual([false, true]);
    expect(await player.balance()).toBe(10_000);
    expect((await player.call(getRedemptions, {})).body.value).toMatchObject({
      total: 2,
      list: [{ name: 'Towel 상품', quantity: 2, points: 10_000, status: 'rejected', remark: 'Out of order' }, {}],
    });
    expect(await inboxOf(operator.context, player.id)).toEqual([['points.rejected', 0]]);
    const { body } = await site.call(getPointMall, {});
    expect(
      (body.value as { list: { id: string; stock: number }[] }).list.find(({ id }) => id === 'test-towel')?.stock,
    ).toBe(3);
  });

  it('stock is never oversold by 64 redemptions at once', async () => {
    await operator.context.db.query(`update point_reward set stock = 3 where id = 'test-towel'`);
    const players = await Promise.all(Array.from({ length: 16 }, () => richPlayer(10_000)));
    const redemptions = players.flatMap((player) => Array.from({ length: 4 }, () => player.redeem('test-towel', 1)));
    const answers = await Promise.all(redemptions);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer)[1]))).toEqual(
      new Set(['points.reward.gone']),
    );
    const left = await Promise.all(players.map((player) => player.balance()));
    expect(left.reduce((sum, points) => sum + points, 0)).toBe(16 * 10_000 - 3 * 5000);
  });

  it('are spent with the payment password only, which is asked for five times an hour at most', async () => {
    const player = await richPlayer(12_000);
    const guess = () =>
      player.call(convertPoints, { requestId: randomUUID(), points: 1000, amount: 0.1, paymentPassword: '000001' });
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusalOf(await guess())).toEqual([400, 'payment.password.wrong']);
    expect(refusalOf(await player.convert(1000, 0.1))[1]).toBe('request.too.frequent');
    expect(await player.balance()).toBe(12_000);
  });

  it('never expire', async () => {
    const player = await richPlayer(12_000);
    operator.context.clock.advance(10 * 366 * 86_400_000);
    await runJob();
    expect(await player.balance()).toBe(12_000);
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 1000 : 6 }, (_, seed) => seed))(
    'equal what the bets and corrections of history %i come to when they are counted anew',
    async (seed) => {
      const { db, clock } = operator.context;
      const random = seededRandom(`points-${seed}`);
      const pick = <T>(all: readonly T[]): T => all[random.int(all.length)] as T;
      const player = await newPlayer();
      // Each bet with the hundredths of a point for 100.00 that counted when it was settled.
      const bets: { source: string; rate: number; stake: number }[] = [];
      let [slots, spent] = [rules.rates.slots, 0];
      const earned = () => bets.reduce((all, { rate, stake }) => all + Math.floor((stake * rate) / 10_000), 0);
      for (let step = 0; step < 14; step += 1) {
        const act = random.int(10);
        const old = pick(bets.length > 0 ? bets : [undefined]);
        if (act === 0) {
          slots = pick([90, 120, 333]);
          // A bet that is settled in the very millisecond of a change counts by the new rates.
          clock.advance(1);
          await addPointRules(
            db,
            'aurora',
            { ...rules, rates: { ...rules.rates, slots } },
            { by: 'test', at: clock.now() },
          );
        } else if (act < 4 && old && old.stake > 0) {
          // A refund of a part, or a rollback of all.
          const less = random.int(2) === 0 ? old.stake : 1 + random.int(old.stake);
          await player.settle(-less, { corrects: old.source });
          old.stake -= less;
        } else if (act === 4) {
          const before = await player.balance();
          const points = Math.floor(Math.max(0, before) / 100) * 100;
          if (points >= rules.minimumPoints) {
            expect((await player.convert(points, points / 10_000)).status).toBe(200);
            spent += points;
          }
        } else {
          const category = pick(['RNG', 'FISH', 'LIVE', 'LOTT', 'ESPORTS']);
          const rate = { RNG: slots, FISH: slots, LIVE: rules.rates.live, LOTT: 0, ESPORTS: 0 }[category] ?? 0;
          const stake = pick([1, 99, 12_345, 700_000, 5_000_001]);
          bets.push({ source: await player.settle(stake, { category }), rate, stake });
        }
        clock.advance(random.int(3) * 1000);
        if (random.int(2) === 0) await runJob();
      }
      await runJob();
      await runJob();
      expect(await player.balance()).toBe(earned() - spent);
      await addPointRules(db, 'aurora', rules, { by: 'test', at: clock.now() });
      clock.advance(1);
    },
  );

  it('are nothing for trial accounts', async () => {
    const merchant = operator.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('Aurora is missing.');
    const { id } = await openTrialAccount(operator.context, merchant);
    const token = await operator.context.sessions.issue(id);
    for (const endpoint of [getPointBalance, getPointRecord, getRedemptions])
      expect((await site.call(endpoint, {}, { token })).body.errorCode).toBe('account.trial');
  });
});
