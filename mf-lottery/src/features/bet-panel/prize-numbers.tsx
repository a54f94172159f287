import type { Play, Selection } from '@tessera/shared/lottery';
import { toggled, withRow } from '../../model/selection.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';
import { NumberTools } from './number-tools.tsx';
import { PickRow } from './pick-row.tsx';

interface Props {
  readonly play: Play;
  readonly digits: number;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly selection: Selection;
  readonly onChoose: (selection: Selection) => void;
}

/** Numbers for bets on prizes: those of two digits in a grid of a hundred, longer ones as a list. */
export function PrizeNumbers({ play, digits, closed, selection, onChoose }: Props) {
  const [chosen = []] = selection;
  const [row] = play.rows;
  return (
    <>
      {row && row.options.length > 0 ? (
        <PickRow
          play={play}
          row={row}
          closed={closed}
          chosen={chosen}
          onToggle={(option) => onChoose(toggled(play, selection, 0, option))}
          onChoose={(options) => onChoose(withRow(play, selection, 0, options))}
        />
      ) : (
        <ChosenNumbers play={play} closed={closed} chosen={chosen} onChoose={(numbers) => onChoose([numbers])} />
      )}
      <NumberTools
        key={digits}
        play={play}
        digits={digits}
        closed={closed}
        chosen={chosen}
        onChoose={(numbers) => onChoose([numbers])}
      />
    </>
  );
}
