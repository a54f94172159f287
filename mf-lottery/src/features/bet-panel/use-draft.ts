import { countCombinations, largestPayoutMinor, type Play, type Selection } from '@tessera/shared/lottery';
import { useState } from 'react';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { emptySelection } from '../../model/selection.ts';

/** A bet in the making. */
export interface Draft {
  readonly play: Play;
  readonly selection: Selection;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly combinations: number;
  readonly stakeMinor: number;
  readonly maxWinMinor: number;
  readonly choose: (selection: Selection) => void;
  readonly setUnit: (minor: number) => void;
  readonly setMultiple: (multiple: number) => void;
  readonly clear: () => void;
}

/** Choices belong to their play and start anew with another one; unit and multiple stay. */
export function useDraft(game: LotteryGame, play: Play): Draft {
  const [chosen, setChosen] = useState<{ readonly play: string; readonly selection: Selection }>();
  const [unitMinor, setUnit] = useState(game.units[0] ?? 0);
  const [multiple, setMultiple] = useState(1);
  const selection = chosen?.play === play.code ? chosen.selection : emptySelection(play);
  const combinations = countCombinations(play, selection);
  return {
    play,
    selection,
    unitMinor,
    multiple,
    combinations,
    stakeMinor: combinations * unitMinor * multiple,
    maxWinMinor: largestPayoutMinor(play, selection, unitMinor * multiple),
    choose: (next) => setChosen({ play: play.code, selection: next }),
    setUnit,
    setMultiple,
    clear: () => setChosen(undefined),
  };
}
