import { type GameKind, type DrawnNumbers as Numbers, printedNumber } from '@tessera/shared/lottery';
import { Ball, Die, type DieProps } from '@tessera/shared/ui/ball';
import { classNames } from '@tessera/shared/ui/class-names';
import styles from './draw.module.css';

interface Props {
  readonly kind: GameKind;
  readonly numbers: Numbers;
  readonly size?: 'small' | 'default';
}

/** So many numbers are read faster in ascending order, which no bet on them asks about. */
export const hasManyNumbers = (kind: GameKind): boolean => kind === 'KL8';

export const inReadingOrder = (kind: GameKind, numbers: Numbers): Numbers =>
  hasManyNumbers(kind) ? [...numbers].sort((one, other) => one - other) : numbers;

/** A draw in the order in which it was drawn, dice or balls; many numbers in ascending order, ten in a line. */
export function DrawnNumbers({ kind, numbers, size = 'small' }: Props) {
  const isDense = kind === 'PK10' || kind === 'KLSF' || hasManyNumbers(kind);
  return (
    <span className={classNames(styles.numbers, isDense && styles.race, hasManyNumbers(kind) && styles.many)}>
      {inReadingOrder(kind, numbers).map((number, place) =>
        kind === 'K3' ? (
          <Die key={place} value={number as DieProps['value']} size={size} />
        ) : (
          <Ball key={place} number={printedNumber(kind, number)} size={size} />
        ),
      )}
    </span>
  );
}
