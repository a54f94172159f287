import {
  countCombinations,
  largestPayoutMinor,
  type Play,
  playAtGroup,
  playAtOdds,
  rebateMilliOf,
  type Selection,
  stakeMinorOf,
  withHalfPaid,
} from '@tessera/shared/lottery';
import { useMemo, useState } from 'react';
import { type BlockedOfPlay, chosenOf, noneBlocked } from '../../model/blocked.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { emptySelection } from '../../model/selection.ts';
import { onNumbersOf, type PassedLimit, passedLimitOf, type SlipEntry } from '../../model/slip.ts';
import { chooseGroup, useChosenGroup } from './chosen-prize-group.ts';

/** A bet in the making. */
export interface Draft {
  /** With the merchant's odds at the prize group, and half of them for numbers that pay half. */
  readonly play: Play;
  /** Numbers of the play that are not taken. */
  readonly closed: readonly string[];
  /** Those of them that are chosen: they were before they closed. */
  readonly chosenClosed: readonly string[];
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  readonly selection: Selection;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly combinations: number;
  /** How many typed parts are not understood, and so not bet. */
  readonly notUnderstood: number;
  readonly stakeMinor: number;
  readonly maxWinMinor: number;
  /** Whether that is only what it cannot exceed. */
  readonly isMaxWinBound: boolean;
  /** The limit that the operator would refuse it for; undefined while it may be bet. */
  readonly passedLimit: PassedLimit | undefined;
  readonly choose: (selection: Selection, notUnderstood?: number) => void;
  readonly setUnit: (minor: number) => void;
  readonly setMultiple: (multiple: number) => void;
  readonly setGroup: (prizeGroup: number) => void;
  readonly clear: () => void;
  /** Puts other content in its place; that of another play is shown when that play is chosen. */
  readonly fill: (content: DraftContent) => void;
  /** Clears the choice if it is among the entries that are bet now. */
  readonly clearIfPlaced: (entries: readonly Pick<SlipEntry, 'numbers'>[]) => void;
}

/** What is chosen, without what it comes to. */
export interface DraftContent {
  readonly playCode: string;
  readonly numbers: Selection;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly prizeGroup: number;
}

/**
 * Choices belong to their play and start anew with another one; unit, multiple and prize group stay. `blocked` are the
 * numbers of the play that pay half or are not taken.
 */
export function useDraft(game: LotteryGame, listed: Play, { half, closed }: BlockedOfPlay = noneBlocked): Draft {
  const prizeGroup = useChosenGroup(game.kind, game.prizeGroups);
  const odds = game.odds[listed.code];
  const play = useMemo(
    () => withHalfPaid(playAtGroup(playAtOdds(listed, odds), prizeGroup), half),
    [listed, odds, prizeGroup, half],
  );
  const [chosen, setChosen] = useState<{
    readonly play: string;
    readonly selection: Selection;
    readonly notUnderstood: number;
  }>();
  const [unitMinor, setUnit] = useState(game.units[0] ?? 0);
  const [multiple, setMultiple] = useState(1);
  const selection = chosen?.play === play.code ? chosen.selection : emptySelection(play);
  const combinations = countCombinations(play, selection);
  const stakeMinor = stakeMinorOf(play, combinations, unitMinor * multiple);
  const maxWinMinor = largestPayoutMinor(play, selection, unitMinor * multiple);
  const clear = () => setChosen(undefined);
  return {
    play,
    closed,
    chosenClosed: chosenOf({ half, closed }, selection).closed,
    prizeGroup,
    rebateMilli: rebateMilliOf(game.prizeGroups, prizeGroup),
    selection,
    unitMinor,
    multiple,
    combinations,
    notUnderstood: chosen?.play === play.code ? chosen.notUnderstood : 0,
    stakeMinor,
    maxWinMinor,
    isMaxWinBound: play.rule.isLargestPayoutBound?.(selection) ?? false,
    passedLimit:
      combinations > 0
        ? passedLimitOf(game, {
            stakeMinor,
            largestWinMinor: maxWinMinor,
            onNumbers: onNumbersOf({
              kind: play.game,
              playCode: play.code,
              numbers: selection,
              unitMinor,
              multiple,
              ...(odds && { odds }),
            }),
          })
        : undefined,
    choose: (next, notUnderstood = 0) => setChosen({ play: play.code, selection: next, notUnderstood }),
    setUnit,
    setMultiple,
    setGroup: (group) => chooseGroup(game.kind, group),
    clear,
    fill({ playCode, numbers, ...stake }) {
      setChosen({ play: playCode, selection: numbers, notUnderstood: 0 });
      setUnit(stake.unitMinor);
      setMultiple(stake.multiple);
      chooseGroup(game.kind, stake.prizeGroup);
    },
    clearIfPlaced(entries) {
      if (entries.some(({ numbers }) => numbers === selection)) clear();
    },
  };
}
