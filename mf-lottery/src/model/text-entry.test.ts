import {
  countCombinations,
  gameKinds,
  isSelection,
  type Play,
  playOf,
  playsOf,
  typedBetsLimit,
} from '@tessera/shared/lottery';
import { canTypeRows } from './number-rows.ts';
import { readRows, withoutRowFaults } from './row-text.ts';
import { emptySelection } from './selection.ts';
import { exampleRange, readTyped, typedShape, typesDigits } from './typed-bets.ts';

const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;
/** Words such as big and dragon are no numbers. */
const areNumbers = ({ rows }: Play) => rows.every(({ options }) => options.every((option) => /^\d+$/.test(option)));
const numberPlays = gameKinds.flatMap((kind) => playsOf(kind)).filter(areNumbers);
const named = numberPlays.map((each) => ({ each, name: `${each.game} ${each.code}` }));
const isTyped = ({ rows }: Play) => rows.some(({ options }) => options.length === 0);

const isFull = Boolean(process.env.TESSERA_FULL);

/** What text entry goes by: how a number is written, how many a bet has and in which order, and of which choices rows are. */
function textOf(each: Play): string {
  if (!isTyped(each))
    return `${each.game} ${each.rows.map(({ options, arePlaces }) => (arePlaces ? 'places' : options.length))}`;
  const { size, numbers, isEachOnce } = typedShape(each);
  const inOrder = /direct/.test(each.method ?? '');
  return `typed ${isEachOnce ? '' : size} of ${numbers.length} ${isEachOnce} ${inOrder} ${each.rows.length} ${each.digits === undefined}`;
}

