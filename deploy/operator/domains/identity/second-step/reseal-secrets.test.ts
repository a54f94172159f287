import { generateKeys } from '../../../platform/keys/keys.ts';
import { seededDatabase, testOperator } from '../../../testing/operator.ts';
import { authenticators } from './authenticator.ts';
import { openSecret, sealMark } from './sealed-secret.ts';
import { codeOf, stepAt } from './totp.ts';

it('an app that was enrolled when secrets were sealed by the bot check’s key goes on, and needs that key no more', async () => {
  const db = await seededDatabase('few');
  const keys = await generateKeys();
  // Marked or not is all that tells the two kinds apart.
  const before = await testOperator({ db, keys: { ...keys, sealing: keys.botCheck } });
  const apps = authenticators(before.context);
  const ids = await db.query<{ id: number }>(
    "select id from member where username in ('player01', 'agent01') and merchant = 'aurora' order by id",
  );
  const [first, second] = ids.map(({ id }) => id) as [number, number];
  const secret = (await apps.begin(first)) ?? Buffer.of();
  const codeNow = () => codeOf(secret, stepAt(before.context.clock.now()));
  await apps.confirm(first, codeNow());
  await apps.begin(second);
  await db.query('update authenticator set sealed_secret = substr(sealed_secret, $1)', [sealMark.length + 1]);
  await db.query("update authenticator set sealed_secret = 'AAAA' || substr(sealed_secret, 5) where member_id = $1", [
    second,
  ]);
  before.context.clock.advance(60_000);
  await before.close();

  const after = await testOperator({ db, keys, clock: before.context.clock });
  const rows = await db.query<{ sealed: string }>(
    'select sealed_secret as sealed from authenticator where member_id = $1',
    [first],
  );
  expect(openSecret({ ...keys, botCheck: 'gone' }, rows[0]?.sealed ?? '')).toEqual(Buffer.from(secret));
  expect(await authenticators(after.context).verify(first, codeNow())).toBe(true);
  await after.close();
  await db.close();
});
