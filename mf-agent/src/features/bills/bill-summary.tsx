import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Chip } from '@tessera/shared/ui/chip';
import { Money } from '@tessera/shared/ui/money';
import { type BillStatus, billStatuses } from '@tessera/shared/wire/agent';
import { type BillRecord, sumOf } from '../../model/bills.ts';
import styles from './bills.module.css';

interface ChipsProps {
  readonly sums: BillRecord['sums'];
  readonly status: BillStatus | undefined;
  readonly onChange: (status: BillStatus | undefined) => void;
}

/** The statuses there are, each with how many bills have it. */
export function StatusChips({ sums, status, onChange }: ChipsProps) {
  const { t } = useTranslation('agent');
  return (
    <fieldset className={styles.chips} aria-label={t('bill.status')}>
      {billStatuses.map((one) => {
        const { count } = sumOf(sums, one);
        if (count === 0 && status !== one) return null;
        return (
          <Chip key={one} isSelected={status === one} onClick={() => onChange(status === one ? undefined : one)}>
            {t('bill.statusCount', { status: t(`bill.statuses.${one}`), count })}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** What the bills of the whole filter come to. */
export function BillSums({ record, status }: { readonly record: BillRecord; readonly status: BillStatus | undefined }) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const { amount, paid } = sumOf(record.sums, status);
  return (
    <dl className={styles.sums} aria-label={t('bill.sums')}>
      <div>
        <dt>{t('bill.amount')}</dt>
        <dd>
          <Money minor={amount} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('bill.paid')}</dt>
        <dd>
          <Money minor={paid} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
