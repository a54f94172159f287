import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { useState } from 'react';
import { filterPart, filterValue, useFilterWords } from '../../features/filters/choices.ts';
import { type ChipFilter, type GameView, type ListWish, narrowingOf, nothingAsked } from '../../model/list-wish.ts';
import styles from './filters.module.css';

interface Params {
  readonly wish: ListWish;
  readonly views: readonly GameView[];
  readonly filters: readonly ChipFilter[];
  readonly minStakes: readonly number[] | undefined;
}

/** The filters of a list on a phone, all at once; they apply together. */
export default function FiltersDialog({ params, close }: DialogProps<Params, Partial<ListWish>>) {
  const { t } = useTranslation('games');
  const words = useFilterWords();
  const [wish, setWish] = useState(params.wish);
  return (
    <div className={styles.filters}>
      <Segmented
        isWide
        label={t('list.view')}
        value={wish.view}
        onChange={(view) => setWish({ ...wish, view })}
        segments={params.views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {params.filters.map((filter) => (
        <Select
          key={filter}
          label={words.name(filter)}
          options={words.choices(filter, params.minStakes ?? [])}
          value={filterValue(filter, wish)}
          onChange={(value) => setWish({ ...wish, ...filterPart(filter, value) })}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => close(nothingAsked)}>{t('filter.clear')}</Button>
        <Button variant="primary" onClick={() => close(narrowingOf(wish))}>
          {t('filters.apply')}
        </Button>
      </div>
    </div>
  );
}
