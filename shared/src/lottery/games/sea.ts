import { multisets } from '../combinations.ts';
import { type DrawnNumbers, digits as digitOptions, type SeaKind } from '../game.ts';
import type { Play, PlayRule } from '../play.ts';
import { type Price, price } from '../price.ts';
import { printedPrize, prizePlaces } from '../prizes.ts';
import { typedRow } from '../rules/typed.ts';
import { winningNumbers } from '../rules/winning-numbers.ts';

/** `00` to `99`. */
const pairs = digitOptions.flatMap((tens) => digitOptions.map((ones) => tens + ones));

const distinct = (items: readonly string[]): string[] => [...new Set(items)];
/** How many different digits a number has. */
const spread = (number: string): string => String(distinct([...number]).length);

/** The numbers that have the digits of this one in any order. */
const reordered = ([one = '', two = '', three = '']: string): string[] =>
  distinct([
    one + two + three,
    one + three + two,
    two + one + three,
    two + three + one,
    three + one + two,
    three + two + one,
  ]);
/** The numbers of two digits that are both among those of this one. */
const pairsWithin = ([one = '', two = '', three = '']: string): string[] =>
  distinct([one + two, two + one, one + three, three + one, two + three, three + two]);
const digitsOf = (number: string): string[] => distinct([...number]);

/** `000` to `999`. */
const threes = pairs.flatMap((two) => digitOptions.map((one) => two + one));

/** The chance that any chosen number is among those that win with one of `all`, which are drawn equally often. */
const shareOf =
  (all: readonly string[], winning: (drawn: string) => readonly string[]) =>
  (chosen: ReadonlySet<string>): number =>
    all.filter((drawn) => winning(drawn).some((number) => chosen.has(number))).length / all.length;

/** What a draw of each kind says to those who bet on it: its top, its bottom, and further numbers of three digits at the bottom. */
interface Reading {
  /** The three digits of the top. */
  readonly top: (drawn: DrawnNumbers) => string;
  /** The two digits of the bottom. */
  readonly bottom: (drawn: DrawnNumbers) => string;
  /** The four digits of the top, where there are as many. */
  readonly four?: (drawn: DrawnNumbers) => string;
  /** Absent where one number alone is drawn, whose last three digits are the top: Laos has no other three digits. */
  readonly bottomThrees?: (drawn: DrawnNumbers) => readonly string[];
  /** How many there are of them. */
  readonly bottomThreesCount?: 1 | 4;
}

/** The numbers of a prize. */
const numbersOf = (kind: SeaKind, key: string) => {
  const at = [...prizePlaces(kind).keys()].filter((place) => prizePlaces(kind)[place]?.key === key);
  return (drawn: DrawnNumbers): string[] => at.map((place) => printedPrize(kind, drawn, place));
};
const numberOf = (kind: SeaKind, key: string) => {
  const all = numbersOf(kind, key);
  return (drawn: DrawnNumbers): string => all(drawn)[0] ?? '';
};

function readings(): Readonly<Record<SeaKind, Reading>> {
  const thai = { first: numberOf('THAI', 'prize1'), two: numberOf('THAI', 'last2') };
  const thaiThrees = [numbersOf('THAI', 'front3'), numbersOf('THAI', 'last3')];
  const lao = numberOf('LAO', 'prize1');
  const hanoi = { special: numberOf('HANOI', 'special'), first: numberOf('HANOI', 'prize1') };
  const malay = { first: numberOf('MALAY', 'prize1'), second: numberOf('MALAY', 'prize2') };
  return {
    THAI: {
      top: (drawn) => thai.first(drawn).slice(-3),
      bottom: thai.two,
      bottomThrees: (drawn) => thaiThrees.flatMap((of) => of(drawn)),
      bottomThreesCount: 4,
    },
    LAO: { top: (drawn) => lao(drawn).slice(-3), bottom: (drawn) => lao(drawn).slice(0, 2), four: lao },
    HANOI: {
      top: (drawn) => hanoi.special(drawn).slice(-3),
      bottom: (drawn) => hanoi.first(drawn).slice(-2),
      bottomThrees: (drawn) => [hanoi.first(drawn).slice(-3)],
      four: (drawn) => hanoi.special(drawn).slice(-4),
    },
    MALAY: {
      top: (drawn) => malay.first(drawn).slice(-3),
      bottom: (drawn) => malay.second(drawn).slice(-2),
      bottomThrees: (drawn) => [malay.second(drawn).slice(-3)],
      four: malay.first,
    },
  };
}

/** Discounts of the market for numbers of three digits, of two, and for single digits, in thousandths; a merchant can set others. */
const discounts = { three: 330, two: 280, run: 120 } as const;

