import {
  countCombinations,
  largestPayoutMinor,
  type Play,
  type Selection,
  stakeMinorOf,
} from '@tessera/shared/lottery';
import { useState } from 'react';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { emptySelection } from '../../model/selection.ts';
import type { SlipEntry } from '../../model/slip.ts';

/** A bet in the making. */
export interface Draft {
  readonly play: Play;
  readonly selection: Selection;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly combinations: number;
  readonly stakeMinor: number;
  readonly maxWinMinor: number;
  /** Whether that is only what it cannot exceed. */
  readonly isMaxWinBound: boolean;
  /** Why the operator would refuse it, as a code of its own; undefined while it may be bet. */
  readonly fault: DraftFault | undefined;
  readonly choose: (selection: Selection) => void;
  readonly setUnit: (minor: number) => void;
  readonly setMultiple: (multiple: number) => void;
  readonly clear: () => void;
  /** Clears the choice if it is among the entries that are bet now. */
  readonly clearIfPlaced: (entries: readonly Pick<SlipEntry, 'numbers'>[]) => void;
}

export type DraftFault = 'lottery_stake_outside' | 'lottery_payout_outside';

/** The limits of one bet, as the operator measures them. */
function faultOf(game: LotteryGame, stakeMinor: number, maxWinMinor: number): DraftFault | undefined {
  if (stakeMinor > game.maxStake) return 'lottery_stake_outside';
  return maxWinMinor > game.maxPayout ? 'lottery_payout_outside' : undefined;
}

/** Choices belong to their play and start anew with another one; unit and multiple stay. */
export function useDraft(game: LotteryGame, play: Play): Draft {
  const [chosen, setChosen] = useState<{ readonly play: string; readonly selection: Selection }>();
  const [unitMinor, setUnit] = useState(game.units[0] ?? 0);
  const [multiple, setMultiple] = useState(1);
  const selection = chosen?.play === play.code ? chosen.selection : emptySelection(play);
  const combinations = countCombinations(play, selection);
  const stakeMinor = stakeMinorOf(play, combinations, unitMinor * multiple);
  const maxWinMinor = largestPayoutMinor(play, selection, unitMinor * multiple);
  const clear = () => setChosen(undefined);
  return {
    play,
    selection,
    unitMinor,
    multiple,
    combinations,
    stakeMinor,
    maxWinMinor,
    isMaxWinBound: play.rule.isLargestPayoutBound?.(selection) ?? false,
    fault: combinations > 0 ? faultOf(game, stakeMinor, maxWinMinor) : undefined,
    choose: (next) => setChosen({ play: play.code, selection: next }),
    setUnit,
    setMultiple,
    clear,
    clearIfPlaced(entries) {
      if (entries.some(({ numbers }) => numbers === selection)) clear();
    },
  };
}
