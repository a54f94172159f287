import { useTranslation } from '@tessera/shared/i18n';
import { ChevronsUpDownIcon } from '@tessera/shared/ui/icons';
import { memo, type ReactNode } from 'react';
import type { ChipFilter, GameSort, ListCriteria } from '../../model/list-criteria.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { filterPart, filterValue, useFilterWords } from './choices.ts';
import styles from './filter-bar.module.css';

export interface FilterMenusProps {
  /** Those that mean something here. */
  readonly filters: readonly ChipFilter[];
  readonly sorts: readonly GameSort[];
  readonly criteria: ListCriteria;
  /** Known once the catalogue is; until then there is nothing to choose a stake from. */
  readonly minStakes: readonly number[] | undefined;
  readonly onChange: (part: Partial<ListCriteria>) => void;
}

/** Search, filters and order in one line; on a phone the filters are behind the field's button. */
export function FilterBar({ children, ...menus }: FilterMenusProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{children}</div>
      <FilterMenus {...menus} />
    </div>
  );
}

/** Apart from the search field, so that a keystroke leaves the menus alone. */
const FilterMenus = memo(function FilterMenus({ filters, sorts, criteria, minStakes, onChange }: FilterMenusProps) {
  const { t } = useTranslation('games');
  const words = useFilterWords();
  return (
    <>
      <div className={styles.filters}>
        {filters.map((filter) => (
          <ChoiceMenu
            key={filter}
            label={words.name(filter)}
            value={filterValue(filter, criteria)}
            choices={words.choices(filter, minStakes ?? [])}
            onChange={(value) => onChange(filterPart(filter, value))}
          />
        ))}
      </div>
      <div className={styles.sort}>
        <ChoiceMenu
          isQuiet
          label={t(`sort.${criteria.sort}`)}
          icon={<ChevronsUpDownIcon aria-hidden size={16} />}
          value={criteria.sort}
          choices={words.sorts(sorts)}
          onChange={(value) => onChange({ sort: value as GameSort })}
        />
      </div>
    </>
  );
});
