import { useTranslation } from '@tessera/shared/i18n';
import { type DrawnNumbers, type PrizeTableKind, printedPrize, prizePlaces } from '@tessera/shared/lottery';
import styles from './draw.module.css';

interface Props {
  readonly kind: PrizeTableKind;
  readonly numbers: DrawnNumbers;
}

/** The highest prize of a table, where there is room for one number. */
export function SpecialPrize({ kind, numbers }: Props) {
  const { t } = useTranslation('lottery');
  const last = prizePlaces(kind).length - 1;
  return (
    <span className={styles.special}>
      <span className={styles.specialName}>
        {t(prizePlaces(kind)[last]?.key === 'special' ? 'prize.specialShort' : 'prize.firstShort')}
      </span>
      <strong>{printedPrize(kind, numbers, last)}</strong>
    </span>
  );
}
