import {
  type ConsoleReferral,
  getAuditLog,
  getConsoleReferrals,
  getReferralSettings,
  type ReferralSettings,
  setReferralBudget,
  setReferralRules,
} from '@tessera/shared/wire/console';
import { noPlace } from '../domains/identity/index.ts';
import { consoleClient } from '../testing/console-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator } = withOperator();
const backOffice = consoleClient(() => operator);

const settingsOf = async (code: string) =>
  ((await backOffice.call(getReferralSettings, {})).value as { list: ReferralSettings[] }).list.find(
    ({ merchant }) => merchant === code,
  );
const actions = async () => {
  const { list } = (await backOffice.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
    list: { operator: string; action: string }[];
  };
  return list.map(({ operator: who, action }) => `${who} ${action}`);
};

/** An account that somebody registers by an invitation of the demo's player. */
async function invite(username: string): Promise<void> {
  const { accounts, db, clock, afterRegistration, merchants } = operator.context;
  const [aurora, referrer] = [merchants.byCode('aurora'), await accounts.byUsername('aurora', 'player01')];
  if (!aurora || !referrer) throw new Error('The demo is not complete.');
  const fresh = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
  await db.query('insert into referral (member_id, referrer_id, at) values ($1, $2, $3)', [
    ...[fresh.id, referrer.id, clock.now()],
  ]);
  await db.transaction(async () => {
    for (const hook of afterRegistration) await hook(aurora, fresh, {}, noPlace);
  });
}

it('the rules of invitations are set as a new version, with who did it, and invitations before it keep theirs', async () => {
  const before = await settingsOf('aurora');
  await invite('consoleref1');
  const rules = {
    ...{ referrerMinor: 700, invitedMinor: 0, stakeMinor: 9000 },
    days: 7,
    waitHours: 0,
    monthlyMaximum: 3,
  };
  expect(await backOffice.call(setReferralRules, { merchant: 'aurora', ...rules })).toMatchObject({
    value: { isChanged: true },
  });
  expect(await settingsOf('aurora')).toMatchObject({ version: (before?.version ?? 0) + 1, rules });
  await invite('consoleref2');
  const { list, total } = (await backOffice.call(getConsoleReferrals, { search: 'player01', status: 'registered' }))
    .value as {
    total: number;
    list: ConsoleReferral[];
  };
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { username: 'consoleref2', referrer: 'player01', stakeMinor: 9000, reason: null },
    { username: 'consoleref1', version: before?.version, stakeMinor: before?.rules?.stakeMinor },
  ]);
  const paged = (await backOffice.call(getConsoleReferrals, { merchant: 'aurora', page: '2', pageSize: '1' })).value;
  expect(paged).toMatchObject({ total: 2, list: [{ username: 'consoleref1' }] });
  expect((await backOffice.call(getConsoleReferrals, { merchant: 'lotus' })).value).toMatchObject({ total: 0 });
  expect(await actions()).toContain('operator referral.rules');
  for (const wrong of [{ days: 0 }, { stakeMinor: 0 }, { waitHours: 721 }, { merchant: 'nowhere' }])
    expect((await backOffice.call(setReferralRules, { merchant: 'aurora', ...rules, ...wrong })).status).not.toBe(200);
});

it('the budget of invitations is never set below what is granted, and the log says from what to what', async () => {
  const grantedMinor = (await settingsOf('aurora'))?.grantedMinor ?? 0;
  expect(grantedMinor).toBeGreaterThan(0);
  expect(await backOffice.call(setReferralBudget, { merchant: 'aurora', budgetMinor: grantedMinor - 1 })).toMatchObject(
    {
      code: 'promotion.budget.below.granted',
    },
  );
  await operator.context.db.query(`delete from referral_budget where merchant = 'lotus'`);
  expect(await backOffice.call(setReferralBudget, { merchant: 'lotus', budgetMinor: 5 })).toMatchObject({
    ...{ status: 404, code: 'referral.rules.none' },
  });
  expect((await backOffice.call(setReferralBudget, { merchant: 'aurora', budgetMinor: grantedMinor })).value).toEqual({
    isChanged: true,
  });
  await invite('consoleref3');
  expect((await backOffice.call(getConsoleReferrals, { search: 'consoleref3' })).value).toMatchObject({
    list: [{ status: 'refused', reason: 'budget' }],
  });
  await backOffice.call(setReferralBudget, { merchant: 'aurora', budgetMinor: null });
  expect(await settingsOf('aurora')).toMatchObject({ budgetMinor: null, grantedMinor });
  expect(await actions()).toContain('operator referral.budget');
});
