import { useTranslation } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { StatTile } from '@tessera/shared/ui/stat-tile';
import type { Income } from '../../api/records.ts';
import { type IncomeDays, incomeParts } from '../../model/figure-lists.ts';
import styles from './income.module.css';
import { IncomeAmount } from './income-amount.tsx';

interface Props {
  readonly total: Income['total'];
  readonly days: IncomeDays;
}

/** What the period brought, by source, what went to the downline, and what is left. */
export function IncomeTotals({ total, days }: Props) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.tiles}>
      {incomeParts.map((part) => (
        <StatTile
          key={part}
          label={t(`income.${part}`)}
          value={<IncomeAmount part={part} sums={total} days={days} isCompact />}
        />
      ))}
    </div>
  );
}

export function IncomeSkeleton() {
  return (
    <>
      <div className={styles.tiles}>
        {incomeParts.map((part) => (
          <Skeleton key={part} height={77} radius="l" />
        ))}
      </div>
      <Skeleton height={250} radius="m" />
    </>
  );
}
