import { holdTransaction } from '../../testing/hold-transaction.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { blockedInIssue, storeBlocks } from './blocked-number-store.ts';
import { refuseBlocked } from './blocked-numbers.ts';
import { gameOf } from './game-store.ts';
import type { OrderLine } from './order-lines.ts';

const [merchant, code, issue] = ['aurora', 'HN', '20260302-0001'] as const;

// On the embedded database nothing runs beside a transaction.
const onPostgres = seededDatabases.filter(([name]) => name === 'PostgreSQL');

describe.each(onPostgres)('a number that is blocked while somebody bets on it, on %s', (_name, on) => {
  const { operator } = withOperator({ on });

  it('is blocked after that order, and not in the middle of it', async () => {
    const { context } = operator;
    const { db, merchants } = context;
    const found = merchants.byCode(merchant);
    if (!found) throw new Error('There is no merchant.');
    const game = await gameOf(context, found, code);
    const line = { game: code, issue, play: 'top2', numbers: [['12']] } as unknown as OrderLine;
    const order = holdTransaction(db, () => refuseBlocked(context, [game], [line]));
    await order.isHeld;
    const block = { merchant, gameCode: code, issue: null, playCode: 'top2', numbers: ['12'], isClosed: true };
    const blocking = db.transaction(() => storeBlocks(context, block));
    const waiting = () =>
      db.query(
        `select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
    while ((await waiting()).length === 0) expect(await blockedInIssue(context, merchant, code, issue)).toEqual([]);
    order.release();
    await Promise.all([order.done, blocking]);
    expect(await blockedInIssue(context, merchant, code, issue)).toMatchObject([{ number: '12', isClosed: true }]);
    const late = db.transaction(() => refuseBlocked(context, [game], [line]));
    await expect(late).rejects.toMatchObject({ code: 'lottery.number.closed' });
  });
});
