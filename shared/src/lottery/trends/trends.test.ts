import fc from 'fast-check';
import { drawBlocks, numbersFrom } from '../draw-numbers.ts';
import { type GameKind, gameKinds } from '../game.ts';
import { playsOf } from '../plays.ts';
import { aspectsOf } from './aspects.ts';
import { openRuns, runsOf } from './runs.ts';
import { trendShape } from './shapes.ts';

const mostBytes = 32 * Math.max(...Object.values(drawBlocks));
const drawsOf = (kind: GameKind, fewest: number, most: number) =>
  fc.array(
    fc.uint8Array({ minLength: mostBytes, maxLength: mostBytes }).map((bytes) => numbersFrom(kind, bytes)),
    { minLength: fewest, maxLength: most },
  );
const sides = fc.array(fc.constantFrom('big', 'small', null), { maxLength: 60 });

describe('runs of draws on one side', () => {
  it('are those that a recount by hand finds, and ties neither count nor end them', () => {
    expect(runsOf(['big', 'big', null, 'big', 'small', null])).toEqual([
      { side: 'big', length: 3, ties: 1, from: 0, to: 3 },
      { side: 'small', length: 1, ties: 1, from: 4, to: 4 },
    ]);
    expect(runsOf([null, null, 'small'])).toEqual([{ side: 'small', length: 1, ties: 2, from: 2, to: 2 }]);
    expect(runsOf([null])).toEqual([]);
  });

  it('have together the length of the list without its ties, and none is followed by one of the same side', () => {
    fc.assert(
      fc.property(sides, (list) => {
        const runs = runsOf(list);
        // Naively: letters without ties, split where the letter changes.
        const letters = list.map((side) => side?.charAt(0) ?? '').join('');
        expect(runs.map(({ side, length }) => side.charAt(0).repeat(length))).toEqual(letters.match(/b+|s+/g) ?? []);
        for (const { side, from, to } of runs) expect([list[from], list[to]]).toEqual([side, side]);
        const ties = list.filter((side) => side === null).length;
        if (runs.length > 0) expect(runs.reduce((sum, run) => sum + run.ties, 0)).toBe(ties);
      }),
      { seed: 13 },
    );
  });

  it.each(gameKinds)('that are open in %s are as long as a naive count from the newest draw', (kind) => {
    fc.assert(
      fc.property(drawsOf(kind, 0, 40), (draws) => {
        const runs = openRuns(kind, draws);
        for (const { aspect, side, length, isCut } of runs) {
          const decided = draws.map((drawn) => aspect.sideOf(drawn)).filter((each) => each !== null);
          const end = decided.findIndex((each) => each !== side);
          expect([length, isCut]).toEqual(end < 0 ? [decided.length, true] : [end, false]);
        }
        expect(runs.length).toBeLessThanOrEqual(aspectsOf(kind).length);
      }),
      { numRuns: 20, seed: 13 },
    );
  });
});

describe('what past draws are counted by', () => {
  it.each(gameKinds)('covers every number and every place of %s', (kind) => {
    const { numbers, drawn, counted = (draw) => draw } = trendShape(kind);
    fc.assert(
      fc.property(drawsOf(kind, 1, 5), (draws) => {
        for (const draw of draws) {
          expect(draw).toHaveLength(drawn);
          for (const number of counted(draw)) expect(numbers).toContain(number);
          for (const { sides, sideOf } of aspectsOf(kind)) expect([...sides, null]).toContain(sideOf(draw));
        }
      }),
      { numRuns: 20, seed: 13 },
    );
    const keys = aspectsOf(kind).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the two ends of every pair of places that can be bet on as dragon and tiger', () => {
    // Five of eleven has one pair, by another name.
    for (const kind of gameKinds.filter((each) => each !== '11X5')) {
      const dragons = playsOf(kind).filter(({ tab }) => tab === 'dragon');
      const ends = aspectsOf(kind).filter(({ part }) => part === 'ends');
      expect(ends.map(({ row }) => row)).toEqual(dragons.flatMap(({ rows }) => rows.map(({ key }) => key)));
    }
    expect(aspectsOf('SSC').filter(({ part }) => part === 'ends')).toHaveLength(10);
  });

  it('calls a tie what its bets call one: 11 of eleven, a triple, equal ends and ten of each half', () => {
    const side = (kind: GameKind, key: string, drawn: readonly number[]) =>
      aspectsOf(kind)
        .find((aspect) => aspect.key === key)
        ?.sideOf(drawn);
    expect(side('11X5', 'place1-size', [11, 1, 2, 3, 4])).toBeNull();
    expect(side('11X5', 'place1-parity', [11, 1, 2, 3, 4])).toBe('odd');
    expect(side('K3', 'sum-size', [5, 5, 5])).toBeNull();
    expect(side('K3', 'sum-parity', [5, 5, 5])).toBeNull();
    expect(side('K3', 'sum-parity', [5, 5, 6])).toBe('even');
    expect(side('SSC', 'versus1-5-ends', [3, 0, 0, 0, 3])).toBeNull();
    expect(side('SSC', 'versus2-4-ends', [3, 0, 0, 1, 3])).toBe('tiger');
    expect(side('PK10', 'versus2-9-ends', [1, 10, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('dragon');
    expect(side('VNS', 'special-size', [...new Array<number>(17).fill(99), 120_049])).toBe('small');
    const halves = [
      ...Array.from({ length: 10 }, (_, at) => at + 1),
      ...Array.from({ length: 10 }, (_, at) => at + 41),
    ];
    expect(side('KL8', 'halves', halves)).toBeNull();
    expect(side('KL8', 'halves', [...halves.slice(1), 80])).toBe('lower');
  });
});
