import { together, written } from '../combination-sets.ts';
import { subsets } from '../combinations.ts';
import { type DrawnNumbers, dieFaces } from '../game.ts';
import type { Play, PlayRule } from '../play.ts';
import { won } from '../play.ts';
import { fairPrice, type Price, price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { options } from '../rules/options.ts';
import { sideOptions, sideOutcome, sumBounds, sumOf } from '../rules/sides.ts';
import { isAscending, typed, typedRow } from '../rules/typed.ts';
import { typedSets } from '../rules/typed-sets.ts';
import { typedAny } from './first-places.ts';

const rolls = 216;
const outcomes: readonly DrawnNumbers[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => [a, b, c])),
);

const isTriple = ([a, b, c]: DrawnNumbers) => a === b && b === c;
const faces = (drawn: DrawnNumbers) => [...new Set(drawn)].map(String);

function optionsPlay(
  code: string,
  tab: string,
  choices: readonly string[],
  prices: Readonly<Record<string, Price>>,
  wins: (option: string, drawn: DrawnNumbers) => boolean,
): Play {
  return {
    code,
    game: 'K3',
    tab,
    rows: [{ key: tab === 'sum' || tab === 'sides' ? 'sum' : 'all', options: choices }],
    rule: options(
      (option, drawn) => (wins(option, drawn) ? 'won' : 'lost'),
      outcomes,
      outcomes.map(() => 1 / rolls),
    ),
    prices,
  };
}

/** By distance from the middle: 10 and 11 first, then 9 and 12, out to 3 and 18. */
const sumPrices = [
  price(7700, 27, rolls),
  price(8300, 25, rolls),
  price(9900, 21, rolls),
  price(13_900, 15, rolls),
  price(20_900, 10, rolls),
  price(34_800, 6, rolls),
  price(69_500, 3, rolls),
  price(209_000, 1, rolls),
];
const sums = Array.from({ length: 16 }, (_, index) => index + 3);
const priceOfSum = Object.fromEntries(
  sums.map((sum) => [String(sum), sumPrices[sum <= 10 ? 10 - sum : sum - 11] as Price]),
);

const isSide = (side: string, drawn: DrawnNumbers): boolean =>
  !isTriple(drawn) && sideOutcome(side, sumOf(drawn), sumBounds.K3) === 'won';

function choosePlay(code: string, size: number, each: Price): Play {
  return {
    code,
    game: 'K3',
    tab: 'different',
    rows: [{ key: 'all', options: dieFaces }],
    rule: chooseWithin({ size, pool: faces, poolSize: 3, of: 6, isEachOnce: false, subject: together(size) }),
    prices: { '*': each },
  };
}

/** Consecutive faces: 123, 234, 345, 456. */
function isStraight(drawn: DrawnNumbers): boolean {
  const [low = 0, middle = 0, high = 0] = [...drawn].sort((a, b) => a - b);
  return middle === low + 1 && high === middle + 1;
}

const differentPrices = [price(6950, 30, rolls), price(34_800, 6, rolls)] as const;

/** Two or three different faces that are typed. */
const typedDifferent: readonly Play[] = differentPrices.map((each, index) => ({
  ...typedAny('K3', index + 2, { '*': each }),
  rule: typedSets({ size: index + 2, numbers: dieFaces, pool: faces, poolSize: 3, draws: outcomes }),
}));

const repeated = (times: number) => dieFaces.map((face) => face.repeat(times));

const pairSubject = 'pair and other';

/** A pair of the first row and another face of the second. */
const pairAndOther: PlayRule = {
  choices: 'numbers',
  count: ([pairs = [], others = []]) =>
    pairs.reduce((sum, pair) => sum + others.filter((other) => other !== pair.charAt(0)).length, 0),
  hits([pairs = [], others = []], drawn) {
    const [pair] = faces(drawn).filter((face) => drawn.filter((number) => String(number) === face).length === 2);
    const [other] = faces(drawn).filter((face) => face !== pair);
    return won(pair && other && pairs.includes(pair.repeat(2)) && others.includes(other) ? 1 : 0);
  },
  combinations: ([pairs = [], others = []]) => [
    {
      subject: pairSubject,
      tree: written(() =>
        pairs.flatMap((pair) =>
          others.flatMap((other) => (pair.includes(other) ? [] : [[...pair, other].sort().join('')])),
        ),
      ),
    },
  ],
  largestPayout: (_, paid) => paid(won(1)),
};

const pairSingle: Play = {
  code: 'pair-single',
  game: 'K3',
  tab: 'pair',
  rows: [
    { key: 'pair', options: repeated(2) },
    { key: 'other', options: dieFaces },
  ],
  rule: pairAndOther,
  prices: { '*': price(69_500, 3, rolls) },
};

/** A pair and another face, typed: `112`. */
const pairSingleTyped: Play = {
  code: 'pair-single-typed',
  game: 'K3',
  tab: 'typed',
  range: 'pair-single',
  method: 'group-typed',
  rows: typedRow,
  rule: typed(
    (text) => {
      const [pair, ...others] = dieFaces
        .filter((face) => text.includes(face))
        .sort((one) => (text.includes(one + one) ? -1 : 1));
      const isBet = pair && others.length === 1 && [pair + pair + others[0], others[0] + pair + pair].includes(text);
      return isBet && isAscending([...text]) ? [[pair + pair], others] : undefined;
    },
    pairAndOther.hits,
    { subject: pairSubject },
  ),
  prices: pairSingle.prices,
};

const oneStraight = optionsPlay(
  'straight-single',
  'straight',
  subsets(dieFaces, 3)
    .filter((three) => isStraight(three.map(Number)))
    .map((three) => three.join('')),
  { '*': price(34_800, 6, rolls) },
  (option, drawn) => [...drawn].sort().join('') === option,
);
/** A straight is three different faces together, so it counts with them. */
const straightSingle: Play = {
  ...oneStraight,
  rule: { ...oneStraight.rule, combinations: ([row = []]) => [{ subject: together(3), tree: written(() => row) }] },
};

/** Every play of three dice, in the order of its tabs. */
export const k3Plays: readonly Play[] = [
  optionsPlay('sum', 'sum', sums.map(String), priceOfSum, (option, drawn) => sumOf(drawn) === Number(option)),
  optionsPlay('sum-sides', 'sides', sideOptions, { '*': price(1980, 105, rolls) }, isSide),
  optionsPlay('triple-single', 'triple', repeated(3), { '*': price(208_000, 1, rolls) }, (o, d) => d.join('') === o),
  optionsPlay('triple-any', 'triple', ['any'], { '*': price(34_800, 6, rolls) }, (_, drawn) => isTriple(drawn)),
  // A triple contains its pair too.
  optionsPlay(
    'pair',
    'pair',
    repeated(2),
    { '*': price(13_000, 16, rolls) },
    (option, drawn) => drawn.filter((number) => String(number) === option.charAt(0)).length >= 2,
  ),
  pairSingle,
  choosePlay('two-different', 2, differentPrices[0]),
  choosePlay('three-different', 3, differentPrices[1]),
  optionsPlay('straight-any', 'straight', ['any'], { '*': price(8700, 24, rolls) }, (_, drawn) => isStraight(drawn)),
  straightSingle,
  ...typedDifferent,
  pairSingleTyped,
  // Paid once, however many dice show it.
  optionsPlay('one-face', 'one', dieFaces, { '*': fairPrice(91, rolls) }, (face, drawn) => faces(drawn).includes(face)),
];
