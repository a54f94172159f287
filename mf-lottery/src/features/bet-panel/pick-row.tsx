import { useTranslation } from '@tessera/shared/i18n';
import type { Play, PlayRow } from '@tessera/shared/lottery';
import { BallButton } from '@tessera/shared/ui/ball';
import { classNames } from '@tessera/shared/ui/class-names';
import { hasTools } from '../../model/row-tools.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import { useText } from '../text/use-text.ts';
import { halfPaidId } from './blocked-numbers.tsx';
import styles from './pick-row.module.css';
import { PickTile } from './pick-tile.tsx';
import { RowTools } from './row-tools.tsx';

interface Props {
  readonly play: Play;
  readonly row: PlayRow;
  readonly chosen: readonly string[];
  readonly onToggle: (option: string) => void;
  readonly onChoose: (options: readonly string[]) => void;
}

/** One row of choices: numbers as balls with tools, anything with odds of its own as tiles. */
export function PickRow({ play, row, chosen, onToggle, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving();
  const name = text.row(row.key);
  const areBalls =
    row.arePlaces || (play.rule.choices === 'numbers' && row.options.every((option) => option.length <= 2));
  return (
    <div className={styles.row}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a grid area with its legend hidden */}
      <div
        {...roving.row}
        role="group"
        aria-label={t('row.chosen', { row: name, count: chosen.length })}
        className={
          areBalls
            ? classNames(
                styles.balls,
                row.options.length === 80 && styles.eighty,
                row.options.length === 100 && styles.hundred,
              )
            : classNames(
                styles.tiles,
                row.options.length === 4 && styles.four,
                row.options.length === 5 && styles.five,
                row.options.length === 16 && styles.sixteen,
              )
        }
      >
        {row.options.map((option, index) =>
          areBalls ? (
            <BallButton
              key={option}
              {...roving.item(index)}
              number={option}
              isChosen={chosen.includes(option)}
              {...(play.halfPaid?.includes(option) && { className: styles.half, 'aria-describedby': halfPaidId })}
              onClick={() => onToggle(option)}
            />
          ) : (
            <PickTile
              key={option}
              {...roving.item(index)}
              play={play}
              option={option}
              isChosen={chosen.includes(option)}
              onClick={() => onToggle(option)}
            />
          ),
        )}
      </div>
      {hasTools(row) && <RowTools row={row} onChoose={onChoose} />}
    </div>
  );
}
