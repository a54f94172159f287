/** @jest-environment node */
import {
  checkEnvelopes,
  checkRaffle,
  codeListHash,
  commitmentOf,
  dealEnvelopes,
  drawWinners,
  poolOf,
} from './draws.ts';
import { ticketListHash } from './raffle-draw.ts';

const seedOf = (number: number) => number.toString(16).padStart(64, '0');
const lines = [
  { code: '0a', tickets: 1 },
  { code: '0b', tickets: 3 },
  { code: '0c', tickets: 2 },
];
const raffle = { merchant: 'aurora', id: 7, lines, prizeCount: 2 };
/** Chi-square of counts that should all be alike. */
const spread = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
const flipped = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;

it('every pair of tickets wins a raffle equally often, in either order, and no ticket twice', async () => {
  const pairs = new Map<string, number>();
  for (let seed = 0; seed < 450; seed += 1) {
    const winners = await drawWinners(seedOf(seed), raffle);
    pairs.set(winners.join(), (pairs.get(winners.join()) ?? 0) + 1);
  }
  expect(pairs.size).toBe(6 * 5);
  // 29 degrees of freedom: above 58.3 in one of a thousand samples. The seeds are fixed, so this is always the same.
  expect(spread([...pairs.values()])).toBeLessThan(58.3);
});

it('a raffle with fewer tickets than prizes gives each ticket one', async () => {
  const winners = await drawWinners(seedOf(1), { ...raffle, prizeCount: 50 });
  expect([...winners].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await drawWinners(seedOf(1), { ...raffle, lines: [] })).toEqual([]);
});

it('the check of a raffle agrees with what was published, and with no other seed, list, winner or raffle', async () => {
  const seed = seedOf(12);
  const record = {
    ...raffle,
    seed,
    commitment: await commitmentOf(seed),
    listHash: await ticketListHash(lines),
    winners: await drawWinners(seed, raffle),
  };
  const good = { isSeedCommitted: true, isListCommitted: true, areWinnersDrawn: true };
  expect(await checkRaffle(record)).toEqual(good);
  expect(await checkRaffle({ ...record, seed: flipped(seed) })).toMatchObject({ isSeedCommitted: false });
  expect(await checkRaffle({ ...record, commitment: flipped(record.commitment) })).toEqual({
    ...good,
    isSeedCommitted: false,
  });
  expect(await checkRaffle({ ...record, winners: [...record.winners].reverse() })).toEqual({
    ...good,
    areWinnersDrawn: false,
  });
  const [first, ...others] = lines;
  const longer = [{ code: '0a', tickets: (first?.tickets ?? 0) + 1 }, ...others];
  expect(await checkRaffle({ ...record, lines: longer })).toMatchObject({ isListCommitted: false });
  const turned = [...lines].reverse();
  expect(await checkRaffle({ ...record, lines: turned, listHash: await ticketListHash(turned) })).toMatchObject({
    isListCommitted: false,
  });
  const differing = await Promise.all([8, 9, 10, 11].map((id) => drawWinners(seed, { ...raffle, id })));
  expect(new Set(differing.map(String)).size).toBeGreaterThan(1);
});

const kinds = [
  { count: 1, amountMinor: 500 },
  { count: 2, amountMinor: 100 },
];
const codes = ['1a', '1b', '1c', '1d'];
const drop = { merchant: 'aurora', id: 3, kinds, codes };

it('every member gets every envelope equally often, and all together are never more than the pool', async () => {
  const largest = codes.map(() => 0);
  for (let seed = 0; seed < 200; seed += 1) {
    const amounts = await dealEnvelopes(seedOf(seed), drop);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(poolOf(kinds));
    const at = amounts.indexOf(500);
    largest[at] = (largest[at] ?? 0) + 1;
  }
  // 3 degrees of freedom: above 16.3 in one of a thousand samples.
  expect(spread(largest)).toBeLessThan(16.3);
  const two = await dealEnvelopes(seedOf(5), { ...drop, codes: ['1a', '1b'] });
  expect(two.every((amount) => amount > 0)).toBe(true);
});

it('the check of a drop agrees with what was published, and with no other seed, list or amount', async () => {
  const seed = seedOf(4);
  const record = {
    ...drop,
    seed,
    commitment: await commitmentOf(seed),
    listHash: await codeListHash(codes),
    amountsMinor: await dealEnvelopes(seed, drop),
  };
  const good = { isSeedCommitted: true, isListCommitted: true, areAmountsDealt: true };
  expect(await checkEnvelopes(record)).toEqual(good);
  expect(await checkEnvelopes({ ...record, seed: flipped(seed) })).toMatchObject({ isSeedCommitted: false });
  expect(await checkEnvelopes({ ...record, listHash: flipped(record.listHash) })).toEqual({
    ...good,
    isListCommitted: false,
  });
  expect(await checkEnvelopes({ ...record, codes: ['1a', '1b', '1c', '1e'] })).toMatchObject({
    isListCommitted: false,
  });
  const [first = 0, ...others] = record.amountsMinor;
  expect(await checkEnvelopes({ ...record, amountsMinor: [first + 1, ...others] })).toEqual({
    ...good,
    areAmountsDealt: false,
  });
});
