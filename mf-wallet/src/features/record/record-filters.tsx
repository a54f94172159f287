import { useTranslation } from '@tessera/shared/i18n';
import { DayField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import {
  earliestDay,
  type RecordFilter,
  type RecordGroup,
  recordGroups,
  recordPeriods,
} from '../../model/record-filter.ts';
import styles from './record-filters.module.css';

interface Props {
  readonly filter: RecordFilter;
  /** Nothing can have happened after it. */
  readonly today: string;
  readonly onChange: (part: Partial<RecordFilter>) => void;
}

/** Type and period; with `custom` two days, both included. */
export function RecordFilters({ filter, today, onChange }: Props) {
  const { t } = useTranslation('wallet');
  const groups: readonly (RecordGroup | 'all')[] = ['all', ...(Object.keys(recordGroups) as RecordGroup[])];
  const days = (part: Partial<Pick<RecordFilter, 'from' | 'to'>>) => {
    const next = { from: filter.from, to: filter.to, ...part };
    // The day that was just chosen stands; the other one follows it.
    if (next.from > next.to) onChange({ period: 'custom', from: part.from ?? next.to, to: part.to ?? next.from });
    else onChange({ period: 'custom', ...next });
  };
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('record.period')}
        segments={recordPeriods.map((period) => ({ value: period, label: t(`record.periods.${period}`) }))}
        value={filter.period}
        onChange={(period) => onChange({ period })}
      />
      <Select
        className={styles.type}
        label={t('record.type')}
        hasMessage={false}
        options={groups.map((group) => ({ value: group, label: t(`record.groups.${group}`) }))}
        value={filter.group}
        onChange={(group) => onChange({ group })}
      />
      {filter.period === 'custom' && (
        <div className={styles.days}>
          <DayField
            label={t('record.from')}
            value={filter.from}
            min={earliestDay}
            max={today}
            onDay={(from) => days({ from })}
          />
          <DayField
            label={t('record.to')}
            value={filter.to}
            min={earliestDay}
            max={today}
            onDay={(to) => days({ to })}
          />
        </div>
      )}
    </div>
  );
}