/** All plays in a full run; in every run those of three dice, and of the others one for each way of text. */
function tried(plays: typeof named): typeof named {
  const known = new Set<string>();
  return plays.filter(({ each }) => {
    if (isFull || each.game === 'K3') return true;
    const text = textOf(each);
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}

/** Some bets of a typed play: what any number in each place makes, or where those are too many, sets of numbers in a row. */
function someBets(each: Play): readonly string[] {
  const any = typesDigits(each) ? '*' : '* ';
  for (const size of [5, 4, 3, 2]) {
    const { bets } = readTyped(each, any.repeat(size).trim());
    if (bets.length > 0) return bets;
  }
  return setsInARow(each);
}
function setsInARow(each: Play): readonly string[] {
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  const sets = numbers.flatMap((_, start) => numbers.map((_, end) => numbers.slice(start, end + 1).join('')));
  return sets.filter((bet) => each.rule.acceptsTyped?.(bet));
}

/** A bet as somebody types it. */
const spaced = (each: Play, bet: string) => (typesDigits(each) ? bet : bet.replace(/..(?=.)/g, '$& '));

describe('text entry', () => {
  it('is there for every play of numbers of every family', () => {
    expect(numberPlays.filter((each) => !isTyped(each) && !canTypeRows(each))).toEqual([]);
    expect(new Set(numberPlays.map(({ game }) => game)).size).toBe(gameKinds.length);
  });

  const bets = tried(named.filter(({ each }) => isTyped(each)));
  it.each(bets)('of bets of $name takes separators, keeps what is wrong, and counts a bet once', ({ each }) => {
    const [one = '', other = one, ...more] = someBets(each);
    expect(one).not.toBe('');
    for (const separator of [', ', ';', '\n', '|', '，', '、']) {
      const {
        bets: found,
        faults,
        twice,
      } = readTyped(each, [one, other, one].map((bet) => spaced(each, bet)).join(separator));
      expect([[...found].sort(), faults, twice > 0]).toEqual([[...new Set([one, other])].sort(), [], true]);
    }
    const wrong = readTyped(each, [one, '99x', ...more.slice(0, 1), 'nine'].map((bet) => spaced(each, bet)).join('\n'));
    expect(wrong.faults.map((fault) => fault.replaceAll(' ', ''))).toEqual(['99x', 'nine']);
    expect(wrong.bets).toHaveLength(more.length > 0 ? 2 : 1);
  });

  it.each(bets)('of bets of $name takes ranges, wildcards, and thousands of pasted bets', ({ each }) => {
    const all = someBets(each);
    const range = typesDigits(each)
      ? exampleRange(each)
      : spaced(each, all[0] ?? '').replace(/\d\d$/, (last) => `${last}-${last}`);
    expect(readTyped(each, range)).toMatchObject({ faults: [] });
    expect(readTyped(each, range).bets.length).toBeGreaterThan(0);
    const wild = spaced(each, all[0] ?? '').replace(typesDigits(each) ? /\d$/ : /\d\d$/, '*');
    expect(readTyped(each, wild).bets).toContain(all[0]);
    const pasted = Array.from({ length: 4000 }, (_, at) => spaced(each, all[at % all.length] ?? '')).join('\n');
    const read = readTyped(each, pasted);
    expect(read.faults).toEqual([]);
    expect(read.bets).toHaveLength(Math.min(all.length, 4000, typedBetsLimit));
  });

  const rows = tried(named.filter(({ each }) => !isTyped(each)));
  it.each(rows)('of the rows of $name takes separators, ranges and wildcards, and keeps what is wrong', ({ each }) => {
    const ofRows = each.rows.filter(({ arePlaces }) => !arePlaces);
    const typedAs = (text: string) => readRows(each, Array(ofRows.length).fill(text).join('|'), emptySelection(each));
    const chosen = ({ selection }: ReturnType<typeof readRows>) =>
      selection.filter((_, at) => !each.rows[at]?.arePlaces);
    const everything = typedAs('*');
    expect(chosen(everything)).toEqual(ofRows.map(({ options }) => options));
    const [{ options = [] } = {}] = ofRows;
    const [first = '', second = first] = options;
    const last = options.at(-1) ?? '';
    const all = ofRows.map((row) =>
      [first, second].filter((option, at, list) => row.options.includes(option) && list.indexOf(option) === at),
    );
    if (ofRows.every((row) => row.options === options)) {
      for (const separator of [' ', ', ', ';', '，', '、']) {
        const { faults, ...read } = typedAs([first, second].join(separator));
        expect([chosen({ ...read, faults }), faults]).toEqual([all, []]);
      }
      expect(chosen(typedAs(`${first}-${last}`))).toEqual(chosen(everything));
      expect(chosen(typedAs(`[${first} ${second}]`))).toEqual(all);
      expect(chosen(typedAs(`${first.slice(0, -1)}*`))[0]).toContain(first);
    }
    const wrong = readRows(each, `${first} 9x nine`, emptySelection(each));
    expect([wrong.count, wrong.faults]).toEqual([1, ['9x', 'nine']]);
    expect(isSelection(each, everything.selection)).toBe(true);
    const pasted = ofRows.map((row) => Array(3000).fill(row.options[0]).join(' ')).join('|');
    const thousands = readRows(each, pasted, emptySelection(each));
    expect([chosen(thousands), thousands.faults]).toEqual([ofRows.map((row) => row.options.slice(0, 1)), []]);
  });

  it('adds to the rows that are chosen, one line or bar a row, and a dash leaves one out', () => {
    const position = play('11X5', 'position');
    const chosen = [['02'], [], [], [], []];
    expect(readRows(position, '1 3-4 | - | 11\n5', chosen)).toEqual({
      typed: [['01', '03', '04'], [], ['11'], ['05'], []],
      closed: [],
      selection: [['01', '02', '03', '04'], [], ['11'], ['05'], []],
      count: 5,
      faults: [],
      faultText: '',
    });
    expect(readRows(position, '1|2|3|4|5|6', chosen).faults).toEqual(['6']);
    // What is not understood stays in its row.
    const wrong = readRows(position, '1 x | 2 | y 3 z', chosen);
    expect([wrong.faults, wrong.faultText]).toEqual([['x', 'y', 'z'], 'x | - | y z']);
    const direct = play('SSC', 'any3-direct');
    expect(countCombinations(direct, readRows(direct, '1|2|3|-|-', emptySelection(direct)).selection)).toBe(1);
  });

  it('is without the parts of its rows that are no number, however they are written, and keeps the others in their rows', () => {
    const position = play('11X5', 'position');
    for (const wrong of ['3~99', '3–99', '３～９９', '88、99', '88，99', '[88 99]', '[88', '*9*'])
      expect(withoutRowFaults(position, `1 ${wrong} 2-4 | - | x | 5`)).toBe('1 2-4 | - | - | 5');
    expect(withoutRowFaults(position, '1|2|3|4|5|6\n7')).toBe('1 | 2 | 3 | 4 | 5');
    expect(withoutRowFaults(position, '12 | 99')).toBe('');
    // A pair of dice is no single one, and the other way round.
    const pair = play('K3', 'pair-single');
    expect(withoutRowFaults(pair, '1 22 | 1')).toBe('22 | 1');
    expect(withoutRowFaults(play('SSC', 'five-group120'), 'x\n1、99 2')).toBe('1 2');
  });

  it('leaves out numbers of a row that are closed, and names them', () => {
    const run = play('THAI', 'run-top');
    const { selection, count, closed } = readRows(run, '5-7 9', [['7']], ['6', '7']);
    expect([selection, count, closed]).toEqual([[['5', '7', '9']], 2, ['6', '7']]);
  });

  it('of dice reads pairs and three numbers in any order, and no number that a die does not have', () => {
    expect(readTyped(play('K3', 'pair-single-typed'), '211, 121 112\n117 11').bets).toEqual(['112']);
    expect(readTyped(play('K3', 'any3-typed'), '321 1*2 122').bets).toEqual(['123', '124', '125', '126']);
    expect(readTyped(play('11X5', 'any3-typed'), '03 02 01\n01-03 02 *').bets.slice(0, 2)).toEqual([
      '010203',
      '010204',
    ]);
  });
});
