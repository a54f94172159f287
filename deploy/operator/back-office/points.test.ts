import { randomUUID } from 'node:crypto';
import {
  addPointReward,
  approveRedemption,
  type ConsoleRedemption,
  type ConsoleReward,
  createMerchant,
  getAuditLog,
  getConsolePointRules,
  getConsoleRedemptions,
  getConsoleRewards,
  getOverview,
  rejectRedemption,
  setPointRules,
  setRewardOffered,
  setRewardStock,
} from '@tessera/shared/wire/console';
import { getInbox } from '@tessera/shared/wire/inbox';
import { getPointBalance, getPointMall, getRedemptions, redeemPoints } from '@tessera/shared/wire/promotions';
import { earningJob } from '../domains/points/earning.ts';
import { hashPassword } from '../platform/keys/password.ts';
import { consoleClient } from '../testing/console-client.ts';
import { testPin } from '../testing/payment-pin.ts';
import { addSettledStake } from '../testing/settled-stake.ts';
import { siteClient } from '../testing/site-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator, site } = withOperator();
const backOffice = consoleClient(() => operator);

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
  const { list } = (await backOffice.call(getConsoleRedemptions, { status: 'process', search: username })).value as {
    list: ConsoleRedemption[];
  };
  const [waiting] = list;
  if (!waiting) throw new Error('The redemption is not in the queue.');
  return { call, waiting, before };
}
const towel = async (): Promise<ConsoleReward | undefined> =>
  ((await backOffice.call(getConsoleRewards, {})).value as { list: ConsoleReward[] }).list.find(
    ({ merchant, id }) => merchant === 'aurora' && id === 'towel',
  );
const actions = async () => {
  const { list } = (await backOffice.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
    list: { operator: string; action: string }[];
  };
  return list.map(({ operator: who, action }) => `${who} ${action}`);
};

it('a redemption of goods is counted, approved once, and its player is told', async () => {
  const { call, waiting } = await redeemTowel();
  expect(waiting).toMatchObject({ merchant: 'aurora', reward: 'Beach towel', quantity: 1, points: 250_000 });
  const { merchants } = (await backOffice.call(getOverview, {})).value as {
    merchants: { code: string; redemptionsToReview: number }[];
  };
  expect(merchants.find(({ code }) => code === 'aurora')?.redemptionsToReview).toBe(1);
  expect((await backOffice.call(approveRedemption, { id: waiting.id })).value).toEqual({ isChanged: true });
  expect((await backOffice.call(approveRedemption, { id: waiting.id })).value).toEqual({ isChanged: false });
  expect((await backOffice.call(rejectRedemption, { id: waiting.id, reason: 'Late' })).value).toEqual({
    isChanged: false,
  });
  expect(await call(getRedemptions, {})).toMatchObject({ list: [{ status: 'approved', remark: null }] });
  expect(await call(getInbox, {})).toMatchObject({ total: 1 });
  expect(await actions()).toContain('operator redemption.approved');
});

it('a rejection gives points and stock back, with its reason', async () => {
  const left = (await towel())?.stock ?? 0;
  const { call, waiting, before } = await redeemTowel();
  expect((await towel())?.stock).toBe(left - 1);
  await backOffice.call(rejectRedemption, { id: waiting.id, reason: 'Out of order' });
  expect((await towel())?.stock).toBe(left);
  expect(await call(getPointBalance, {})).toEqual({ points: before });
  expect(await call(getRedemptions, {})).toMatchObject({ list: [{ status: 'rejected', remark: 'Out of order' }] });
  expect(await actions()).toContain('operator redemption.rejected');
});

const detailOf = async (action: string) => {
  const { list } = (await backOffice.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
    list: { action: string; operator: string; detail: object }[];
  };
  return list.find((entry) => entry.action === action);
};

it('stock can be set, also to no limit, and the log says from what to what', async () => {
  const seen = (await towel())?.stock;
  const request = { merchant: 'aurora', id: 'towel', seen, stock: 7 };
  expect(await backOffice.call(setRewardStock, request)).toMatchObject({ value: { isChanged: true } });
  // The same call again, as after a lost answer.
  expect((await backOffice.call(setRewardStock, request)).value).toEqual({ isChanged: false });
  expect((await towel())?.stock).toBe(7);
  await backOffice.call(setRewardStock, { merchant: 'aurora', id: 'towel', seen: 7, stock: null });
  expect((await towel())?.stock).toBeNull();
  expect(await backOffice.call(setRewardStock, { merchant: 'aurora', id: 'unknown', seen: 1, stock: 1 })).toMatchObject(
    {
      code: 'points.reward.unknown',
    },
  );
  expect(await detailOf('reward.stock')).toMatchObject({ operator: 'operator', detail: { from: 7, to: 'unlimited' } });
});

