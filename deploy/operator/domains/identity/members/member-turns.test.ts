import { randomUUID } from 'node:crypto';
import { getOrderOutcome } from '@tessera/shared/wire/lottery';
import { getBalance } from '@tessera/shared/wire/wallet';
import { holdMember } from '../../../testing/hold-transaction.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';

const onPostgres = seededDatabases.filter(([name]) => name === 'PostgreSQL');

describe.each(onPostgres)('decisions about one member on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });

  it('leave connections to everybody else while forty of them wait for their turn', async () => {
    const [busy, other] = [await fixture.newPlayer(), await fixture.newPlayer()];
    const hold = holdMember(fixture.context.db, busy.member.id);
    await hold.isHeld;
    const waiting = Array.from({ length: 40 }, () => busy.call(getOrderOutcome, { requestId: randomUUID() }));
    expect((await other.call(getBalance)).status).toBe(200);
    hold.release();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('wait a hundred at a time, and a failed one lets the next one go on', async () => {
    const { withMember, db } = fixture.context;
    const { id } = (await fixture.newPlayer()).member;
    const hold = holdMember(db, id);
    await hold.isHeld;
    const failing = withMember(id, async () => {
      throw new Error('refused');
    }).catch((cause: Error) => cause.message);
    const waiting = Array.from({ length: 99 }, () => withMember(id, async () => 'done'));
    await expect(withMember(id, async () => 'done')).rejects.toMatchObject({ code: 'request.too.frequent' });
    hold.release();
    expect(await failing).toBe('refused');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  });
});
