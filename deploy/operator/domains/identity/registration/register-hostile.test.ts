import { hostileText } from '@tessera/shared/testing/hostile-text';
import { register, registerByMobile, registerFields } from '@tessera/shared/wire/auth';
import fc from 'fast-check';
import { withOperator } from '../../../testing/with-operator.ts';

const hostile = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>('{"$ne":null}', null, 0, -1, true, [], {}, ['a'], { toString: 'x' }),
  },
);
const names = [
  ...registerFields,
  'confirmPassword',
  'countryDialingCode',
  'verificationCode',
  'captchaId',
  'firebaseIdToken',
  'registerUrl',
  'domain',
  'login',
  'registerMethod',
];
const requests = fc.record(Object.fromEntries(names.map((name) => [name, hostile])), { requiredKeys: [] });

/** A registration in which one field alone is hostile goes the furthest. */
const nearlyRight = fc.tuple(fc.constantFrom(...names), hostile).map(([name, value]) => ({
  username: 'moonlit07',
  password: 'Secret12',
  confirmPassword: 'Secret12',
  mobileNum: '01048217700',
  countryDialingCode: '82',
  verificationCode: '123456',
  [name]: value,
}));

describe('registering with hostile input', () => {
  const { operator, site } = withOperator();
  const original: object[] = [];
  const accounts = () => operator.context.db.query<object>('select id, username from member order by id');
  beforeAll(async () => {
    // Every field is enabled, and no check before the fields gets in the way.
    await operator.context.db.query("update register_rule set enabled = true where merchant = 'aurora'");
    await operator.context.db.query("update register_rule set accepted_pattern = '*' where field = 'address'");
    await operator.context.db.query("update register_rule set enabled = false where field = 'captcha'");
    original.push(...(await accounts()));
  });

  async function refusal(endpoint: typeof register | typeof registerByMobile, request: object): Promise<void> {
    await operator.context.db.query('delete from rate_window');
    const answer = await site.call(endpoint, { ...request, altcha: await site.altcha() });
    expect([answer.status, answer.body.success]).toEqual([400, false]);
    expect(answer.body.errorCode).toMatch(/^[a-z]+(\.[a-z]+)+$/);
    expect(JSON.stringify(answer.body)).not.toContain('boom');
  }

  it.each([
    ['by username', register],
    ['by mobile', registerByMobile],
  ])(
    '%s is refused in clear words, whatever stands in whichever field',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(requests, nearlyRight), (request) => refusal(endpoint, request)),
        { numRuns: process.env.TESSERA_FULL ? 220 : 60 },
      );
      expect(await accounts()).toEqual(original);
    },
    120_000,
  );

  it('is refused as too large with a megabyte in a field', async () => {
    await operator.context.db.query('delete from rate_window');
    const answer = await site.call(register, { username: 'a'.repeat(1_000_000), altcha: await site.altcha() });
    expect([400, 413]).toContain(answer.status);
    expect(await accounts()).toEqual(original);
  });

  it('stores unusual text unchanged, so that pages must show it as text', async () => {
    await operator.context.merchants.setSwitches('aurora', { REGMOBVERF3: false });
    const address = '<img src=x onerror=boom()> 서울 مرحبا 👩‍👩‍👧‍👦';
    const answer = await site.call(register, {
      username: 'moonlit07',
      password: 'Secret12',
      confirmPassword: 'Secret12',
      paymentPassword: '482159',
      address,
      altcha: await site.altcha(),
    });
    expect(answer.status).toBe(200);
    const rows = await operator.context.db.query<{ address: string }>(
      "select registration->>'address' as address from member where username = 'moonlit07'",
    );
    expect(rows).toEqual([{ address }]);
  });
});
