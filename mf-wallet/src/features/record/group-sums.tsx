import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import type { AccountRecord } from '../../api/account-record.ts';
import { type RecordGroup, sumsByGroup } from '../../model/record.ts';
import styles from './group-sums.module.css';

interface Props {
  readonly sums: AccountRecord['sums'];
  readonly onChoose: (group: RecordGroup) => void;
}

/** What each group of movements comes to in the period; a press shows its movements alone. */
export function GroupSums({ sums, onChoose }: Props) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  return (
    <ul className={styles.groups} aria-label={t('record.sums')}>
      {sumsByGroup(sums).map(({ group, amount, movements }) => (
        <li key={group}>
          <Button size="small" onClick={() => onChoose(group)}>
            {t(`record.groups.${group}`)} ({movements}) <Money minor={amount} currency={currency} isSigned />
          </Button>
        </li>
      ))}
    </ul>
  );
}