it('stock is not set over a redemption that the operator has not seen', async () => {
  const seen = (await towel())?.stock ?? null;
  await backOffice.call(setRewardStock, { merchant: 'aurora', id: 'towel', seen, stock: 5 });
  await redeemTowel();
  expect(await backOffice.call(setRewardStock, { merchant: 'aurora', id: 'towel', seen: 5, stock: 10 })).toMatchObject({
    ...{ status: 409, code: 'points.stock.changed' },
  });
  expect((await towel())?.stock).toBe(4);
});

describe('a merchant that was made at the console', () => {
  const code = 'fresh-points';
  const rules = {
    ...{ baseMinor: 1000, rates: { slots: 120, deposit: 10 }, ratio: { points: 10_000, amountMinor: 500 } },
    minimumPoints: 1000,
  };
  const texts = (text: string) => ({ KO: text, EN: text, VI: text, CN: text, JA: text, TH: text });
  const reward = {
    ...{ merchant: code, id: 'mug', names: texts('Mug'), details: texts('A blue mug.') },
    ...{ points: 5000, creditMinor: null, stock: 3 },
  };
  const read = async () =>
    (await backOffice.call(getConsolePointRules, { code })).value as { version: number; rules: typeof rules | null };
  const mug = async () =>
    ((await backOffice.call(getConsoleRewards, {})).value as { list: ConsoleReward[] }).list.find(
      ({ merchant, id }) => merchant === code && id === 'mug',
    );
  const mall = async () =>
    (await siteClient(operator, code).call(getPointMall, {})).body.value as { list: { name: string }[] } | undefined;

  beforeAll(async () => {
    await backOffice.call(createMerchant, {
      ...{ code, name: 'Fresh', host: 'fresh-points.example', theme: 'aurora', currency: 'P', language: 'EN' },
      ...{ timeZone: 'Asia/Seoul', country: 'KR', smallestDeposit: 10 },
    });
  });

  it('gets its rates at the console, as versions that name their author', async () => {
    expect(await read()).toEqual({ version: 0, rules: null });
    expect((await backOffice.call(setPointRules, { code, version: 0, rules })).value).toEqual({ isChanged: true });
    expect((await backOffice.call(setPointRules, { code, version: 1, rules })).value).toEqual({ isChanged: false });
    expect(await read()).toEqual({ version: 1, rules });
    expect(await detailOf('points.rules')).toMatchObject({
      ...{ operator: 'operator', detail: { version: 1, baseMinor: 1000, rates: rules.rates, ratioMinor: 500 } },
    });
  });

  it('keeps the rates of the first of two who edit the same version', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      [130, 140].map((slots) =>
        backOffice.call(setPointRules, { code, version, rules: { ...rules, rates: { slots } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('points.rules.changed');
    expect((await read()).version).toBe(version + 1);
  });

  it('refuses rates that would give nothing or too much', async () => {
    const { version } = await read();
    for (const wrong of [{ baseMinor: 0 }, { rates: { slots: 100_001 } }, { ratio: { points: 0, amountMinor: 1 } }])
      expect(await backOffice.call(setPointRules, { code, version, rules: { ...rules, ...wrong } })).toMatchObject({
        status: 400,
      });
  });

  it('gets a reward, which is offered, withdrawn and brought back', async () => {
    expect((await backOffice.call(addPointReward, reward)).value).toEqual({ isChanged: true });
    expect(await backOffice.call(addPointReward, reward)).toMatchObject({ status: 409, code: 'points.reward.exists' });
    expect((await mall())?.list).toMatchObject([{ name: 'Mug', points: 5000, stock: 3 }]);
    const offer = (isOffered: boolean) => backOffice.call(setRewardOffered, { merchant: code, id: 'mug', isOffered });
    expect((await offer(false)).value).toEqual({ isChanged: true });
    expect((await offer(false)).value).toEqual({ isChanged: false });
    expect((await mall())?.list).toEqual([]);
    expect(await mug()).toMatchObject({ isOffered: false });
    await offer(true);
    expect((await mall())?.list).toHaveLength(1);
    expect(await detailOf('reward.added')).toMatchObject({ detail: { id: 'mug', name: 'Mug', pointPrice: 5000 } });
    expect(await detailOf('reward.offered')).toMatchObject({ detail: { id: 'mug', isOffered: true } });
    expect(
      await backOffice.call(addPointReward, { ...reward, id: 'cup', names: { ...texts('Cup'), TH: '' } }),
    ).toMatchObject({
      status: 400,
    });
  });
});
