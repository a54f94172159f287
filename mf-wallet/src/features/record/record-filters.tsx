import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { DayField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { useMemo } from 'react';
import {
  earliestDay,
  type RecordFilter,
  type RecordGroup,
  readRecordFilter,
  recordGroups,
  recordPeriods,
  writeRecordFilter,
} from '../../model/record.ts';
import styles from './record-filters.module.css';

/** The record's filter lives in the address; a change of anything but the page begins at the first page. */
export function useRecordFilter() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readRecordFilter(params, serverNow(), merchant().timeZone), [params]);
  const change = (part: Partial<RecordFilter>) => {
    const search = writeRecordFilter({ ...filter, page: 1, ...part });
    navigate(search ? `${pathname}?${search}` : pathname, { state, replace: true });
  };
  return { filter, change };
}

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
      <div className={styles.period}>
        <Segmented
          label={t('record.period')}
          segments={recordPeriods.map((period) => ({ value: period, label: t(`record.periods.${period}`) }))}
          value={filter.period}
          onChange={(period) => onChange({ period })}
        />
      </div>
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
