import type { Selection } from '@tessera/shared/lottery';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getBlockedNumbers } from '@tessera/shared/wire/lottery';

export type BlockedNumbers = AnswerOf<typeof getBlockedNumbers>['list'];

/** Numbers of a play, in their order. */
export interface BlockedOfPlay {
  readonly half: readonly string[];
  readonly closed: readonly string[];
}

export function blockedOf(blocked: BlockedNumbers, playCode: string): BlockedOfPlay {
  const numbersThat = (isClosed: boolean) =>
    blocked
      .filter((each) => each.playCode === playCode && each.isClosed === isClosed)
      .map(({ number }) => number)
      .sort();
  return { half: numbersThat(false), closed: numbersThat(true) };
}

export const noneBlocked: BlockedOfPlay = { half: [], closed: [] };

/** The numbers that can be chosen: those that are not closed. */
export const takenOf = (numbers: readonly string[], closed: readonly string[]): readonly string[] =>
  closed.length === 0 ? numbers : numbers.filter((number) => !closed.includes(number));

/** The blocked numbers of a play that are in a selection. */
export function chosenOf({ half, closed }: BlockedOfPlay, selection: Selection): BlockedOfPlay {
  const chosen = new Set(selection.flat());
  return { half: half.filter((number) => chosen.has(number)), closed: closed.filter((number) => chosen.has(number)) };
}
