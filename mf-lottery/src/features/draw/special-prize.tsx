import { useTranslation } from '@tessera/shared/i18n';
import { type DrawnNumbers, type PrizeTableKind, printedPrize, prizePlaces } from '@tessera/shared/lottery';
import styles from './draw.module.css';

interface Props {
  readonly kind: PrizeTableKind;
  readonly numbers: DrawnNumbers;
}

/** The special prize of a table, where there is room for one number. */
export function SpecialPrize({ kind, numbers }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <span className={styles.special}>
      <span className={styles.specialName}>{t('prize.specialShort')}</span>
      <strong>{printedPrize(kind, numbers, prizePlaces(kind).length - 1)}</strong>
    </span>
  );
}
