import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Select } from '@tessera/shared/ui/select';
import { useMemo } from 'react';
import {
  type RecordFilter,
  type RecordGroup,
  readRecordFilter,
  recordGroups,
  writeRecordFilter,
} from '../../model/record.ts';
import styles from './period-filter.module.css';
import { PeriodFilter } from './period-filter.tsx';
import { useAddress } from './use-address.ts';

/** The record's filter lives in the address; a change of anything but the page begins at the first page. */
export function useRecordFilter() {
  const { params, replace } = useAddress();
  const filter = useMemo(() => readRecordFilter(params, serverNow(), merchant().timeZone), [params]);
  const change = (part: Partial<RecordFilter>) => replace(writeRecordFilter({ ...filter, page: 1, ...part }));
  return { filter, change };
}

interface Props {
  readonly filter: RecordFilter;
  /** Nothing can have happened after it. */
  readonly today: string;
  readonly onChange: (part: Partial<RecordFilter>) => void;
}

/** Type and period. */
export function RecordFilters({ filter, today, onChange }: Props) {
  const { t } = useTranslation('wallet');
  const groups: readonly (RecordGroup | 'all')[] = ['all', ...(Object.keys(recordGroups) as RecordGroup[])];
  return (
    <PeriodFilter period={filter} today={today} onChange={onChange}>
      <Select
        className={styles.choice}
        label={t('record.type')}
        hasMessage={false}
        options={groups.map((group) => ({ value: group, label: t(`record.groups.${group}`) }))}
        value={filter.group}
        onChange={(group) => onChange({ group })}
      />
    </PeriodFilter>
  );
}
