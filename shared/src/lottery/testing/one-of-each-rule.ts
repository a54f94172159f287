import { isSeaKind, isVietnamKind } from '../game.ts';
import type { Play } from '../play.ts';

/** Games whose plays have the same rules on other numbers of prizes. */
const familyOf = ({ game }: Play): string => (isSeaKind(game) ? 'SEA' : isVietnamKind(game) ? 'VN' : game);

/** How many places a range has: `first3`, `middle3` and `last3` are bet on alike. */
const sizeOf = ({ range = '' }: Play): string =>
  range.startsWith('versus') ? '' : range.replace(/^(?:first|middle|last)/, '');

/** A play by what it is played like, whichever places or prizes it is about. */
const ruleOf = (play: Play): string => {
  const own = play.method === undefined ? play.code : `${sizeOf(play)} ${play.method}`;
  return `${familyOf(play)} ${own}`;
};

/**
 * All plays of three dice, and of the others one of those that share a rule, always the same: what is counted of each play in a full
 * run is counted of these in every one.
 */
export function oneOfEachRule(plays: readonly Play[]): readonly Play[] {
  const known = new Set<string>();
  return plays.filter((play) => {
    if (play.game === 'K3') return true;
    const rule = ruleOf(play);
    if (known.has(rule)) return false;
    known.add(rule);
    return true;
  });
}
