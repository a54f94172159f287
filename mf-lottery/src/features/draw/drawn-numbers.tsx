import { type GameKind, type DrawnNumbers as Numbers, printedNumber } from '@tessera/shared/lottery';
import { Ball, Die, type DieProps } from '@tessera/shared/ui/ball';
import { classNames } from '@tessera/shared/ui/class-names';
import styles from './draw.module.css';

interface Props {
  readonly kind: GameKind;
  readonly numbers: Numbers;
  readonly size?: 'small' | 'default';
}

/** A draw in the order in which it was drawn: dice or balls. */
export function DrawnNumbers({ kind, numbers, size = 'small' }: Props) {
  return (
    <span className={classNames(styles.numbers, (kind === 'PK10' || kind === 'KLSF') && styles.race)}>
      {numbers.map((number, place) =>
        kind === 'K3' ? (
          <Die key={place} value={number as DieProps['value']} size={size} />
        ) : (
          <Ball key={place} number={printedNumber(kind, number)} size={size} />
        ),
      )}
    </span>
  );
}
