import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { AdjustIcon } from '@tessera/shared/ui/icons';
import { Segmented } from '@tessera/shared/ui/segmented';
import { memo } from 'react';
import type { GameView, ListCriteria } from '../../model/list-criteria.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import gameListStyles from './game-list.module.css';
import styles from './list-head.module.css';
import type { useNarrowing } from './use-narrowing.ts';

interface ListHeadProps {
  readonly title: string;
  /** The chosen vendor's, beside the count. */
  readonly hall?: string;
  /** Without filters; not known until the list is there. */
  readonly count: number | undefined;
  /** Those that mean something here. */
  readonly views: readonly GameView[];
  readonly view: GameView;
  readonly onChange: (part: Partial<ListCriteria>) => void;
}

/** The page's title with its count, and which games of it are shown. */
export const ListHead = memo(function ListHead({ title, hall, count, views, view, onChange }: ListHeadProps) {
  const { t, i18n } = useTranslation('games');
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.count}>
        <span className={styles.parts}>
          {hall && <span className={styles.part}>{hall}</span>}{' '}
          {count !== undefined && (
            <span className={styles.part}>{t('list.count', { count, shown: formatCount(count, i18n.language) })}</span>
          )}
        </span>
      </span>
      <div className={styles.views}>
        <Segmented
          label={t('list.view')}
          value={view}
          onChange={(next) => onChange({ view: next })}
          segments={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </div>
    </header>
  );
});

interface ListToolsProps {
  readonly narrowing: ReturnType<typeof useNarrowing>;
  readonly criteria: ListCriteria;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChange: (part: Partial<ListCriteria>) => void;
}

/** Search, filters and order; on a phone the filters are a sheet behind the field's button. */
export function ListTools({ narrowing, criteria, text, onType, onChange }: ListToolsProps) {
  const { t } = useTranslation('games');
  const { filters, sorts, minStakes, openSheet } = narrowing;
  return (
    <FilterBar filters={filters} sorts={sorts} criteria={criteria} minStakes={minStakes} onChange={onChange}>
      <SearchField text={text} onType={onType}>
        <IconButton
          className={gameListStyles.adjust}
          size="small"
          label={t('filters.title')}
          icon={<AdjustIcon />}
          onClick={() => void openSheet()}
        />
      </SearchField>
    </FilterBar>
  );
}
