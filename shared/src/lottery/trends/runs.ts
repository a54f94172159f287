import type { DrawnNumbers, GameKind } from '../game.ts';
import { type Aspect, aspectsOf } from './aspects.ts';

/** Draws on the same side, one after the other; ties among them neither count nor end it. */
export interface Run {
  readonly side: string;
  readonly length: number;
  readonly ties: number;
  /** Places of its first and last draw on the side, in the list that was read. */
  readonly from: number;
  readonly to: number;
}

/** The runs of a list of sides in its order; a tie before the first side belongs to the first run. */
export function runsOf(sides: readonly (string | null)[]): readonly Run[] {
  const runs: Run[] = [];
  let tiesBefore = 0;
  for (const [at, side] of sides.entries()) {
    const last = runs.at(-1);
    if (side === null) {
      if (last) runs[runs.length - 1] = { ...last, ties: last.ties + 1 };
      else tiesBefore += 1;
    } else if (last?.side === side) runs[runs.length - 1] = { ...last, length: last.length + 1, to: at };
    else runs.push({ side, length: 1, ties: last ? 0 : tiesBefore, from: at, to: at });
  }
  return runs;
}

/** The run that the next draw continues or ends. */
export interface OpenRun {
  readonly aspect: Aspect;
  readonly side: string;
  readonly length: number;
  /** Whether the draws do not go back to its beginning. */
  readonly isCut: boolean;
}

/** The open run of each aspect, from the draws of a game with the newest first. */
export function openRuns(kind: GameKind, newestFirst: readonly DrawnNumbers[]): readonly OpenRun[] {
  return aspectsOf(kind).flatMap((aspect) => {
    const sides = newestFirst.map((drawn) => aspect.sideOf(drawn));
    const [run, next] = runsOf(sides);
    return run ? [{ aspect, side: run.side, length: run.length, isCut: next === undefined }] : [];
  });
}
