import {
  type FewNumbersKind,
  type GameKind,
  hasPrizeTable,
  type DrawnNumbers as Numbers,
  printedNumber,
} from '@tessera/shared/lottery';
import { Ball, Die, type DieProps } from '@tessera/shared/ui/ball';
import { classNames } from '@tessera/shared/ui/class-names';
import styles from './draw.module.css';
import { SpecialPrize } from './special-prize.tsx';

interface Props<Kind> {
  readonly kind: Kind;
  readonly numbers: Numbers;
  readonly size?: 'small' | 'default';
}

/** Whether a draw has too many numbers for one line. They are shown in ascending order, as no bet depends on the order drawn. */
export const hasManyNumbers = (kind: GameKind): boolean => kind === 'KL8';

export const inReadingOrder = (kind: GameKind, numbers: Numbers): Numbers =>
  hasManyNumbers(kind) ? [...numbers].sort((one, other) => one - other) : numbers;

function FewNumbers({ kind, numbers, size }: Props<FewNumbersKind>) {
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

/** A draw in one line: dice or balls in the order in which they were drawn, or the special prize of a table. */
export function DrawnNumbers({ kind, numbers, size = 'small' }: Props<GameKind>) {
  return hasPrizeTable(kind) ? (
    <SpecialPrize kind={kind} numbers={numbers} />
  ) : (
    <FewNumbers kind={kind} numbers={numbers} size={size} />
  );
}
