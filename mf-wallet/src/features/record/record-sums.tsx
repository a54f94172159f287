import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import styles from './record-sums.module.css';

/** What came in and what went out in the period, before the single movements. */
export function RecordSums({ inMinor, outMinor }: { readonly inMinor: number; readonly outMinor: number }) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('record.in')}</dt>
        <dd>
          <Money minor={inMinor} currency={currency} isSigned />
        </dd>
      </div>
      <div>
        <dt>{t('record.out')}</dt>
        <dd>
          <Money minor={outMinor} currency={currency} isSigned />
        </dd>
      </div>
    </dl>
  );
}
