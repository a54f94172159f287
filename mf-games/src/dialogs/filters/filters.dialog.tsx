import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { useState } from 'react';
import { filterPart, filterValue, useFilterWords } from '../../features/filters/choices.ts';
import {
  type ChipFilter,
  type GameView,
  type ListCriteria,
  narrowingOf,
  nothingAsked,
} from '../../model/list-criteria.ts';
import styles from './filters.module.css';

interface Params {
  readonly criteria: ListCriteria;
  readonly views: readonly GameView[];
  readonly filters: readonly ChipFilter[];
  readonly minStakes: readonly number[] | undefined;
}

/** The filters of a list on a phone, all at once; they apply together. */
export default function FiltersDialog({ params, close }: DialogProps<Params, Partial<ListCriteria>>) {
  const { t } = useTranslation('games');
  const words = useFilterWords();
  const [criteria, setCriteria] = useState(params.criteria);
  return (
    <div className={styles.filters}>
      <Segmented
        isWide
        label={t('list.view')}
        value={criteria.view}
        onChange={(view) => setCriteria({ ...criteria, view })}
        segments={params.views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {params.filters.map((filter) => (
        <Select
          key={filter}
          label={words.name(filter)}
          options={words.choices(filter, params.minStakes ?? [])}
          value={filterValue(filter, criteria)}
          onChange={(value) => setCriteria({ ...criteria, ...filterPart(filter, value) })}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => close(nothingAsked)}>{t('filter.clear')}</Button>
        <Button variant="primary" onClick={() => close(narrowingOf(criteria))}>
          {t('filters.apply')}
        </Button>
      </div>
    </div>
  );
}
