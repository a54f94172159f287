import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { AppliedChip } from '@tessera/shared/ui/chip';
import { chipFilters, isNarrowed, type ListCriteria, nothingAsked } from '../../model/list-criteria.ts';
import styles from './applied-filters.module.css';
import { useFilterWords } from './choices.ts';

export interface AppliedFiltersProps {
  readonly criteria: ListCriteria;
  readonly found: number | undefined;
  readonly onChange: (part: Partial<ListCriteria>) => void;
}

/** What narrows the list, how much is left, and the way back to all of it. */
export function AppliedFilters({ criteria, found, onChange }: AppliedFiltersProps) {
  const { t, i18n } = useTranslation('games');
  const words = useFilterWords();
  const isShown = isNarrowed(criteria);
  return (
    <div className={styles.row} data-is-shown={isShown} role="status">
      {isShown && (
        <>
          {chipFilters
            .filter((filter) => criteria[filter] !== undefined)
            .map((filter) => {
              const said = words.value(filter, criteria);
              return (
                <AppliedChip
                  key={filter}
                  label={t('filter.remove', { filter: said })}
                  onRemove={() => onChange({ [filter]: undefined })}
                >
                  {said}
                </AppliedChip>
              );
            })}
          {found !== undefined && (
            <span className={styles.count}>
              {t('list.found', { count: found, shown: formatCount(found, i18n.language) })}
            </span>
          )}
          <button type="button" className={styles.clear} onClick={() => onChange(nothingAsked)}>
            {t('filter.clear')}
          </button>
        </>
      )}
    </div>
  );
}
