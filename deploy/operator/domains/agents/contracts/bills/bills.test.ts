import { randomUUID } from 'node:crypto';
import { getBill, getConsolidatedInfo, payBills } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { dayMs } from '../../../../platform/clock/durations.ts';
import { expectLedgerInOrder } from '../../../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../../../testing/inbox-of.ts';
import { seededDatabases } from '../../../../testing/seeded-databases.ts';
import { createWithMember, lockMember } from '../../../identity/index.ts';
import { type TestAgent, withContracts } from '../testing/contract-fixture.ts';
import { billsJob } from './job.ts';

describe.each(seededDatabases)('bills on %s', (_name, on) => {
  const fixture = withContracts({ on });
  const { until, runJob, bills } = {
    until: (iso: string) => fixture.until(iso),
    runJob: () => fixture.runJob(),
    bills: (...args: Parameters<typeof fixture.bills>) => fixture.bills(...args),
  };
  afterEach(() => expectLedgerInOrder(fixture.context.ledger));
  const explain = async (by: TestAgent, id: string) =>
    (await by.call(getBill, { id: Number(id) })).value as AnswerOf<typeof getBill>;
  const shown = async (
    of: TestAgent,
    ...args: Parameters<typeof bills> extends [unknown, ...infer Rest] ? Rest : never
  ) => (await bills(of, ...args)).list.map(({ status, amount, paid }) => [status, amount, paid]);
  const messages = async ({ id }: TestAgent) => await inboxOf(fixture.context, id, 'agent-bill%');
  const pressAll = (by: TestAgent, count: number, amount: number, requestId: string = randomUUID()) =>
    by.call(payBills, { requestId, kind: 'daily', count, amount });

  it('a dividend pays its share of the team’s loss when the period is over and late bookings are in, by itself if so agreed', async () => {
    const [head, sub, distributor, , player] = await fixture.newChain();
    until('2026-03-03T12:00:00+09:00');
    const tiers = [{ rate: 1000 }, { rate: 2000, members: 2, loss: 500 }];
    await fixture.agree(head, sub, 'dividend', tiers, { isAutomatic: true });
    // Before it begins, at its first moment, and in the next period.
    await player.play(5000);
    await player.play(1000, { pays: 200, at: new Date('2026-03-04T00:00:00+09:00') });
    await sub.play(300, { at: new Date('2026-03-04T23:59:59.999+09:00') });
    await distributor.play(700, { at: new Date('2026-03-05T00:00:00+09:00') });
    await head.give(1000);
    until('2026-03-05T00:09:59+09:00');
    await runJob();
    expect((await bills(sub, 'dividend')).total).toBe(0);
    until('2026-03-05T00:10:00+09:00');
    await runJob();
    const { list, sums } = await bills(sub, 'dividend');
    expect(list).toMatchObject([{ status: 'paid', amount: 220, paid: 220, payer: head.username, isAutomatic: true }]);
    expect(sums).toEqual([{ status: 'paid', count: 1, amount: 220, paid: 220 }]);
    expect([await head.cash(), await sub.cash()]).toEqual([78_000, 22_000]);
    expect(await explain(head, list[0]?.id ?? '')).toMatchObject({
      figures: { activeMembers: 2, validBet: 1300, payout: 200, rebate: 0, bonus: 0 },
      ...{ loss: 1100, base: 1100, carriedIn: 0, carriedOut: 0, rateBasisPoints: 2000 },
      tiers: [{ isReached: false }, { isReached: true, loss: 500 }],
      payments: [{ amount: 220 }],
    });
    expect(await distributor.call(getBill, { id: Number(list[0]?.id) })).toMatchObject({
      ...{ status: 404, code: 'agent.bill.unknown' },
    });
  });

  it('a negative period of a dividend counts in the next one where the contract carries over, and not otherwise', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    const [other, below] = await fixture.newChain();
    until('2026-03-06T12:00:00+09:00');
    await fixture.agree(head, sub, 'dividend', [{ rate: 1000 }], { carriesOver: true });
    await fixture.agree(other, below, 'dividend', [{ rate: 1000 }]);
    for (const [day, bet, pays] of [
      [7, 100, 700],
      [8, 400, 0],
      [9, 500, 0],
    ] as const)
      for (const one of [player, below]) await one.play(bet, { pays, at: new Date(`2026-03-0${day}T10:00:00+09:00`) });
    until('2026-03-10T00:10:00+09:00');
    await runJob();
    // −600, then −600 + 400, then −200 + 500.
    expect(await shown(sub, 'dividend')).toEqual([
      ['issued', 30, 0],
      ['notReached', 0, 0],
      ['notReached', 0, 0],
    ]);
    expect(await shown(below, 'dividend')).toEqual([
      ['issued', 50, 0],
      ['issued', 40, 0],
      ['notReached', 0, 0],
    ]);
    const { list } = await bills(sub, 'dividend');
    expect(await explain(sub, list[0]?.id ?? '')).toMatchObject({
      loss: 500,
      carriedIn: -200,
      carriedOut: 0,
      base: 300,
    });
  });

  it('wages pay their share of valid bets by day, hour and five minutes; short periods without play leave no bill', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-03-10T09:58:00+09:00');
    await head.give(1000);
    await fixture.agree(head, sub, 'hourly', [{ rate: 100 }]);
    await fixture.agree(head, sub, 'realTime', [{ rate: 50 }]);
    for (const minute of ['10:04:59.999', '10:05:00', '11:59:59'])
      await player.play(1000, { pays: 900, at: new Date(`2026-03-10T${minute}+09:00`) });
    until('2026-03-10T14:00:00+09:00');
    await runJob();
    expect(await shown(sub, 'hourly')).toEqual([
      ['paid', 10, 10],
      ['paid', 20, 20],
    ]);
    const { list } = await bills(sub, 'realTime');
    expect(
      list.map(({ fromMs, amount }) => [new Date(fromMs + 9 * 3_600_000).toISOString().slice(11, 16), amount]),
    ).toEqual([
      ['11:55', 5],
      ['10:05', 5],
      ['10:00', 5],
    ]);
    expect(await sub.cash()).toBe(4500);
  });

  it('a contract that ends inside a period bills what was earned until then, and its page stays until that is paid', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-03-10T20:00:00+09:00');
    const contract = await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    await player.play(1000, { at: new Date('2026-03-11T08:00:00+09:00') });
    await player.play(500, { at: new Date('2026-03-11T09:00:00+09:00') });
    until('2026-03-11T09:00:00+09:00');
    await fixture.requestEnd(sub, contract);
    await fixture.answer(head, contract, 'agreeEnd');
    until('2026-03-11T09:10:00+09:00');
    await runJob();
    const { list } = await bills(head, 'daily', 'given');
    expect(list).toMatchObject([{ amount: 10, toMs: Date.parse('2026-03-11T09:00:00+09:00'), status: 'issued' }]);
    const isShown = async () =>
      ((await sub.call(getConsolidatedInfo, {})).value as { dailysalinfotype: number }).dailysalinfotype;
    expect(await isShown()).toBe(1);
    await head.give(10);
    expect(await fixture.pay(head, list[0] as { id: string })).toMatchObject({ status: 200, value: { amount: 10 } });
    expect(await isShown()).toBe(0);
  });

  it('a payer who is short pays what there is and the rest later, never more than the bill, and both sides know', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-03-11T12:00:00+09:00');
    await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    await player.play(10_000, { at: new Date('2026-03-12T12:00:00+09:00') });
    until('2026-03-13T00:10:00+09:00');
    await runJob();
    const [bill] = (await bills(sub, 'daily')).list;
    if (!bill) throw new Error('There is no bill.');
    expect(await fixture.pay(sub, bill)).toMatchObject({ status: 404, code: 'agent.bill.unknown' });
    expect(await fixture.pay(head, bill)).toMatchObject({ status: 409, code: 'agent.bill.short' });
    expect(await shown(sub, 'daily')).toEqual([['payerShort', 100, 0]]);
    for (const agent of [head, sub]) expect(await messages(agent)).toEqual([['bill.short', 10_000]]);
    await head.give(30);
    const requestId = randomUUID();
    for (const _ of [1, 2])
      expect((await fixture.pay(head, bill, requestId)).value).toMatchObject({
        amount: 30,
        bill: { status: 'partPaid' },
      });
    await head.give(500);
    const both = await Promise.all([fixture.pay(head, bill), fixture.pay(head, bill)]);
    expect(both.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'agent.bill.closed'],
    ]);
    expect(await shown(sub, 'daily', 'received', { status: 'paid' })).toEqual([['paid', 100, 100]]);
    expect([await head.cash(), await sub.cash()]).toEqual([43_000, 10_000]);
    expect((await explain(sub, bill.id)).payments.map(({ amount }) => amount)).toEqual([30, 70]);
  });

  it('one press pays what the payer has seen, the oldest first, until the cash is used up', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-03-13T12:00:00+09:00');
    await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    for (const day of [14, 15, 16]) await player.play(1000 * day, { at: new Date(`2026-03-${day}T12:00:00+09:00`) });
    until('2026-03-17T00:10:00+09:00');
    await runJob();
    await head.give(200);
    expect(await bills(head, 'daily', 'given')).toMatchObject({
      ...{ total: 3, cash: 200, open: { count: 3, amount: 450, byStatus: [{ status: 'issued', count: 3 }] } },
    });
    expect(await pressAll(head, 2, 290)).toMatchObject({
      ...{ status: 409, code: 'agent.bills.changed', value: { count: 3, amount: 450 } },
    });
    const requestId = randomUUID();
    const left = { count: 2, amount: 250 };
    for (const _ of [1, 2])
      expect((await pressAll(head, 3, 450, requestId)).value).toEqual({ paid: 1, amount: 200, left, state: 'short' });
    expect(await shown(sub, 'daily')).toEqual([
      ['issued', 160, 0],
      ['partPaid', 150, 60],
      ['paid', 140, 140],
    ]);
    expect(await shown(sub, 'daily', 'received', { from: '2026-03-15', to: '2026-03-15' })).toEqual([
      ['partPaid', 150, 60],
    ]);
  });

  it('what is unpaid after 30 days expires, both sides are notified before, and a press at the same moment has one outcome', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-03-17T12:00:00+09:00');
    const contract = await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    await player.play(1000, { at: new Date('2026-03-18T12:00:00+09:00') });
    until('2026-03-19T00:10:00+09:00');
    await runJob();
    await fixture.requestEnd(sub, contract);
    await fixture.answer(head, contract, 'agreeEnd');
    until('2026-04-15T00:10:00+09:00');
    await runJob();
    for (const agent of [head, sub]) expect(await messages(agent)).toEqual([['bill.expiring', 1000]]);
    await head.give(100);
    const [bill] = (await bills(sub, 'daily')).list.filter(({ amount }) => amount > 0);
    until('2026-04-18T00:10:00+09:00');
    const [paid] = await Promise.all([fixture.pay(head, bill as { id: string }), runJob()]);
    expect(paid).toMatchObject({ status: 409, code: 'agent.bill.closed' });
    expect((await shown(sub, 'daily')).filter(([, amount]) => Number(amount) > 0)).toEqual([['expired', 10, 0]]);
    expect(await head.cash()).toBe(10_000);
  });

  it('periods that were missed are billed one by one in order, and jobs of two operators at once pay once', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-04-18T12:00:00+09:00');
    await head.give(10_000);
    await fixture.agree(head, sub, 'daily', [{ rate: 100 }], { isAutomatic: true });
    for (const day of [19, 20, 21, 22, 23])
      await player.play(1000 * day, { at: new Date(`2026-04-${day}T12:00:00+09:00`) });
    until('2026-04-24T00:10:00+09:00');
    // Each with turns of its own, as another process has them: the database decides between them.
    const { context } = fixture;
    const operators = [1, 2, 3].map(() => billsJob({ ...context, withMember: createWithMember(context.db) }));
    await Promise.all(operators.map((job) => job.run(context.clock.now())));
    await runJob();
    const { list } = await bills(sub, 'daily');
    expect(list.map(({ amount, status }) => [amount, status])).toEqual(
      [230, 220, 210, 200, 190].map((of) => [of, 'paid']),
    );
    expect(list.slice(1).every(({ toMs }, at) => toMs === list[at]?.fromMs)).toBe(true);
    expect(await sub.cash()).toBe(105_000);
  });

  it('what a bill moves is no figure of the team: the next dividend and wage are the same as without it', async () => {
    const [head, sub, distributor, , player] = await fixture.newChain();
    until('2026-04-24T12:00:00+09:00');
    await head.give(1000);
    await fixture.agree(head, sub, 'dividend', [{ rate: 5000 }], { isAutomatic: true });
    await fixture.agree(sub, distributor, 'dividend', [{ rate: 4000 }], { isAutomatic: true });
    await player.play(100, { at: new Date('2026-04-25T12:00:00+09:00') });
    until('2026-04-26T00:10:00+09:00');
    await runJob();
    until('2026-04-27T00:10:00+09:00');
    await runJob();
    // The day on which the bills were paid came to nothing.
    expect(await shown(sub, 'dividend')).toEqual([
      ['notReached', 0, 0],
      ['paid', 50, 50],
    ]);
    expect([await sub.cash(), await distributor.cash()]).toEqual([1000, 4000]);
  });

  it('a bet that is taken back after the end of its period earns nothing, in no contract', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    until('2026-04-28T20:00:00+09:00');
    await head.give(1000);
    await player.give(10_000);
    await fixture.agree(head, sub, 'realTime', [{ rate: 200 }]);
    await fixture.agree(head, sub, 'hourly', [{ rate: 200 }]);
    await fixture.agree(head, sub, 'daily', [{ rate: 200 }], { isAutomatic: true });
    await fixture.agree(head, sub, 'dividend', [{ rate: 5000 }], { isAutomatic: true });
    const games = { owner: 'house', kind: 'game_clearing' };
    await player.post('bet', -1_000_000, games, new Date('2026-04-29T23:59:50+09:00'));
    until('2026-04-30T00:00:05+09:00');
    await player.post('rollback', 1_000_000, games);
    until('2026-05-02T00:10:00+09:00');
    await runJob();
    expect(await sub.cash()).toBe(0);
    for (const kind of ['realTime', 'hourly'] as const) expect((await bills(sub, kind)).total).toBe(0);
    for (const kind of ['daily', 'dividend'] as const)
      expect((await shown(sub, kind)).every(([status]) => status === 'notReached')).toBe(true);
  });

  it('a bill is not paid to an account that is being closed at the same moment', async () => {
    const { db } = fixture.context;
    const [head, sub, , , player] = await fixture.newChain();
    await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    fixture.context.clock.advance(dayMs);
    await player.play(1000);
    await head.give(100);
    fixture.context.clock.advance(dayMs);
    await runJob();
    const bill = (await bills(sub, 'daily')).list.find(({ status }) => status === 'issued');
    let commit = () => {};
    const isToCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let closed: Promise<void> = Promise.resolve();
    await new Promise<void>((resolve) => {
      closed = db.transaction(async () => {
        await lockMember(db, sub.id);
        resolve();
        await isToCommit;
        await db.query("update member set status = 'closed' where id = $1", [sub.id]);
      });
    });
    const paying = fixture.pay(head, bill ?? { id: '0' });
    const isWaiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await db.query(isWaiting)).length === 0) await new Promise(setImmediate);
    commit();
    await closed;
    expect(await paying).toMatchObject({ status: 409, code: 'agent.bill.receiver' });
    expect(await head.cash()).toBe(10_000);
  });
});
