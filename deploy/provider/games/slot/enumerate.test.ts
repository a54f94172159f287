import { slotGrid, slotSheetOf, slotSheets } from '@tessera/wallet-protocol/slot-sheets';
import { enumerate } from './enumerate.ts';
import { evaluate, freeSpinsFor } from './evaluate.ts';
import { lines, reelCount, rowCount } from './lines.ts';
import type { Profile } from './profile.ts';
import { profiles } from './profiles/profiles.ts';

test.each(profiles.map((profile) => [profile.id, profile] as const))(
  'going through every stop of %s finds the figures that the player is shown',
  (id, profile) => {
    const found = enumerate(profile);
    const declared = slotSheetOf(id);
    expect(declared?.rtp).toBeCloseTo(found.rtp, 6);
    expect(declared?.hitRate).toBeCloseTo(found.hitRate, 6);
    expect(declared?.freeSpinsEvery).toBeCloseTo(found.freeSpinsEvery, 2);
    expect(declared?.maxWin).toBe(found.maxWin);
    expect(declared).toMatchObject({ volatility: profile.volatility, freeSpins: profile.freeSpins });
    expect(declared?.deviation).toBeCloseTo(found.deviation, 4);
  },
);

test('every sheet that operators may name has a profile, and the declared grid is the one that is played', () => {
  expect(slotSheets.map(({ id }) => id)).toEqual(profiles.map(({ id }) => id));
  expect(slotGrid).toEqual({ reels: reelCount, rows: rowCount, lines: lines.length });
});

test('no profile returns less than 94 % or more than 97.5 %', () => {
  const rates = slotSheets.map(({ rtp }) => rtp);
  expect(Math.min(...rates)).toBeGreaterThan(0.94);
  expect(Math.max(...rates)).toBeLessThan(0.975);
});

test('the optimised enumeration agrees with evaluating every combination of stops', () => {
  const small: Profile = {
    id: 'small',
    volatility: 'low',
    strips: ['ABSCHA', 'AWBSCH', 'WABSC', 'ABWSH', 'ABCSA'],
    pays: Object.fromEntries(
      Array.from('ABCDEFGH', (s, i) => [s, [9 - i, 30 - i, 90 - i]]),
    ) as unknown as Profile['pays'],
    freeSpins: { counts: [2, 3, 4], multiplier: 3 },
  };
  const lengths = small.strips.map((strip) => strip.length);
  const count = lengths.reduce((product, length) => product * length, 1);
  let pay = 0;
  let free = 0;
  let hits = 0;
  for (let n = 0; n < count; n += 1) {
    let rest = n;
    const stops = lengths.map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    });
    const found = evaluate(small, stops);
    pay += found.pay;
    free += freeSpinsFor(small, found.scatters);
    if (found.pay > 0 || found.scatters >= 3) hits += 1;
  }
  const facts = enumerate(small);
  const spin = pay / count / 20;
  expect(facts.rtp).toBeCloseTo(spin * (1 + (free / count) * 3), 10);
  expect(facts.hitRate).toBeCloseTo(hits / count, 10);
});

test('no reel shows two scatters at once, and none starts with a wild', () => {
  for (const { strips } of profiles) {
    expect(strips[0]).not.toContain('W');
    for (const strip of strips) expect(strip + strip.slice(0, 2)).not.toMatch(/S.?S/);
  }
});
