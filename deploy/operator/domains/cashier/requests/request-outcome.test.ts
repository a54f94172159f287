import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getDraw, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import {
  createDeposit,
  createWithdrawal,
  getDepositList,
  getDepositOutcome,
  getWithdrawalOutcome,
} from '@tessera/shared/wire/wallet';
import { dayMs } from '../../../platform/clock/durations.ts';
import { givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';
import { purgeAbandonedJob } from './request-outcome.ts';

describe.each(seededDatabases)('a request without an answer on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  beforeAll(async () => {
    player = await fixture.newPlayer();
    await player.deposit(100_000);
    await givePin(fixture.context, player.member.id);
  });

  async function order(requestId: string = randomUUID()) {
    const { value } = await player.call(getDraw, { code: 'K3' });
    const { issue } = (value as { current: { issue: string } }).current;
    const line = { gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big']], unit: 100, multiple: 1 };
    return { requestId, priceList: priceListId, lines: [line] };
  }
  const deposit = (requestId: string = randomUUID()) => ({
    requestId,
    methodId: 'bank-transfer' as const,
    amount: 50_000,
    depositorName: 'Bonus',
  });
  const withdrawal = (requestId: string = randomUUID()) => ({
    requestId,
    amount: 20_000,
    bankCode: 'NARU',
    accountNumber: '110-1-1',
    accountHolder: 'B',
    paymentPassword: testPin,
  });

  it('is found by its id when it was carried out, an order also after its issue has closed', async () => {
    const [bets, announced, asked] = [await order(), deposit(), withdrawal()];
    const placed = await player.call(placeBets, bets);
    await player.call(createDeposit, announced);
    await player.call(createWithdrawal, asked);
    fixture.context.clock.advance(90_000);
    // The same bets, of which none can be cancelled any more.
    const closed = JSON.parse(
      JSON.stringify(placed.value).replaceAll('"cancelRefusal":null', '"cancelRefusal":"lottery.issue.closed"'),
    );
    expect((await player.call(getOrderOutcome, bets)).value).toEqual({ order: closed });
    expect((await player.call(getDepositOutcome, announced)).value).toMatchObject({ deposit: { amount: 50_000 } });
    expect((await player.call(getWithdrawalOutcome, asked)).value).toMatchObject({ withdrawal: { amount: 20_000 } });
  });

  it('is abandoned for good when it was not: a copy that arrives later is refused and moves nothing', async () => {
    const [bets, announced, asked] = [await order(), deposit(), withdrawal()];
    const before = await player.wallets();
    expect((await player.call(getOrderOutcome, bets)).value).toEqual({ order: null });
    expect((await player.call(getDepositOutcome, announced)).value).toEqual({ deposit: null });
    expect((await player.call(getWithdrawalOutcome, asked)).value).toEqual({ withdrawal: null });
    const late = [
      await player.call(placeBets, bets),
      await player.call(createDeposit, announced),
      await player.call(createWithdrawal, asked),
    ];
    expect(late.map(({ status, code }) => [status, code])).toEqual(late.map(() => [409, 'request.abandoned']));
    expect(await player.wallets()).toEqual(before);
  });

  it('has one outcome when the question and the request race', async () => {
    const races = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const bets = await order();
        const [placed, outcome] = await Promise.all([player.call(placeBets, bets), player.call(getOrderOutcome, bets)]);
        return { placed: placed.status, outcome: (outcome.value as { order: unknown }).order };
      }),
    );
    for (const { placed, outcome } of races) expect(outcome === null ? 409 : 200).toBe(placed);
    const rich = await fixture.newPlayer();
    await rich.deposit(500_000);
    await givePin(fixture.context, rich.member.id);
    for (const [create, ask, request] of [
      [createDeposit, getDepositOutcome, deposit()],
      [createWithdrawal, getWithdrawalOutcome, withdrawal()],
    ] as const) {
      const [created, outcome] = await Promise.all([rich.call(create, request), rich.call(ask, request)]);
      const isFound = Object.values(outcome.value as object)[0] !== null;
      expect([ask.name, isFound ? 200 : 409]).toEqual([ask.name, created.status]);
    }
  });

  it('cannot be looked up or abandoned by another member', async () => {
    const bets = await order();
    await player.call(placeBets, bets);
    const other = await fixture.newPlayer();
    expect((await other.call(getOrderOutcome, bets)).value).toEqual({ order: null });
    expect((await player.call(getOrderOutcome, bets)).value).toMatchObject({ order: { bets: [{ stake: 100 }] } });
  });

  it('is asked about sixty times a minute at most, and forgotten two days later', async () => {
    const curious = await fixture.newPlayer();
    const ask = () => curious.call(getOrderOutcome, { requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const { db, clock } = fixture.context;
    clock.advance(2 * dayMs + 1);
    await purgeAbandonedJob(fixture.context).run(clock.now());
    expect(await db.query('select 1 from abandoned_request')).toEqual([]);
  });

  it('leaves no more than three deposits pending when 32 are announced at once', async () => {
    const busy = await fixture.newPlayer();
    const answers = await Promise.all(Array.from({ length: 32 }, () => busy.call(createDeposit, deposit())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await busy.call(getDepositList, {})).value).toMatchObject({ total: 3 });
  });
});
