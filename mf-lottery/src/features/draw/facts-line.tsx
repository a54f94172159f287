import { useTranslation } from '@tessera/shared/i18n';
import { type DrawnNumbers, type FewNumbersKind, factsOf } from '@tessera/shared/lottery';
import styles from './draw.module.css';

/** Sum, size and parity of a draw in one line: `Sum 12 · Big · Even`. */
export function FactsLine({ kind, numbers }: { readonly kind: FewNumbersKind; readonly numbers: DrawnNumbers }) {
  const { t } = useTranslation('lottery');
  const { sum, size, parity } = factsOf(kind, numbers);
  return (
    <span className={styles.facts}>
      {[t('fact.sum', { sum }), t(`fact.size.${size}`), t(`fact.parity.${parity}`)].join(' · ')}
    </span>
  );
}
