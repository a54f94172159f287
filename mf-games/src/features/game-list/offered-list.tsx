import { useNavigate } from '@tessera/shared/router';
import { useFavorites } from '../../api/own-games.ts';
import { type GameScope, pathOfCategory } from '../../model/game-scope.ts';
import { type ListCriteria, nothingAsked } from '../../model/list-criteria.ts';
import { AppliedFilters } from '../filters/applied-filters.tsx';
import styles from './game-list.module.css';
import { ListBody } from './list-body.tsx';
import { ListHead, ListTools } from './list-head.tsx';
import { useGameList } from './use-game-list.ts';
import { useNarrowing } from './use-narrowing.ts';
import type { ScopeFacts } from './use-scope-facts.ts';
import { useSearchText } from './use-search-text.ts';
import { VendorChips } from './vendor-chips.tsx';

const noCodes: readonly string[] = [];

export interface OfferedListProps {
  readonly scope: GameScope;
  readonly facts: ScopeFacts;
  readonly criteria: ListCriteria;
  /** Writes the address. */
  readonly change: (part: Partial<ListCriteria>) => void;
}

/** Games with what narrows them: title, vendors, search and filters, and the grid. */
export function OfferedList({ scope, facts, criteria, change }: OfferedListProps) {
  const [text, type] = useSearchText(criteria.text, (next) => change({ text: next }));
  const favorites = useFavorites().data ?? noCodes;
  const list = useGameList({ scope, criteria, text, favorites });
  const shown = { ...criteria, text };
  const narrowing = useNarrowing({ scope, shown, catalogue: list.catalogue, change, type });
  const navigate = useNavigate();
  const { title, hall, note, retryVendors, unknownVendor } = facts;
  const result = list.status === 'ready' ? list.value : undefined;
  const retry = () => {
    retryVendors?.();
    if (list.status === 'failed') void list.retry();
  };
  const showAllVendors = () =>
    scope.kind === 'vendor' ? navigate(pathOfCategory('RNG')) : change({ vassalage: undefined });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ListHead
          title={hall && scope.kind === 'vendor' ? hall : title}
          hall={scope.kind === 'category' ? hall : note}
          count={unknownVendor ? undefined : (result?.unfilteredTotal ?? facts.count)}
          views={narrowing.views}
          view={criteria.view}
          onChange={change}
        />
      </div>
      {scope.kind === 'category' && (
        <div className={styles.vendors}>
          <VendorChips
            vendors={facts.vendors}
            chosen={criteria.vassalage}
            retry={retryVendors}
            isRetrying={facts.isRetryingVendors}
            onChange={change}
          />
        </div>
      )}
      <ListTools narrowing={narrowing} criteria={criteria} text={text} onType={type} onChange={change} />
      <div className={styles.applied}>
        <AppliedFilters criteria={shown} found={result?.total} onChange={narrowing.narrow} />
      </div>
      <div className={styles.body} data-game-list="" data-query={result?.query}>
        <ListBody
          list={list}
          scope={scope}
          label={hall ? `${title}, ${hall}` : title}
          favorites={favorites}
          unknownVendor={unknownVendor}
          onShowAllVendors={showAllVendors}
          onRetry={retry}
          onClear={() => narrowing.narrow(nothingAsked)}
          isNarrowed={text.trim() !== '' || result?.total !== result?.unfilteredTotal}
        />
      </div>
    </div>
  );
}
