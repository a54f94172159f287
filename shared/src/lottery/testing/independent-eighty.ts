import type { DrawnNumbers } from '../game.ts';
import type { Selection } from '../play.ts';
import type { SingleBet } from './single-bet.ts';

/** What each number of hits pays for 1, by how many numbers are chosen: written out a second time, from the sheet of prizes. */
export const eightyPrizes: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3.88 },
  2: { 2: 16.1 },
  3: { 3: 44, 2: 2.6 },
  4: { 4: 84, 3: 4.2, 2: 2.5 },
  5: { 5: 750, 4: 18, 3: 3.2 },
  6: { 6: 2000, 5: 32, 4: 9, 3: 2.7 },
  7: { 7: 5000, 6: 250, 5: 25, 4: 4, 0: 2 },
  8: { 8: 10_000, 7: 800, 6: 80, 5: 11, 4: 2.8, 0: 2 },
  9: { 9: 15_000, 8: 2500, 7: 280, 6: 32, 5: 7, 4: 1.5, 0: 2 },
  10: { 10: 20_000, 9: 5000, 8: 1000, 7: 150, 6: 20, 5: 4, 0: 2.6 },
};

const two = (number: number) => String(number).padStart(2, '0');

/** Every set of so many of the items, by going through all numbers whose binary digits have so many ones. */
function setsOf(items: readonly string[], size: number): string[][] {
  const sets: string[][] = [];
  for (let mask = 0; mask < 2 ** items.length; mask += 1) {
    const set = items.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    if (set.length === size) sets.push(set);
  }
  return sets;
}

const won = (isWon: boolean) => (isWon ? 'won' : 'lost');

function optionResult(code: string, option: string, drawn: DrawnNumbers): 'won' | 'tie' | 'lost' {
  const total = drawn.reduce((sum, number) => sum + number, 0);
  const parity = total % 2 === 0 ? 'even' : 'odd';
  switch (code) {
    case 'halves': {
      const low = drawn.filter((number) => number < 41).length;
      return won(option === (low === 10 ? 'level' : low > 10 ? 'upper' : 'lower'));
    }
    case 'odd-even': {
      const even = drawn.filter((number) => number % 2 === 0).length;
      return won(option === (even === 10 ? 'level' : even < 10 ? 'more-odd' : 'more-even'));
    }
    case 'elements': {
      const element =
        total < 696 ? 'metal' : total < 764 ? 'wood' : total < 856 ? 'water' : total < 924 ? 'fire' : 'earth';
      return won(option === element);
    }
    default:
      if (option === 'odd' || option === 'even') return won(option === parity);
      if (total === 810) return 'tie';
      return won(`${total > 810 ? 'big' : 'small'}-${parity}`.startsWith(option));
  }
}

/** A selection of twenty of eighty as single bets, with what becomes of each and, where hits are paid, how much for 1. */
export function eightyBets(code: string, selection: Selection): SingleBet[] {
  const [row = []] = selection;
  const [, chosen, typed] = /^any(\d+)(-typed)?$/.exec(code) ?? [];
  if (!chosen) return row.map((bet) => ({ bet, result: (drawn) => optionResult(code, bet, drawn) }));
  const size = Number(chosen);
  const prizes = eightyPrizes[size] ?? {};
  const sets = typed ? row.map((text) => text.match(/\d\d/g) ?? []) : setsOf(row, size);
  return sets.map((set) => {
    const pays = (drawn: DrawnNumbers) => prizes[drawn.filter((number) => set.includes(two(number))).length] ?? 0;
    return { bet: set.join(), pays, result: (drawn) => won(pays(drawn) > 0) };
  });
}
