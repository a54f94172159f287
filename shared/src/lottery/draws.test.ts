import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { factsOf } from './draw-facts.ts';
import { drawBlocks, numbersFrom } from './draw-numbers.ts';
import { checkDraw, type DrawRecord, drawMessages, issueSeedMessage } from './proof.ts';

const mostBytes = 32 * Math.max(...Object.values(drawBlocks));
const bytes = fc.uint8Array({ minLength: mostBytes, maxLength: mostBytes });
const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hmac = (key: string, message: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest();

/** A record as an operator creates it, with another library than the page verifies it with. */
function record(): DrawRecord {
  const name = { merchant: 'aurora', gameCode: 'E5', issue: '20261121-0077' };
  const daySeed = 'ab'.repeat(32);
  const seed = hmac(daySeed, issueSeedMessage(name)).toString('hex');
  const drawn = Buffer.concat(drawMessages('11X5', name).map((message) => hmac(seed, message)));
  return {
    ...name,
    kind: '11X5',
    numbers: numbersFrom('11X5', drawn),
    commitment: sha(seed),
    seed,
    dayCommitment: sha(daySeed),
    daySeed,
  };
}

describe('drawing', () => {
  it('gives what each game draws, for any bytes', () => {
    fc.assert(
      fc.property(bytes, (seed) => {
        const dice = numbersFrom('K3', seed);
        expect(dice).toHaveLength(3);
        for (const face of dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
        const five = numbersFrom('11X5', seed);
        expect(new Set(five).size).toBe(5);
        expect(Math.min(...five)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...five)).toBeLessThanOrEqual(11);
        const digits = numbersFrom('SSC', seed);
        expect(digits).toHaveLength(5);
        for (const digit of digits) expect('0123456789').toContain(String(digit));
        expect([...numbersFrom('PK10', seed)].sort((one, other) => one - other)).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
        ]);
        const twenty = numbersFrom('KL8', seed);
        expect(twenty).toHaveLength(20);
        expect(new Set(twenty).size).toBe(20);
        expect(Math.min(...twenty)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...twenty)).toBeLessThanOrEqual(80);
      }),
      { seed: 13 },
    );
  });

  it('draws every number equally often in every place (chi-square, 99.9 %)', () => {
    const rounds = 12_000;
    const counts = Array.from({ length: 5 }, () => new Array<number>(11).fill(0));
    for (let round = 0; round < rounds; round += 1) {
      const block = (n: number) => createHmac('sha256', 'even').update(`${round}|${n}`).digest();
      numbersFrom('11X5', Buffer.concat([block(0), block(1)])).forEach((number, place) => {
        const row = counts[place] as number[];
        row[number - 1] = (row[number - 1] ?? 0) + 1;
      });
    }
    const expected = rounds / 11;
    for (const place of counts) {
      const distance = place.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(distance).toBeLessThan(29.6);
    }
  });

  it('refuses to guess when the bytes run out', () => {
    expect(() => numbersFrom('11X5', new Uint8Array(8))).toThrow(RangeError);
  });

  it('can be checked from the revealed seeds', async () => {
    expect(await checkDraw(record())).toMatchObject({
      isSeedCommitted: true,
      areNumbersDrawn: true,
      isSeedOfDay: true,
    });
    expect((await checkDraw({ ...record(), daySeed: null })).isSeedOfDay).toBeNull();
  });

  it('reports another seed, other numbers, another day or another issue', async () => {
    const honest = record();
    expect(await checkDraw({ ...honest, seed: 'cd'.repeat(32) })).toMatchObject({ isSeedCommitted: false });
    expect(await checkDraw({ ...honest, numbers: [...honest.numbers].reverse() })).toMatchObject({
      isSeedCommitted: true,
      areNumbersDrawn: false,
    });
    expect(await checkDraw({ ...honest, daySeed: '00'.repeat(32) })).toMatchObject({ isSeedOfDay: false });
    expect(await checkDraw({ ...honest, issue: '20261121-0078' })).toMatchObject({ areNumbersDrawn: false });
  });
});

describe('the properties of a draw', () => {
  it('include the sides of dice, and a triple has none', () => {
    expect(factsOf('K3', [4, 2, 6])).toEqual({ sum: 12, size: 'big', parity: 'even', ends: undefined });
    expect(factsOf('K3', [5, 5, 5])).toMatchObject({ sum: 15, size: 'triple' });
  });

  it('include the tie at 30, and dragon or tiger from the two ends', () => {
    expect(factsOf('11X5', [4, 3, 11, 6, 5])).toEqual({ sum: 29, size: 'small', parity: 'odd', ends: 'tiger' });
    expect(factsOf('11X5', [11, 9, 6, 3, 1])).toMatchObject({ sum: 30, size: 'middle', ends: 'dragon' });
  });
});
