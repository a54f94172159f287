import { inAnyOrderOn, inOrderOn } from '../combination-sets.ts';
import { type DrawnNumbers, type FewNumbersKind, printedNumber } from '../game.ts';
import type { Play } from '../play.ts';
import type { Price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { direct } from '../rules/direct.ts';
import { isAscending, numbersTyped, typed, typedRow } from '../rules/typed.ts';

/** Games that draw numbers of two digits, none of them twice. */
type NumbersOnce = Exclude<FewNumbersKind, 'K3' | 'SSC' | 'KL8'>;

interface FirstPlaces {
  readonly game: NumbersOnce;
  readonly numbers: readonly string[];
  readonly size: number;
  readonly tab?: string;
  /** What a place is called: `place1` or `rank1`. */
  readonly place?: string;
  readonly direct: Price;
  /** Without it the game has no bets in any order. */
  readonly group?: Price;
}

/** The first numbers drawn, in their order or in any, chosen or typed. */
export function firstPlaces({ game, numbers, size, tab, place = 'place', ...prices }: FirstPlaces): readonly Play[] {
  const at = Array.from({ length: size }, (_, index) => index);
  const own = { game, tab: tab ?? `first${size}`, range: `first${size}` } as const;
  const rule = direct(game, at, true);
  const ordered = { prices: { '*': prices.direct } };
  const rows = at.map((index) => ({ key: `${place}${index + 1}`, options: numbers }));
  const chosen: Play = { ...own, ...ordered, code: `first${size}-direct`, method: 'direct', rows, rule };
  if (size === 1) return [chosen];
  const inOrder: Play = {
    ...own,
    ...ordered,
    code: `first${size}-direct-typed`,
    method: 'direct-typed',
    rows: typedRow,
    rule: typed((bet) => numbersTyped(bet, size, numbers)?.map((number) => [number]), rule.hits, {
      subject: inOrderOn(at),
      width: 2,
    }),
  };
  if (!prices.group) return [chosen, inOrder];
  const pool = (drawn: DrawnNumbers) => drawn.slice(0, size).map((number) => printedNumber(game, number));
  const subject = inAnyOrderOn(at);
  const group = chooseWithin({ size, pool, poolSize: size, of: numbers.length, isEachOnce: true, subject });
  const inAnyOrder = { ...own, prices: { '*': prices.group } };
  return [
    chosen,
    inOrder,
    {
      ...inAnyOrder,
      code: `first${size}-group`,
      method: 'group',
      rows: [{ key: 'all', options: numbers }],
      rule: group,
    },
    {
      ...inAnyOrder,
      code: `first${size}-group-typed`,
      method: 'group-typed',
      rows: typedRow,
      rule: typed(
        (bet) => {
          const found = numbersTyped(bet, size, numbers);
          return found && isAscending(found) ? [found] : undefined;
        },
        group.hits,
        { subject, width: 2 },
      ),
    },
  ];
}

/** What a play of any numbers has where its bets are typed, but for its rule: `prices` are those of the play that chooses them. */
export const typedAny = (game: FewNumbersKind, size: number, prices: Play['prices']) =>
  ({
    ...{ game, prices, code: `any${size}-typed`, tab: 'typed', range: `pick${size}`, method: 'any-typed' },
    rows: typedRow,
  }) as const;
