import { useTranslation } from '@tessera/shared/i18n';
import { DayField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { ReactNode } from 'react';
import { earliestDay, type Period, recordPeriods } from '../../model/period.ts';
import styles from './period-filter.module.css';

interface Props {
  readonly period: Period;
  /** Nothing can have happened after it. */
  readonly today: string;
  readonly onChange: (part: Partial<Period>) => void;
  /** The other filters of the record. */
  readonly children?: ReactNode;
}

/** The period of a record, with `custom` two days, both included; and its other filters. */
export function PeriodFilter({ period, today, onChange, children }: Props) {
  const { t } = useTranslation('wallet');
  const days = (part: Partial<Pick<Period, 'from' | 'to'>>) => {
    const next = { from: period.from, to: period.to, ...part };
    // The day that was just chosen stands; the other one follows it.
    if (next.from > next.to) onChange({ period: 'custom', from: part.from ?? next.to, to: part.to ?? next.from });
    else onChange({ period: 'custom', ...next });
  };
  return (
    <div className={styles.filters}>
      <div className={styles.period}>
        <Segmented
          label={t('record.period')}
          segments={recordPeriods.map((name) => ({ value: name, label: t(`record.periods.${name}`) }))}
          value={period.period}
          onChange={(name) => onChange({ period: name })}
        />
      </div>
      {children}
      {period.period === 'custom' && (
        <div className={styles.days}>
          <DayField
            label={t('record.from')}
            value={period.from}
            min={earliestDay}
            max={today}
            onDay={(from) => days({ from })}
          />
          <DayField
            label={t('record.to')}
            value={period.to}
            min={earliestDay}
            max={today}
            onDay={(to) => days({ to })}
          />
        </div>
      )}
    </div>
  );
}
