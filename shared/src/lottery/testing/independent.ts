import type { DrawnNumbers, GameKind } from '../game.ts';
import type { Selection } from '../play.ts';
import { digitBets } from './independent-digits.ts';
import { eightyBets } from './independent-eighty.ts';
import { writtenOdds } from './independent-odds.ts';
import { seaBets } from './independent-sea.ts';
import { tableBets } from './independent-tables.ts';
import { bets, inOrder, pick, product, type SingleBet, sum, won } from './single-bet.ts';

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
  const any = /^any(\d)(-typed)?$/.exec(code);
  if (any) {
    const size = Number(any[1]);
    const sets = any[2] ? row.map((text): string[] => text.match(/../g) ?? []) : pick([...row].sort(), size);
    return sets.map((numbers) => ({
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
    case 'pair-single-typed':
      return bets(row, (bet, drawn) => won(text(drawn) === bet));
    case 'any2-typed':
    case 'any3-typed':
      return bets(row, (bet, drawn) => won([...bet].every((face) => text(drawn).includes(face))));
    default:
      return pick([...row].sort(), code === 'two-different' ? 2 : 3).map((faces) => ({
        bet: faces.join(''),
        result: (drawn) => won(faces.every((face) => text(drawn).includes(face))),
      }));
  }
}

/**
 * What single bets come to on a draw: how many won and came back, and all that is paid for them, in minor units. Each pays its
 * odds rounded down to a whole minor unit, and numbers that pay half have half of the odds.
 */
export function settledAlone(
  [kind, code]: readonly [kind: GameKind, code: string],
  singles: readonly SingleBet[],
  stakeMinor: number,
  halfPaid: readonly string[] = [],
) {
  const stake = BigInt(stakeMinor);
  const half = new Set(halfPaid);
  const oddsOf = ({ bet, name = bet }: SingleBet) => writtenOdds(kind, code, name) / (half.has(bet) ? 2n : 1n);
  const fixed = singles.map((single) => (single.pays ? 0n : (stake * oddsOf(single)) / 1000n));
  return (drawn: DrawnNumbers) => {
    let won = 0;
    let tied = 0;
    let paid = 0n;
    for (const [at, { result, pays }] of singles.entries()) {
      const outcome = result(drawn);
      if (outcome === 'won') {
        won += 1;
        paid += pays ? (stake * BigInt(Math.round(pays(drawn) * 1000))) / 1000n : (fixed[at] ?? 0n);
      } else if (outcome === 'tie') {
        tied += 1;
        paid += stake;
      }
    }
    const outcome = won > 0 ? 'won' : tied > 0 ? 'tie' : 'lost';
    return { outcome, payoutMinor: Number(paid), wonCombinations: won, tiedCombinations: tied };
  };
}

/** A selection as single bets, with what becomes of each. */
export function singleBets(kind: GameKind, code: string, selection: Selection): SingleBet[] {
  if (kind === 'K3') return dice(code, selection);
  if (kind === 'KL8') return eightyBets(code, selection);
  if (kind === 'VNN' || kind === 'VNS') return tableBets(kind, code, selection);
  if (kind === 'THAI' || kind === 'LAO' || kind === 'HANOI' || kind === 'MALAY') return seaBets(kind, code, selection);
  return kind === 'SSC' ? digitBets(code, selection) : numbersOnce(kind, code, selection);
}
