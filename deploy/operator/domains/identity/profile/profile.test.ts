import { freePlay, getMemberInfo, getProfile, saveProfile } from '@tessera/shared/wire/auth';
import { withOperator } from '../../../testing/with-operator.ts';
import { isAdult } from './profile.ts';

describe('the details of a member', () => {
  const { operator, site } = withOperator();
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
  });

  const save = async (fields: Record<string, string>, by = token) => {
    const { status, body } = await site.call(saveProfile, { fields }, { token: by });
    return { status, code: body.errorCode, value: body.value as Record<string, unknown> };
  };
  const shown = async () =>
    ((await site.call(getProfile, {}, { token })).body.value as { fields: Record<string, unknown>[] }).fields;
  const detail = async (field: string) => (await shown()).find((each) => each.field === field);
  const enable = (field: string, enabled: boolean) =>
    operator.context.db.query("update register_rule set enabled = $2 where merchant = 'aurora' and field = $1", [
      field,
      enabled,
    ]);

  it('are nickname and birthday, and what else the registration of the merchant asks for', async () => {
    expect((await shown()).map(({ field }) => field)).toEqual(['nickname', 'birthday']);
    await enable('telegram', true);
    expect((await shown()).map(({ field }) => field)).toEqual(['nickname', 'birthday', 'telegram']);
    expect((await save({ telegram: '@player01' })).status).toBe(200);
    expect(await detail('telegram')).toMatchObject({ value: '@player01', isLocked: false, required: false });
    await enable('telegram', false);
    // What is not asked for cannot be written, and what was written before is still there.
    expect((await save({ telegram: '@other' })).status).toBe(200);
    await enable('telegram', true);
    expect(await detail('telegram')).toMatchObject({ value: '@player01' });
    await enable('telegram', false);
  });

  it('have the nickname that the member is shown with, by the rule of the merchant', async () => {
    expect(await save({ nickname: 'x' })).toMatchObject({
      code: 'profile.field.invalid',
      value: { fields: [{ field: 'nickname', reason: 'length' }] },
    });
    expect((await save({ nickname: '새별' })).status).toBe(200);
    const info = (await site.call(getMemberInfo, {}, { token })).body.value;
    expect(info).toMatchObject({ nickname: '새별' });
  });

  it('have a birthday that is a day of an adult, and is set once, also when two browsers set it at once', async () => {
    for (const [birthday, reason] of [
      ['2026-13-01', 'pattern'],
      ['2001-02-30', 'pattern'],
      ['2999-01-01', 'pattern'],
      ['2015-05-05', 'underage'],
    ])
      expect(await save({ birthday: birthday ?? '' })).toMatchObject({
        code: 'profile.field.invalid',
        value: { fields: [{ field: 'birthday', reason }] },
      });
    const other = await site.tokenOf('player01');
    const both = await Promise.all([save({ birthday: '1990-04-01' }), save({ birthday: '1990-04-02' }, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.map(({ code }) => code)).toContain('profile.field.locked');
    expect(await detail('birthday')).toMatchObject({
      isLocked: true,
      value: expect.stringMatching(/^1990-04-0[12]$/),
    });
    // The same again is no change.
    const stored = String((await detail('birthday'))?.value);
    expect((await save({ birthday: stored })).status).toBe(200);
  });

  it('are not a trial account’s to write', async () => {
    const { token: trial } = (await site.call(freePlay)).body.value as { token: string };
    expect(await save({ nickname: '체험' }, trial)).toMatchObject({ status: 403, code: 'account.trial' });
  });
});

test('somebody is an adult from the eighteenth birthday on, and one born on 29 February from 1 March', () => {
  expect(isAdult('2008-11-23', '2026-11-22')).toBe(false);
  expect(isAdult('2008-11-23', '2026-11-23')).toBe(true);
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
});
