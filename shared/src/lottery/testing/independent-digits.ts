import type { DrawnNumbers } from '../game.ts';
import type { Selection } from '../play.ts';
import { rangePlaces } from './range-places.ts';
import { bets, inOrder, pick, product, type SingleBet, sum, won } from './single-bet.ts';

const sideOf: Readonly<Record<string, string>> = { big: '56789', small: '01234', odd: '13579', even: '02468' };

/** Every text of so many digits in ascending order, by their number. */
const allAscending = [0, 1, 2, 3, 4, 5].map((size) => [
  ...new Set(product(Array.from({ length: size }, () => [...'0123456789'])).map(inOrder)),
]);
const ascending = (size: number): string[] => allAscending[size] ?? [];

const texts = (size: number): string[] =>
  product(Array.from({ length: size }, () => [...'0123456789'])).map((list) => list.join(''));

/** Every text of so many digits by its sum, by their number. */
const bySum = [0, 1, 2, 3, 4, 5].map((size) => {
  const found: Record<string, string[]> = {};
  for (const text of texts(size)) {
    const total = sum([...text]);
    found[total] = found[total] ?? [];
    found[total].push(text);
  }
  return found;
});

/** What each group of digits looks like in order: `aab` for a pair and a single. */
const shapes: Readonly<Record<string, string>> = {
  group120: 'abcde',
  group60: 'aabcd',
  group30: 'aabbc',
  group20: 'aaabc',
  group10: 'aaabb',
  group5: 'aaaab',
  ...{
    group24: 'abcd',
    group12: 'aabc',
    group6of4: 'aabb',
    group4: 'aaab',
    group3: 'aab',
    group6of3: 'abc',
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

const groupBets = (shape: string, rows: Selection, asGroup: (drawn: DrawnNumbers) => string): SingleBet[] =>
  bets(groupTexts(shape, rows), (bet, drawn) => won(asGroup(drawn) === bet));

function onRange(code: string, selection: Selection): SingleBet[] {
  const [range = '', ...methods] = code.split('-');
  const method = methods.join('-');
  return /^any\d$/.test(range)
    ? anyDigits(Number(range.charAt(3)), method, selection)
    : digitsInPlaces(rangePlaces[range] ?? [], method, selection);
}

/** What is read of a draw, once for all bets on it. */
function readOnce<Read>(read: (drawn: DrawnNumbers) => Read): (drawn: DrawnNumbers) => Read {
  let last: { readonly drawn: DrawnNumbers; readonly read: Read } | undefined;
  return (drawn) => {
    if (last?.drawn !== drawn) last = { drawn, read: read(drawn) };
    return last.read;
  };
}

/** With the name on the sheet of odds: a pair and a single, or all different. */
const byDigits = (singles: SingleBet[]): SingleBet[] =>
  singles.map((single) => ({ ...single, name: new Set(single.bet).size === 2 ? 'group3' : 'group6' }));

/** Bets on the digits in some places. */
function digitsInPlaces(places: readonly number[], method: string, selection: Selection): SingleBet[] {
  const [row = []] = selection;
  const here = readOnce((drawn) => places.map((at) => String(drawn[at])));
  const asText = readOnce((drawn) => here(drawn).join(''));
  const asGroup = readOnce((drawn) => inOrder(here(drawn)));
  const isDrawn = (bet: string, drawn: DrawnNumbers) => won(asText(drawn) === bet);
  const all = () => product(places.map(() => [...'0123456789']));
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
        row.flatMap((total) => bySum[places.length]?.[total] ?? []),
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
      return byDigits(bets(row, (bet, drawn) => won(asGroup(drawn) === inOrder([...bet]))));
    case 'group-sum':
      return byDigits(
        bets(
          ascending(places.length).filter((text) => new Set(text).size > 1 && row.includes(String(sum([...text])))),
          (bet, drawn) => won(asGroup(drawn) === bet),
        ),
      );
    case 'group':
      return groupBets('ab', selection, asGroup);
    case 'sides':
      return bets(
        product(places.map((_, at) => selection[at] ?? [])).map((list) => list.join()),
        (bet, drawn) => won(bet.split(',').every((side, at) => sideOf[side]?.includes(here(drawn)[at] ?? '') ?? false)),
      );
    default:
      return groupBets(shapes[method === 'group6' ? `group6of${places.length}` : method] ?? '', selection, asGroup);
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
  return pick(allPlaces, size)
    .filter((places) => places.every((at) => chosen.includes(String(Number(at) + 1))))
    .flatMap((places) => digitsInPlaces(places.map(Number), method, rows));
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
  if (code === 'place-sides')
    return selection.flatMap((sides, at) =>
      bets(sides, (bet, drawn) => won(sideOf[bet]?.includes(String(drawn[at])) ?? false)),
    );
  if (code === 'sum') return bets(row, (bet, drawn) => won(sum(drawn) === Number(bet)));
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

/** A selection of five digits as single bets; see `singleBets`. */
export const digitBets = (code: string, selection: Selection): SingleBet[] =>
  /^(anywhere|dragon|repeat|sum|bull|place)/.test(code) ? otherDigits(code, selection) : onRange(code, selection);
