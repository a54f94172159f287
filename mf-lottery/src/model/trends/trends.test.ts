import {
  type DrawnNumbers,
  drawBlocks,
  type GameKind,
  gameKinds,
  hasPrizeTable,
  numbersFrom,
  runsOf,
  trendShape,
} from '@tessera/shared/lottery';
import fc from 'fast-check';
import { countNumbers, hotAndCold } from './counts.ts';
import { beadPlateOf, roadOf, roadRows } from './road.ts';
import { csvOf } from './sheet.ts';
import { readTrend } from './trend-address.ts';

const mostBytes = 32 * Math.max(...Object.values(drawBlocks));
const drawsOf = (kind: GameKind) =>
  fc.array(
    fc.uint8Array({ minLength: mostBytes, maxLength: mostBytes }).map((bytes) => numbersFrom(kind, bytes)),
    { maxLength: 20 },
  );
const places = (kind: GameKind) => {
  const { place, drawn } = trendShape(kind);
  return place ? fc.option(fc.integer({ min: 1, max: drawn }), { nil: undefined }) : fc.constant(undefined);
};

describe('numbers of past draws', () => {
  it.each(gameKinds)('of %s are counted, with their gaps, as a naive recount does', (kind) => {
    fc.assert(
      fc.property(drawsOf(kind), places(kind), (draws, place) => {
        const counts = countNumbers(kind, draws, place);
        const ends = draws.map((drawn) => (hasPrizeTable(kind) ? drawn.map((number) => number % 100) : drawn));
        const hasNumber = (drawn: DrawnNumbers, number: number) =>
          place === undefined ? drawn.includes(number) : drawn[place - 1] === number;
        for (const { number, count, gap, longestGap } of counts.numbers) {
          const drawn = place === undefined ? ends.flat() : ends.map((each) => each[place - 1]);
          expect(count).toBe(drawn.filter((each) => each === number).length);
          // As text: a dot for a draw without the number, the newest first.
          const text = ends.map((each) => (hasNumber(each, number) ? 'X' : '.')).join('');
          expect(gap).toBe(text.indexOf('X') < 0 ? text.length : text.indexOf('X'));
          expect(longestGap).toBe(Math.max(0, ...text.split('X').map(({ length }) => length)));
        }
        const total = counts.numbers.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(draws.length * (place === undefined ? trendShape(kind).drawn : 1));
        expect(counts.expected * counts.numbers.length).toBeCloseTo(total, 8);
      }),
      { numRuns: 8, seed: 13 },
    );
  });

  it('drawn most and least often are never the same, and the lower number is first of equal ones', () => {
    fc.assert(
      fc.property(drawsOf('11X5'), (draws) => {
        const counts = countNumbers('11X5', draws);
        const { hot, cold } = hotAndCold(counts);
        expect([hot.length, cold.length]).toEqual([3, 3]);
        const least = Math.min(...hot.map(({ count }) => count));
        const most = Math.max(...cold.map(({ count }) => count));
        const others = (chosen: typeof hot) => counts.numbers.filter((each) => !chosen.includes(each));
        for (const { count } of others(hot)) expect(count).toBeLessThanOrEqual(least);
        for (const { count } of others(cold)) expect(count).toBeGreaterThanOrEqual(most);
      }),
      { seed: 13 },
    );
    expect(hotAndCold(countNumbers('K3', [])).hot.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('the road', () => {
  it('goes down by one run, turns at the bottom, and begins the next run beside it', () => {
    const runs = runsOf([...'bbbbbbbbss'].map((letter) => (letter === 'b' ? 'big' : 'small')));
    expect(roadOf(runs).map(({ column, row, side }) => `${side?.charAt(0)}${column}${row}`)).toEqual([
      ...['b00', 'b01', 'b02', 'b03', 'b04', 'b05', 'b15', 'b25'],
      ...['s10', 's11'],
    ]);
  });

  it('has one cell for each draw that is no tie, none twice, however long the runs are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('big', 'big', 'big', 'small', null), { maxLength: 200 }), (sides) => {
        const cells = roadOf(runsOf(sides));
        expect(cells.map(({ side }) => side)).toEqual(sides.filter((side) => side !== null));
        expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(cells.length);
        for (const { row } of cells) expect(row).toBeLessThan(roadRows);
      }),
      { seed: 13 },
    );
  });
});

describe('the bead plate', () => {
  it('fills columns of six from top to bottom, with a bead for each draw and each tie', () => {
    const letters = { b: 'big', s: 'small', t: null } as const;
    const sides = [...'bstbbsbt'].map((letter) => letters[letter as keyof typeof letters]);
    expect(beadPlateOf(sides).map(({ column, row, side }) => `${side?.charAt(0) ?? 't'}${column}${row}`)).toEqual([
      ...['b00', 's01', 't02', 'b03', 'b04', 's05'],
      ...['b10', 't11'],
    ]);
    expect(beadPlateOf([])).toEqual([]);
  });

  it('read down its columns is all draws in their order, in as few columns as hold them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('big', 'small', null), { maxLength: 200 }), (sides) => {
        const beads = beadPlateOf(sides);
        const asRead = [...beads].sort((one, other) => one.column - other.column || one.row - other.row);
        expect(asRead.map(({ side }) => side)).toEqual(sides);
        expect(new Set(beads.map(({ column, row }) => `${column},${row}`)).size).toBe(sides.length);
        for (const { column, row, ties } of beads) {
          expect([row >= 0 && row < 6, ties]).toEqual([true, 0]);
          expect(column).toBeLessThan(Math.ceil(sides.length / 6));
        }
      }),
      { seed: 13 },
    );
  });
});

