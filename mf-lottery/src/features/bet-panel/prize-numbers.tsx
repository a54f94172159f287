import type { Play, Selection } from '@tessera/shared/lottery';
import { toggled, withRow } from '../../model/selection.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';
import { NumberTools } from './number-tools.tsx';
import { PickRow } from './pick-row.tsx';

interface Props {
  readonly play: Play;
  readonly digits: number;
  readonly selection: Selection;
  readonly onChoose: (selection: Selection) => void;
}

/** Numbers of so many digits for bets on prizes: two digits in a grid of a hundred, more of them as a list. */
export function PrizeNumbers({ play, digits, selection, onChoose }: Props) {
  const [chosen = []] = selection;
  const [row] = play.rows;
  return (
    <>
      {row && row.options.length > 0 ? (
        <PickRow
          play={play}
          row={row}
          chosen={chosen}
          onToggle={(option) => onChoose(toggled(play, selection, 0, option))}
          onChoose={(options) => onChoose(withRow(play, selection, 0, options))}
        />
      ) : (
        <ChosenNumbers play={play} chosen={chosen} onChoose={(numbers) => onChoose([numbers])} />
      )}
      <NumberTools
        key={digits}
        play={play}
        digits={digits}
        chosen={chosen}
        // A tool knows digits, not what the play leaves out.
        onChoose={(numbers) => onChoose([numbers.filter((number) => play.rule.acceptsTyped?.(number) ?? true)])}
      />
    </>
  );
}