/** One of each list of digits in any order: the others win with the same numbers. */
const anyOrder = multisets(digitOptions, 3).map((digits) => digits.join(''));
/** A number of three digits at the bottom: among four, by how many draws of 1000^4 have it, or the only one, as at the top. */
const bottomThreePrices = { 4: price(125_000, 1000 ** 4 - 999 ** 4, 1000 ** 4), 1: price(550_000, 1, 1000) };

function playsOf(kind: SeaKind, { top, bottom, four, bottomThrees, bottomThreesCount = 1 }: Reading): readonly Play[] {
  const typedPlay = (
    code: string,
    tab: string,
    digits: number,
    rule: PlayRule,
    prices: Record<string, Price>,
  ): Play => ({
    code,
    game: kind,
    tab,
    digits,
    rows: typedRow,
    rule,
    prices,
    ...(digits === 3 && { discountMilli: discounts.three }),
  });
  const pairPlay = (code: string, rule: PlayRule, prices: Record<string, Price>): Play => ({
    code,
    game: kind,
    tab: 'two',
    digits: 2,
    rule,
    prices,
    discountMilli: discounts.two,
    rows: [{ key: 'all', options: pairs }],
  });
  const runPlay = (
    code: string,
    read: (drawn: DrawnNumbers) => string,
    odds: Price,
    numbers: readonly string[],
    drawnNumbers: readonly string[],
  ): Play => ({
    code,
    game: kind,
    tab: 'run',
    discountMilli: discounts.run,
    prices: { '*': odds },
    rows: [{ key: 'all', options: digitOptions }],
    rule: winningNumbers({
      digits: 1,
      winning: (drawn) => digitsOf(read(drawn)),
      together: () => numbers.map(digitsOf),
      chanceOf: shareOf(drawnNumbers, digitsOf),
    }),
  });
  return [
    typedPlay('top3', 'three', 3, winningNumbers({ digits: 3, winning: (drawn) => [top(drawn)] }), {
      '*': price(550_000, 1, 1000),
    }),
    // A number with a pair has three orders and pays twice as much as one of six; three equal digits have no other order.
    typedPlay(
      'tod3',
      'three',
      3,
      winningNumbers({
        digits: 3,
        winning: (drawn) => reordered(top(drawn)),
        isOffered: (number) => spread(number) !== '1',
        priceKeyOf: spread,
        sameNumbers: reordered,
        together: () => anyOrder.map(reordered),
        chanceOf: shareOf(threes, reordered),
      }),
      { '3': price(105_000, 6, 1000), '2': price(210_000, 3, 1000) },
    ),
    ...(bottomThrees
      ? [
          typedPlay(
            'bottom3',
            'three',
            3,
            winningNumbers({
              digits: 3,
              winning: (drawn) => distinct(bottomThrees(drawn)),
              together: (chosen) => (bottomThreesCount === 1 ? chosen.map((number) => [number]) : [chosen.slice(0, 4)]),
              chanceOf: ({ size }) => 1 - (1 - size / 1000) ** bottomThreesCount,
            }),
            { '*': bottomThreePrices[bottomThreesCount] },
          ),
        ]
      : []),
    ...(four
      ? [
          typedPlay('top4', 'top4', 4, winningNumbers({ digits: 4, winning: (drawn) => [four(drawn)] }), {
            '*': price(5_500_000, 1, 10_000),
          }),
        ]
      : []),
    pairPlay('top2', winningNumbers({ digits: 2, winning: (drawn) => [top(drawn).slice(-2)] }), {
      '*': price(70_000, 1, 100),
    }),
    pairPlay('bottom2', winningNumbers({ digits: 2, winning: (drawn) => [bottom(drawn)] }), {
      '*': price(70_000, 1, 100),
    }),
    // Two different digits are among three in 54 of 1,000 numbers, the same one twice in 28.
    pairPlay(
      'tod2',
      winningNumbers({
        digits: 2,
        winning: (drawn) => pairsWithin(top(drawn)),
        priceKeyOf: spread,
        sameNumbers: ([one = '', other = '']) => distinct([one + other, other + one]),
        together: () => anyOrder.map(pairsWithin),
        chanceOf: shareOf(threes, pairsWithin),
      }),
      { '2': price(12_000, 54, 1000), '1': price(23_000, 28, 1000) },
    ),
    runPlay('run-top', top, price(3000, 271, 1000), anyOrder, threes),
    runPlay('run-bottom', bottom, price(4000, 19, 100), pairs, pairs),
  ];
}

/** Every play of the kinds that are played on in Thailand, in the order of its tabs. */
export const seaPlays = Object.fromEntries(
  Object.entries(readings()).map(([kind, reading]) => [kind, playsOf(kind as SeaKind, reading)]),
) as unknown as Readonly<Record<SeaKind, readonly Play[]>>;
