import {
  type ConsoleMission,
  changeMission,
  getAuditLog,
  getConsoleMissions,
  setMissionBudget,
} from '@tessera/shared/wire/console';
import { consoleClient } from '../testing/console-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator } = withOperator();
const desk = consoleClient(() => operator);

const listed = async (): Promise<ConsoleMission> => {
  const { list } = (await desk.call(getConsoleMissions, { merchant: 'aurora' })).value as { list: ConsoleMission[] };
  const [first] = list;
  if (!first) throw new Error('The demo has no missions.');
  return first;
};
const asked = ({ merchant, id, version, rules, names, isOffered }: ConsoleMission) => ({
  ...{ merchant, id, seen: version, rules, isOffered },
  names: names as { KO: string; EN: string; VI: string; CN: string; JA: string; TH: string },
});
const newest = async () => {
  const { list } = (await desk.call(getAuditLog, { page: '1', pageSize: '2' })).value as {
    list: { operator: string; action: string; merchant: string; detail: object }[];
  };
  return list;
};

it('a mission is changed as a new version, once, and by nobody who has seen an older one', async () => {
  const before = await listed();
  const request = { ...asked(before), rules: { ...before.rules, rewardMinor: before.rules.rewardMinor + 100 } };
  const answers = await Promise.all([1, 2].map(() => desk.call(changeMission, request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'mission.changed' });
  const after = await listed();
  expect(after).toMatchObject({ version: before.version + 1, rules: request.rules, isOffered: true });
  expect(await desk.call(changeMission, asked(after))).toMatchObject({ value: { isChanged: false } });
  await desk.call(changeMission, { ...asked(after), isOffered: false });
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
    expect(await desk.call(changeMission, { ...request, ...wrong } as never)).toMatchObject({ status: 400 });
  const other = { ...rules, kind: rules.kind === 'games' ? ('bets' as const) : ('games' as const), target: 2 };
  expect(await desk.call(changeMission, { ...request, names, rules: other })).toMatchObject({
    code: 'mission.kind.fixed',
  });
  expect(await desk.call(changeMission, { ...request, names, rules, id: 'nothing' })).toMatchObject({ status: 404 });
  expect((await listed()).version).toBe(mission.version);
});

it('a budget is set at once and recorded, and not below what was granted', async () => {
  const { merchant, id } = await listed();
  await operator.context.db.query(
    'update mission set granted_minor = 500, budget_minor = 900 where merchant = $1 and id = $2',
    [merchant, id],
  );
  expect(await desk.call(setMissionBudget, { merchant, id, budgetMinor: 499 })).toMatchObject({
    code: 'mission.budget.below.granted',
  });
  expect(await desk.call(setMissionBudget, { merchant, id, budgetMinor: 500 })).toMatchObject({
    value: { isChanged: true },
  });
  expect(await listed()).toMatchObject({ budgetMinor: 500, grantedMinor: 500 });
  expect((await newest())[0]).toMatchObject({ action: 'mission.budget', detail: { fromMinor: 900, toMinor: 500 } });
});
