import {
  addMission,
  type ConsoleMission,
  changeMission,
  createMerchant,
  getAuditLog,
  getConsoleMissions,
  setMissionBudget,
} from '@tessera/shared/wire/console';
import { getMissionSummary } from '@tessera/shared/wire/promotions';
import { consoleClient } from '../testing/console-client.ts';
import { siteClient } from '../testing/site-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator } = withOperator();
const backOffice = consoleClient(() => operator);

const listed = async (): Promise<ConsoleMission> => {
  const { list } = (await backOffice.call(getConsoleMissions, { merchant: 'aurora' })).value as {
    list: ConsoleMission[];
  };
  const [first] = list;
  if (!first) throw new Error('The demo has no missions.');
  return first;
};
const asked = ({ merchant, id, version, rules, names, isOffered }: ConsoleMission) => ({
  ...{ merchant, id, seen: version, rules, isOffered },
  names: names as { KO: string; EN: string; VI: string; CN: string; JA: string; TH: string },
});
const newest = async () => {
  const { list } = (await backOffice.call(getAuditLog, { page: '1', pageSize: '2' })).value as {
    list: { operator: string; action: string; merchant: string; detail: object }[];
  };
  return list;
};

it('a mission is changed as a new version, once, and by nobody who has seen an older one', async () => {
  const before = await listed();
  const request = { ...asked(before), rules: { ...before.rules, rewardMinor: before.rules.rewardMinor + 100 } };
  const answers = await Promise.all([1, 2].map(() => backOffice.call(changeMission, request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'mission.changed' });
  const after = await listed();
  expect(after).toMatchObject({ version: before.version + 1, rules: request.rules, isOffered: true });
  expect(await backOffice.call(changeMission, asked(after))).toMatchObject({ value: { isChanged: false } });
  await backOffice.call(changeMission, { ...asked(after), isOffered: false });
  expect(await newest()).toMatchObject([
    { action: 'mission.changed', merchant: 'aurora', detail: { id: before.id, isOffered: false } },
    { action: 'mission.changed', detail: { rewardMinor: request.rules.rewardMinor, isOffered: true } },
  ]);
});

it('rules that make no sense, another kind and a missing language are refused', async () => {
  const mission = await listed();
  const { rules, names, ...request } = asked(mission);
  for (const wrong of [
    { rules: { ...rules, target: 0 }, names },
    { rules: { ...rules, rewardMinor: 0 }, names },
    { rules: { ...rules, kind: 'days', target: 8 }, names },
    { rules, names: { ...names, TH: '' } },
  ])
    expect(await backOffice.call(changeMission, { ...request, ...wrong } as never)).toMatchObject({ status: 400 });
  const other = { ...rules, kind: rules.kind === 'games' ? ('bets' as const) : ('games' as const), target: 2 };
  expect(await backOffice.call(changeMission, { ...request, names, rules: other })).toMatchObject({
    code: 'mission.kind.fixed',
  });
  expect(await backOffice.call(changeMission, { ...request, names, rules, id: 'nothing' })).toMatchObject({
    status: 404,
  });
  expect((await listed()).version).toBe(mission.version);
});

it('a budget is set at once and recorded, and not below what was granted', async () => {
  const { merchant, id } = await listed();
  await operator.context.db.query(
    'update mission set granted_minor = 500, budget_minor = 900 where merchant = $1 and id = $2',
    [merchant, id],
  );
  expect(await backOffice.call(setMissionBudget, { merchant, id, budgetMinor: 499 })).toMatchObject({
    code: 'mission.budget.below.granted',
  });
  expect(await backOffice.call(setMissionBudget, { merchant, id, budgetMinor: 500 })).toMatchObject({
    value: { isChanged: true },
  });
  expect(await listed()).toMatchObject({ budgetMinor: 500, grantedMinor: 500 });
  expect((await newest())[0]).toMatchObject({ action: 'mission.budget', detail: { fromMinor: 900, toMinor: 500 } });
});

it('a merchant that was made at the console gets its missions there, and its members see them until they are turned off', async () => {
  const merchant = 'fresh-missions';
  await backOffice.call(createMerchant, {
    ...{ code: merchant, name: 'Fresh', host: 'fresh-missions.example', theme: 'aurora', currency: 'P' },
    ...{ language: 'EN', timeZone: 'Asia/Seoul', country: 'KR', smallestDeposit: 10 },
  });
  const names = { KO: '산책', EN: 'Stroll', VI: 'Dạo', CN: '漫步', JA: '散歩', TH: 'เดิน' };
  const rules = { kind: 'stake' as const, category: null, target: 5000, rewardMinor: 100 };
  const request = { merchant, id: 'stroll', period: 'daily' as const, rules, names, budgetMinor: 1000 };
  expect(await backOffice.call(addMission, request)).toMatchObject({ value: { isChanged: true } });
  expect(await backOffice.call(addMission, request)).toMatchObject({ status: 409, code: 'mission.exists' });
  const days = { ...rules, kind: 'days' as const, target: 2 };
  expect(await backOffice.call(addMission, { ...request, id: 'days', rules: days })).toMatchObject({
    code: 'mission.days.daily',
  });
  expect(await backOffice.call(addMission, { ...request, merchant: 'nobody' })).toMatchObject({
    code: 'merchant.unknown',
  });
  expect((await newest())[0]).toMatchObject({
    ...{ operator: 'operator', action: 'mission.added', merchant },
    detail: { id: 'stroll', name: 'Stroll', rewardMinor: 100, budgetMinor: 1000 },
  });
  const { accounts, sessions } = operator.context;
  const { id: memberId } = await accounts.create({ merchant, username: 'walker', type: 0, password: null });
  const token = await sessions.issue(memberId);
  const shown = async () => {
    const answer = await siteClient(operator, merchant).call(getMissionSummary, {}, { token });
    return (answer.body.value as { list: { id: string }[] }).list.map(({ id }) => id);
  };
  expect(await shown()).toEqual(['stroll']);
  await backOffice.call(changeMission, { merchant, id: 'stroll', seen: 1, rules, names, isOffered: false });
  expect(await shown()).toEqual([]);
});
