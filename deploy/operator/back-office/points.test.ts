import { randomUUID } from 'node:crypto';
import {
  approveRedemption,
  type ConsoleRedemption,
  type ConsoleReward,
  getAuditLog,
  getConsoleRedemptions,
  getConsoleRewards,
  getOverview,
  rejectRedemption,
  setRewardStock,
} from '@tessera/shared/wire/console';
import { getInbox } from '@tessera/shared/wire/inbox';
import { getPointBalance, getRedemptions, redeemPoints } from '@tessera/shared/wire/promotions';
import { earningJob } from '../domains/points/earning.ts';
import { hashPassword } from '../platform/keys/password.ts';
import { consoleClient } from '../testing/console-client.ts';
import { testPin } from '../testing/payment-pin.ts';
import { addSettledStake } from '../testing/settled-stake.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator, site } = withOperator();
const desk = consoleClient(() => operator);

/** A player who has redeemed a towel of the demo's mall, for 2,500 points. */
async function redeemTowel() {
  const { accounts, sessions, db, clock, config } = operator.context;
  const username = `mall${randomUUID().slice(0, 8)}`;
  const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
  await db.query('update member set payment_password_hash = $2 where id = $1', [
    id,
    await hashPassword(testPin, config.passwordCost),
  ]);
  await addSettledStake(db, { memberId: id, amountMinor: 10_000_000_000, at: clock.now() });
  await earningJob(operator.context).run(clock.now());
  const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
    (await site.call(endpoint, request, { token: await sessions.issue(id) })).body.value;
  const before = ((await call(getPointBalance, {})) as { points: number }).points;
  await call(redeemPoints, {
    ...{ requestId: randomUUID(), rewardId: 'towel', quantity: 1, points: 250_000, paymentPassword: testPin },
  });
  const { list } = (await desk.call(getConsoleRedemptions, { status: 'process', search: username })).value as {
    list: ConsoleRedemption[];
  };
  const [waiting] = list;
  if (!waiting) throw new Error('The redemption is not in the queue.');
  return { call, waiting, before };
}
const towel = async (): Promise<ConsoleReward | undefined> =>
  ((await desk.call(getConsoleRewards, {})).value as { list: ConsoleReward[] }).list.find(
    ({ merchant, id }) => merchant === 'aurora' && id === 'towel',
  );
const actions = async () => {
  const { list } = (await desk.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
    list: { operator: string; action: string }[];
  };
  return list.map(({ operator: who, action }) => `${who} ${action}`);
};

it('a redemption of goods is counted, approved once, and its player is told', async () => {
  const { call, waiting } = await redeemTowel();
  expect(waiting).toMatchObject({ merchant: 'aurora', reward: 'Beach towel', quantity: 1, points: 250_000 });
  const { merchants } = (await desk.call(getOverview, {})).value as {
    merchants: { code: string; redemptionsToReview: number }[];
  };
  expect(merchants.find(({ code }) => code === 'aurora')?.redemptionsToReview).toBe(1);
  expect((await desk.call(approveRedemption, { id: waiting.id })).value).toEqual({ isChanged: true });
  expect((await desk.call(approveRedemption, { id: waiting.id })).value).toEqual({ isChanged: false });
  expect((await desk.call(rejectRedemption, { id: waiting.id, reason: 'Late' })).value).toEqual({ isChanged: false });
  expect(await call(getRedemptions, {})).toMatchObject({ list: [{ status: 'approved', remark: null }] });
  expect(await call(getInbox, {})).toMatchObject({ total: 1 });
  expect(await actions()).toContain('operator redemption.approved');
});

it('a rejection gives points and stock back, with its reason', async () => {
  const left = (await towel())?.stock ?? 0;
  const { call, waiting, before } = await redeemTowel();
  expect((await towel())?.stock).toBe(left - 1);
  await desk.call(rejectRedemption, { id: waiting.id, reason: 'Out of order' });
  expect((await towel())?.stock).toBe(left);
  expect(await call(getPointBalance, {})).toEqual({ points: before });
  expect(await call(getRedemptions, {})).toMatchObject({ list: [{ status: 'rejected', remark: 'Out of order' }] });
  expect(await actions()).toContain('operator redemption.rejected');
});

it('stock can be set, also to no limit, and the log says from what to what', async () => {
  expect(await desk.call(setRewardStock, { merchant: 'aurora', id: 'towel', stock: 7 })).toMatchObject({
    value: { isChanged: true },
  });
  expect((await desk.call(setRewardStock, { merchant: 'aurora', id: 'towel', stock: 7 })).value).toEqual({
    isChanged: false,
  });
  expect((await towel())?.stock).toBe(7);
  await desk.call(setRewardStock, { merchant: 'aurora', id: 'towel', stock: null });
  expect((await towel())?.stock).toBeNull();
  expect(await desk.call(setRewardStock, { merchant: 'aurora', id: 'unknown', stock: 1 })).toMatchObject({
    code: 'points.reward.unknown',
  });
  expect(await actions()).toContain('operator reward.stock');
});