describe('the file of a trend', () => {
  it('says simulated in each row, and keeps commas, quotes and lines within their cell', async () => {
    const sheet = {
      heads: ['번호', '횟수'],
      rows: [
        ['01', 12],
        ['a,"b"\nc', 3],
      ],
    };
    const file = csvOf(sheet, { head: '출처', simulated: '모의' });
    expect(Buffer.from(await new Response(file).arrayBuffer()).toString()).toBe(
      '\uFEFF출처,번호,횟수\r\n모의,01,12\r\n모의,"a,""b""\nc",3\r\n',
    );
    expect(file.type).toContain('text/csv');
  });
});

describe('the address of trends', () => {
  const read = (search: string, kind: GameKind = '11X5') =>
    readTrend(new URLSearchParams(search), { kind, isRare: kind === 'VNN' }, '2026-11-26');

  it('names trend, day, place, aspect, road and form', () => {
    expect(read('trend=gaps&day=2026-11-20&place=5&aspect=place2-parity&road=bead&as=table')).toEqual({
      trend: 'gaps',
      day: '2026-11-20',
      place: 5,
      aspect: 'place2-parity',
      road: 'bead',
      isTable: true,
    });
    expect(read('trend=hot&span=100').day).toBeUndefined();
  });

  it('falls back to today, all places and the first aspect for what a game does not have', () => {
    const usual = {
      ...{ trend: 'results', day: '2026-11-26', place: undefined },
      ...{ aspect: 'sum-size', road: 'big', isTable: true },
    };
    expect(read('')).toEqual(usual);
    expect(read('trend=x&day=2026-11-27&place=6&aspect=rank1-size&road=x')).toEqual(usual);
    expect(read('day=2020-01-01&place=1.5')).toEqual(usual);
    expect(read('', 'VNN').day).toBeUndefined();
    expect(read('day=2026-11-25', 'VNN').day).toBe('2026-11-25');
    expect(read('span=day', 'VNN').day).toBe('2026-11-26');
    expect(read('trend=frequency&place=1', 'KL8')).toMatchObject({ place: undefined, isTable: false });
  });
});
