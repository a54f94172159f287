import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { AdjustIcon } from '@tessera/shared/ui/icons';
import type { ListWish } from '../../model/list-wish.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import styles from './game-list.module.css';
import type { useNarrowing } from './use-narrowing.ts';

export interface ListToolsProps {
  readonly narrowing: ReturnType<typeof useNarrowing>;
  readonly wish: ListWish;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChange: (part: Partial<ListWish>) => void;
}

/** Search, filters and order; on a phone the filters are a sheet behind the field's button. */
export function ListTools({ narrowing, wish, text, onType, onChange }: ListToolsProps) {
  const { t } = useTranslation('games');
  const { filters, minStakes, openSheet } = narrowing;
  return (
    <FilterBar filters={filters} wish={wish} minStakes={minStakes} onChange={onChange}>
      <SearchField text={text} onType={onType}>
        <IconButton
          className={styles.adjust}
          size="small"
          label={t('filters.title')}
          icon={<AdjustIcon />}
          onClick={() => void openSheet()}
        />
      </SearchField>
    </FilterBar>
  );
}
