import { countCombinations } from './combinations.ts';
import type { GameKind } from './game.ts';
import { type Play, type Selection, stakeMinorOf } from './play.ts';
import { playOf } from './plays.ts';

/** What a bet stakes on one number, side or sum that it bets by itself. */
export interface NumberStake {
  /** As {@link numberName} names it. */
  readonly number: string;
  readonly stakeMinor: number;
}

/**
 * A choice of the row at that place, as limits name it: `place1:05` where a play has several rows, since each place is bet by
 * itself. A row that says on which places the others are bet has no choices of its own.
 */
export const numberName = ({ rows }: Pick<Play, 'rows'>, at: number, number: string): string =>
  rows.filter(({ arePlaces }) => !arePlaces).length > 1 ? `${rows[at]?.key}:${number}` : number;

/** Whether each typed text is one number, whose digits or parts have their places: `123` of three digits. */
const areWholeNumbers = ({ method }: Play): boolean => method === 'direct-typed';

/** Other texts of plays on few numbers are combinations that are written out; those of drawn prizes are their numbers. */
const areCombinations = (play: Play): boolean =>
  play.rule.choices === 'typed' && play.digits === undefined && !areWholeNumbers(play);

/**
 * What a bet stakes on each choice that it bets by itself, in minor units: a number of a place, a side or a sum, which may be
 * several single bets, or a typed number of several places, on all places on which it is bet. Empty where a bet needs several
 * numbers together (direct and group combinations of chosen numbers, typed groups, and chosen numbers of any places): a number
 * has no stake of its own there. `eachMinor` is the stake of one single bet.
 */
export function numberStakes(play: Play, selection: Selection, eachMinor: number): readonly NumberStake[] {
  if (areCombinations(play)) return [];
  const isPlacesRow = (place: number) => areWholeNumbers(play) && play.rows[place]?.arePlaces === true;
  return selection.flatMap((row, at) => {
    if (isPlacesRow(at)) return [];
    return row.flatMap((number) => {
      const alone = selection.map((chosen, place) => (place === at ? [number] : isPlacesRow(place) ? chosen : []));
      const stakeMinor = stakeMinorOf(play, countCombinations(play, alone), eachMinor);
      return stakeMinor > 0 ? [{ number: numberName(play, at, number), stakeMinor }] : [];
    });
  });
}

/** A bet as the limit of a number measures it. */
export interface NumberBet {
  readonly playCode: string;
  readonly numbers: Selection;
  /** The stake of one single bet, before a discount. */
  readonly eachMinor: number;
}

/** What is staked on a number of a play; `number` is the first of those that win on the same draws. */
export interface PlayNumberStake extends NumberStake {
  readonly playCode: string;
}

/**
 * What bets of one game stake together on each number, by a key of play and number: numbers that win on the same draws have
 * one key. A limit of a number is compared with these sums.
 */
export function stakesByNumber(kind: GameKind, bets: readonly NumberBet[]): ReadonlyMap<string, PlayNumberStake> {
  const stakes = new Map<string, PlayNumberStake>();
  for (const { playCode, numbers, eachMinor } of bets) {
    const play = playOf(kind, playCode);
    if (!play) continue;
    for (const { number, stakeMinor } of numberStakes(play, numbers, eachMinor)) {
      const [first = number] = [...(play.rule.sameNumbers?.(number) ?? [])].sort();
      const key = `${playCode} ${first}`;
      const before = stakes.get(key);
      stakes.set(key, {
        playCode,
        number: before?.number ?? number,
        stakeMinor: (before?.stakeMinor ?? 0) + stakeMinor,
      });
    }
  }
  return stakes;
}
