import { useTranslation } from '@tessera/shared/i18n';
import type { Play, PlayRow } from '@tessera/shared/lottery';
import { BallButton } from '@tessera/shared/ui/ball';
import { classNames } from '@tessera/shared/ui/class-names';
import { areTiles, hasTools } from '../../model/row-tools.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import { useText } from '../text/use-text.ts';
import { halfPaidId } from './blocked-numbers.tsx';
import styles from './pick-row.module.css';
import { PickTile } from './pick-tile.tsx';
import { RowTools } from './row-tools.tsx';

interface Props {
  readonly play: Play;
  readonly row: PlayRow;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (option: string) => void;
  readonly onChoose: (options: readonly string[]) => void;
}

/** One row of choices: numbers as balls with tools, anything with odds of its own as tiles. */
export function PickRow({ play, row, closed, chosen, onToggle, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving();
  const name = text.row(row.key);
  const areBalls = !areTiles(play, row);
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
        {row.options.map((option, index) => {
          const isChosen = chosen.includes(option);
          const isClosed = closed.includes(option);
          // One that was chosen before it closed can be taken away.
          const isOff = isClosed && !isChosen;
          const item = {
            ...roving.item(index),
            isChosen,
            'aria-disabled': isOff || undefined,
            onClick: () => !isOff && onToggle(option),
          };
          return areBalls ? (
            <BallButton
              key={option}
              {...item}
              number={option}
              {...(play.halfPaid?.includes(option) && { className: styles.half, 'aria-describedby': halfPaidId })}
              {...(isClosed && { className: styles.closed, 'aria-label': t('blocked.number', { number: option }) })}
            />
          ) : (
            <PickTile key={option} {...item} play={play} option={option} />
          );
        })}
      </div>
      {hasTools(row) && <RowTools row={row} closed={closed} onChoose={onChoose} />}
    </div>
  );
}
