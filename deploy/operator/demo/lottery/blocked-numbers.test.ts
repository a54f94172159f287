import { getBlockedNumbers, getNearIssues } from '@tessera/shared/wire/lottery';
import { storeBlocks } from '../../domains/lottery/index.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { blockedNumbersSeed } from './blocked-numbers.ts';

describe('the blocked numbers of the demo', () => {
  const { operator, site } = withOperator({ merchant: 'lotus' });
  const seed = () => operator.context.db.transaction(() => blockedNumbersSeed.run(operator.context));
  const value = async <T>(...[endpoint, request]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request)).body.value as T;
  async function blockedBy(gameCode: string): Promise<string[]> {
    const { coming } = await value<{ coming: { issue: string }[] }>(getNearIssues, { gameCode, count: 20 });
    const ofIssues = [];
    for (const { issue } of coming) {
      const { list } = await value<{ list: { playCode: string; number: string; isClosed: boolean }[] }>(
        getBlockedNumbers,
        { gameCode, issue },
      );
      ofIssues.push(
        list
          .map(({ playCode, number, isClosed }) => `${playCode} ${number} ${isClosed ? 'closed' : 'half'}`)
          .join(', '),
      );
    }
    expect(ofIssues.length).toBeGreaterThan(1);
    return [...new Set(ofIssues)];
  }

  afterEach(() => operator.context.db.query('delete from lottery_blocked_number'));

  it('numbers of Thailand and Laos pay half or are closed in every draw on sale', async () => {
    await seed();
    expect(await blockedBy('THGOV')).toEqual([
      [
        ...['bottom2 09 half', 'bottom2 89 half', 'bottom2 99 closed'],
        ...['tod3 289 half', 'tod3 298 half', 'tod3 829 half', 'tod3 892 half', 'tod3 928 half', 'tod3 982 half'],
        ...['top3 168 half', 'top3 289 half', 'top3 555 closed', 'top3 789 half', 'top3 999 closed'],
      ].join(', '),
    ]);
    expect(await blockedBy('LAO')).toEqual(['top3 168 half, top3 888 half, top4 8888 closed, top4 9999 closed']);
    expect(await blockedBy('HN')).toEqual(['']);
  });

  it('no numbers are added where staff have blocked some', async () => {
    const block = { gameCode: 'LAO', issue: null, playCode: 'top2', numbers: ['47'], isClosed: false };
    await operator.context.db.transaction(() => storeBlocks(operator.context, { ...block, merchant: 'lotus' }));
    await seed();
    expect(await blockedBy('LAO')).toEqual(['top2 47 half']);
    expect(await blockedBy('THGOV')).toEqual(['']);
  });
});
