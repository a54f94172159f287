import { countCombinations, type Play, type Selection } from '@tessera/shared/lottery';
import { type BlockedOfPlay, chosenOf } from './blocked.ts';
import type { DrawState, LotteryGame } from './lottery-types.ts';
import { passedLimitOf, pricesIn, type SlipEntry, sizeOf } from './slip.ts';

/** What the panel has: a play at its prices, what is chosen of it, and the stake of a single bet. */
export interface Choice extends Pick<SlipEntry, 'unitMinor' | 'multiple' | 'prizeGroup' | 'rebateMilli'> {
  readonly play: Play;
  readonly selection: Selection;
}

/** A choice as a bet on the open issue; undefined where it is none that would be accepted. */
export function betOf(
  game: LotteryGame,
  draw: DrawState | undefined,
  { play, selection, unitMinor, multiple, prizeGroup, rebateMilli }: Choice,
  blocked: BlockedOfPlay,
): Omit<SlipEntry, 'id'> | undefined {
  const { half, closed } = chosenOf(blocked, selection);
  const combinations = countCombinations(play, selection);
  if (!draw || combinations === 0 || closed.length > 0) return undefined;
  const bet = {
    gameCode: game.code,
    kind: game.kind,
    gameName: game.name,
    issue: draw.current.issue,
    closesAtMs: draw.current.closesAtMs,
    playCode: play.code,
    numbers: selection,
    combinations,
    ...(half.length > 0 && { halfPaid: half }),
    unitMinor,
    multiple,
    prizeGroup,
    rebateMilli,
    ...pricesIn(game, play.code),
  };
  return passedLimitOf(game, sizeOf(bet)) ? undefined : bet;
}
