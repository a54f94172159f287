import type { DrawnNumbers, GameKind } from '../game.ts';
import type { Selection } from '../play.ts';
import { eightyBets } from './independent-eighty.ts';
import { seaBets } from './independent-sea.ts';
import { tableBets } from './independent-tables.ts';
import type { SingleBet } from './single-bet.ts';

const product = (rows: readonly (readonly string[])[]): string[][] =>
  rows.reduce<string[][]>((lists, row) => lists.flatMap((list) => row.map((item) => [...list, item])), [[]]);
const pick = (items: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : items.flatMap((first, at) => pick(items.slice(at + 1), size - 1).map((others) => [first, ...others]));
const won = (isWon: boolean) => (isWon ? 'won' : 'lost');
const inOrder = (list: readonly string[]) => [...list].sort().join('');
const sum = (list: readonly (string | number)[]) => list.reduce<number>((total, item) => total + Number(item), 0);
const bets = (
  list: readonly string[],
  result: (bet: string, drawn: DrawnNumbers) => 'won' | 'tie' | 'lost',
): SingleBet[] => list.map((bet) => ({ bet, result: (drawn) => result(bet, drawn) }));

const sideOf: Readonly<Record<string, string>> = { big: '56789', small: '01234', odd: '13579', even: '02468' };
const rangePlaces: Readonly<Record<string, readonly number[]>> = {
  ...{ five: [0, 1, 2, 3, 4], four: [1, 2, 3, 4], first3: [0, 1, 2], middle3: [1, 2, 3], last3: [2, 3, 4] },
  ...{ first2: [0, 1], last2: [3, 4], first1: [0] },
};

/** Every text of so many digits in ascending order, by their number. */
const allAscending = [0, 1, 2, 3, 4, 5].map((size) => [
  ...new Set(product(Array.from({ length: size }, () => [...'0123456789'])).map(inOrder)),
]);
const ascending = (size: number): string[] => allAscending[size] ?? [];

/** What each group of digits looks like in order: `aab` for a pair and a single. */
const shapes: Readonly<Record<string, string>> = {
  ...{ group120: 'abcde', group60: 'aabcd', group30: 'aabbc', group20: 'aaabc', group10: 'aaabb', group5: 'aaaab' },
  ...{
    group24: 'abcd',
    group12: 'aabc',
    group6of4: 'aabb',
    group4: 'aaab',
    group3: 'aab',
    group6of3: 'abc',
    group2: 'ab',
  },
};

/** How often each digit of a text is there, most often first: `aabbc` is 221. */
const shapeOf = (text: string): string =>
  [...new Set(text)]
    .map((digit) => [...text].filter((other) => other === digit).length)
    .sort((one, other) => other - one)
    .join('');

/** All texts of a shape whose digits come from the rows: the first row for the digits that are there most often. */
function groupTexts(shape: string, [first = [], second]: Selection): string[] {
  const most = Number(shapeOf(shape).charAt(0));
  return ascending(shape.length).filter((text) => {
    if (shapeOf(text) !== shapeOf(shape)) return false;
    return [...new Set(text)].every((digit) => {
      const isOften = [...text].filter((other) => other === digit).length === most;
      return (second && !isOften ? second : first).includes(digit);
    });
  });
}

function groupBets(shape: string, rows: Selection, places: readonly number[]): SingleBet[] {
  return bets(groupTexts(shape, rows), (bet, drawn) => won(inOrder(places.map((at) => String(drawn[at]))) === bet));
}

function fiveDigits(code: string, selection: Selection): SingleBet[] {
  const [range = '', ...methods] = code.split('-');
  const method = methods.join('-');
  const places = rangePlaces[range] ?? [];
  const [row = []] = selection;
  const here = (drawn: DrawnNumbers) => places.map((at) => String(drawn[at]));
  const isDrawn = (bet: string, drawn: DrawnNumbers) => won(here(drawn).join('') === bet);
  const all = () => product(places.map(() => [...'0123456789']));
  if (range.startsWith('any') && range.length === 4) return anyDigits(Number(range.charAt(3)), method, selection);
  switch (method) {
    case 'direct':
      return bets(
        product(places.map((_, at) => selection[at] ?? [])).map((list) => list.join('')),
        isDrawn,
      );
    case 'direct-typed':
      return bets(row, isDrawn);
    case 'direct-sum':
      return bets(
        all()
          .filter((list) => row.includes(String(sum(list))))
          .map((list) => list.join('')),
        isDrawn,
      );
    case 'direct-span':
      return bets(
        all()
          .filter((list) => row.includes(String(Math.max(...list.map(Number)) - Math.min(...list.map(Number)))))
          .map((list) => list.join('')),
        isDrawn,
      );
    case 'group-typed':
      return bets(row, (bet, drawn) => won(inOrder(here(drawn)) === inOrder([...bet])));
    case 'group-sum':
      return bets(
        ascending(places.length).filter((text) => new Set(text).size > 1 && row.includes(String(sum([...text])))),
        (bet, drawn) => won(inOrder(here(drawn)) === bet),
      );
    case 'group':
      return groupBets('ab', selection, places);
    case 'sides':
      return bets(
        product(places.map((_, at) => selection[at] ?? [])).map((list) => list.join()),
        (bet, drawn) => won(bet.split(',').every((side, at) => sideOf[side]?.includes(here(drawn)[at] ?? '') ?? false)),
      );
    default:
      return groupBets(shapes[method === 'group6' ? `group6of${places.length}` : method] ?? '', selection, places);
  }
}

function anyDigits(size: number, method: string, selection: Selection): SingleBet[] {
  const allPlaces = [...'01234'];
  if (method === 'direct')
    return pick(allPlaces, size).flatMap((places) =>
      bets(
        product(places.map((at) => selection[Number(at)] ?? [])).map((list) => list.join('')),
        (bet, drawn) => won(places.map((at) => drawn[Number(at)]).join('') === bet),
      ),
    );
  const [chosen = [], ...rows] = selection;
  const shape = shapes[method === 'group' ? 'group2' : method === 'group6' ? `group6of${size}` : method] ?? '';
  return pick(allPlaces, size)
    .filter((places) => places.every((at) => chosen.includes(String(Number(at) + 1))))
    .flatMap((places) => groupBets(shape, rows, places.map(Number)));
}

function otherDigits(code: string, selection: Selection): SingleBet[] {
  const [row = []] = selection;
  const [, range = '', size = ''] = /^anywhere-(\w+)-(\d)$/.exec(code) ?? [];
  if (range)
    return pick(
      [...'0123456789'].filter((digit) => row.includes(digit)),
      Number(size),
    ).map((digits) => ({
      bet: digits.join(''),
      result: (drawn) =>
        won(digits.every((digit) => (rangePlaces[range] ?? []).some((at) => String(drawn[at]) === digit))),
    }));
  const [, one = '', other = ''] = /^dragon-tiger-(\d)(\d)$/.exec(code) ?? [];
  if (one)
    return bets(row, (bet, drawn) => {
      const [left = 0, right = 0] = [drawn[Number(one) - 1], drawn[Number(other) - 1]];
      return won(bet === 'dragon' ? left > right : bet === 'tiger' ? left < right : left === right);
    });
  const [, times = ''] = /^repeat(\d)$/.exec(code) ?? [];
  if (times) return bets(row, (bet, drawn) => won(drawn.join('').split(bet).length - 1 >= Number(times)));
  if (code === 'sum-sides')
    return bets(row, (bet, drawn) => {
      const total = sum(drawn);
      return won(bet === 'big' ? total > 22 : bet === 'small' ? total < 23 : total % 2 === (bet === 'odd' ? 1 : 0));
    });
  if (code === 'bull')
    return bets(row, (bet, drawn) => {
      const list = drawn.map(String);
      const three = pick([...'01234'], 3).find((at) => sum(at.map((place) => list[Number(place)] ?? '0')) % 10 === 0);
      if (!three) return won(bet === 'none');
      const rest = sum(list.filter((_, at) => !three.includes(String(at)))) % 10;
      return won(bet === (rest === 0 ? 'bull' : String(rest)));
    });
  return selection.flatMap((digits, at) => bets(digits, (bet, drawn) => won(String(drawn[at]) === bet)));
}

const two = (number: number | undefined) => String(number).padStart(2, '0');

/** Numbers of two digits that are drawn once each: five of eleven, eight of twenty, and the race of ten. */
function numbersOnce(kind: '11X5' | 'PK10' | 'KLSF', code: string, selection: Selection): SingleBet[] {
  const [row = []] = selection;
  const first = /^first(\d)-(direct|group)(-typed)?$/.exec(code);
  if (first) {
    const size = Number(first[1]);
    const inPlaces = (drawn: DrawnNumbers) => drawn.slice(0, size).map(two);
    const lists = first[3]
      ? row.map((text) => text.match(/../g) ?? [])
      : first[2] === 'direct'
        ? product(selection).filter((list) => new Set(list).size === size)
        : pick([...row].sort(), size);
    return bets(
      lists.map((list) => list.join()),
      (bet, drawn) =>
        won(first[2] === 'direct' ? inPlaces(drawn).join() === bet : inPlaces(drawn).sort().join() === bet),
    );
  }
  const any = /^any(\d)$/.exec(code);
  if (any) {
    const size = Number(any[1]);
    return pick([...row].sort(), size).map((numbers) => ({
      bet: numbers.join(),
      result: (drawn) => {
        const common = drawn.map(two).filter((number) => numbers.includes(number)).length;
        return won(common === Math.min(size, drawn.length));
      },
    }));
  }
  const sided = (bet: string, value: number, low: number, high: number) =>
    bet === 'odd' || bet === 'even'
      ? won(value % 2 === (bet === 'odd' ? 1 : 0))
      : value > low && value < high
        ? 'tie'
        : won(bet === 'big' ? value >= high : value <= low);
  switch (code) {
    case 'position':
    case 'place':
      return selection.flatMap((numbers, at) => bets(numbers, (bet, drawn) => won(two(drawn[at]) === bet)));
    case 'place-sides':
      return selection.flatMap((sides, at) =>
        bets(sides, (bet, drawn) => {
          const number = drawn[at] ?? 0;
          if (kind === '11X5' && number === 11 && (bet === 'big' || bet === 'small')) return 'tie';
          return kind === 'KLSF' ? sided(bet, number, 10, 11) : sided(bet, number, 5, 6);
        }),
      );
    case 'sum-sides':
      return bets(row, (bet, drawn) =>
        kind === 'KLSF' ? sided(bet, sum(drawn), 83, 85) : sided(bet, sum(drawn), 29, 31),
      );
    case 'top2-sides':
      return bets(row, (bet, drawn) => sided(bet, sum(drawn.slice(0, 2)), 11, 12));
    case 'top2-sum':
      return bets(row, (bet, drawn) => won(String(sum(drawn.slice(0, 2))) === bet));
    default: {
      const across = (at: number) => (kind === '11X5' ? 4 : kind === 'KLSF' ? 7 - at : 9 - at);
      return selection.flatMap((sides, at) =>
        bets(sides, (bet, drawn) => {
          const [one = 0, other = 0] = [drawn[at], drawn[across(at)]];
          return won(bet === 'dragon' ? one > other : one < other);
        }),
      );
    }
  }
}

function dice(code: string, selection: Selection): SingleBet[] {
  const [row = [], others = []] = selection;
  const text = (drawn: DrawnNumbers) => inOrder(drawn.map(String));
  const straights = ['123', '234', '345', '456'];
  switch (code) {
    case 'sum':
      return bets(row, (bet, drawn) => won(String(sum(drawn)) === bet));
    case 'sum-sides':
      return bets(row, (bet, drawn) => {
        const total = sum(drawn);
        if (/^(.)\1\1$/.test(text(drawn))) return 'lost';
        return won(bet === 'big' ? total > 10 : bet === 'small' ? total < 11 : total % 2 === (bet === 'odd' ? 1 : 0));
      });
    case 'triple-single':
    case 'straight-single':
      return bets(row, (bet, drawn) => won(text(drawn) === bet));
    case 'triple-any':
      return bets(row, (_, drawn) => won(/^(.)\1\1$/.test(text(drawn))));
    case 'straight-any':
      return bets(row, (_, drawn) => won(straights.includes(text(drawn))));
    case 'pair':
      return bets(row, (bet, drawn) => won(text(drawn).includes(bet)));
    case 'one-face':
      return bets(row, (bet, drawn) => won(text(drawn).includes(bet)));
    case 'pair-single':
      return bets(
        row.flatMap((pair) =>
          others.filter((other) => !pair.includes(other)).map((other) => inOrder([...pair, other])),
        ),
        (bet, drawn) => won(text(drawn) === bet),
      );
    default:
      return pick([...row].sort(), code === 'two-different' ? 2 : 3).map((faces) => ({
        bet: faces.join(''),
        result: (drawn) => won(faces.every((face) => text(drawn).includes(face))),
      }));
  }
}

/** A selection as single bets, with what becomes of each. */
export function singleBets(kind: GameKind, code: string, selection: Selection): SingleBet[] {
  if (kind === 'K3') return dice(code, selection);
  if (kind === 'KL8') return eightyBets(code, selection);
  if (kind === 'VNN' || kind === 'VNS') return tableBets(kind, code, selection);
  if (kind === 'THAI' || kind === 'LAO' || kind === 'HANOI' || kind === 'MALAY') return seaBets(kind, code, selection);
  if (kind !== 'SSC') return numbersOnce(kind, code, selection);
  return code.split('-')[0] === 'any' || /^(anywhere|dragon|repeat|sum-sides|bull|place)/.test(code)
    ? otherDigits(code, selection)
    : fiveDigits(code, selection);
}
