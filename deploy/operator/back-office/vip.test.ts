import { type ConsoleVipLevel, getAuditLog, getConsoleVipLevels, setVipLevels } from '@tessera/shared/wire/console';
import { getRankLadder } from '@tessera/shared/wire/promotions';
import { consoleClient } from '../testing/console-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator, site } = withOperator();
const client = consoleClient(() => operator);
const read = async () =>
  (await client.call(getConsoleVipLevels, { code: 'aurora' })).value as {
    version: number;
    levels: readonly ConsoleVipLevel[];
  };
const save = (version: number, levels: readonly ConsoleVipLevel[]) =>
  client.call(setVipLevels, { code: 'aurora', version, levels: [...levels] });
const withBirthday = (levels: readonly ConsoleVipLevel[], birthdayMinor: number) =>
  levels.map((level, rank) => (rank === 1 ? { ...level, birthdayMinor } : level));

it('the levels are changed as a new version, which players see at once and the log names; the same again changes nothing', async () => {
  const { version, levels } = await read();
  expect(levels).toHaveLength(6);
  expect((await save(version, levels)).value).toEqual({ isChanged: false });
  expect((await save(version, withBirthday(levels, 12_300))).value).toEqual({ isChanged: true });
  expect(await read()).toMatchObject({ version: version + 1, levels: withBirthday(levels, 12_300) });
  const { list } = (await site.call(getRankLadder, {})).body.value as { list: { birthday: number }[] };
  expect(list[1]?.birthday).toBe(123);
  const log = (await client.call(getAuditLog, { merchant: 'aurora' })).value as { list: { action: string }[] };
  expect(log.list[0]).toMatchObject({ action: 'vip.levels', detail: { version: version + 1 } });
});

it('of two changes of one version of the levels, the second is refused with `vip.changed`', async () => {
  const { version, levels } = await read();
  const answers = await Promise.all([1000, 2000].map((gift) => save(version, withBirthday(levels, gift))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['vip.changed']);
});

it('a level that needs no more than the one below it, and a lowest one that needs something, are refused', async () => {
  const { version, levels } = await read();
  const [lowest, second, ...rest] = levels as [ConsoleVipLevel, ConsoleVipLevel, ...ConsoleVipLevel[]];
  for (const wrong of [
    [lowest, { ...second, totalMinor: 0 }, ...rest],
    [{ ...lowest, totalMinor: 5 }, second, ...rest],
    [lowest, { ...second, names: {} }, ...rest],
  ])
    expect((await save(version, wrong)).code).toBe('vip.levels.invalid');
});
