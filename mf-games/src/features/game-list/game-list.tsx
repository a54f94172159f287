import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { IconButton } from '@tessera/shared/ui/button';
import { AdjustIcon } from '@tessera/shared/ui/icons';
import { useMemo } from 'react';
import { useFavorites } from '../../api/get-favorites.ts';
import { useOpenRounds } from '../../api/get-unfinished-rounds.ts';
import { pathOfCategory, scopeOfPath } from '../../model/game-scope.ts';
import { nothingAsked } from '../../model/list-wish.ts';
import { AppliedFilters } from '../filters/applied-filters.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useGameActions } from '../open-game/use-game-actions.ts';
import { SearchField } from '../search-field/search-field.tsx';
import styles from './game-list.module.css';
import { ListBody } from './list-body.tsx';
import { ListHead } from './list-head.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useGameList } from './use-game-list.ts';
import { useNarrowing } from './use-narrowing.ts';
import { useScopeFacts } from './use-scope-facts.ts';
import { useSearchText } from './use-search-text.ts';
import { useWish } from './use-wish.ts';
import { VendorChips } from './vendor-chips.tsx';

const noCodes: readonly string[] = [];
const nowhere: ReadonlySet<string> = new Set();

/** A list page of the catalogue: by category, by vendor, the most played, or one's own. */
export function GameList() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const scope = useMemo(() => scopeOfPath(pathname), [pathname]);
  const { wish, change } = useWish();
  const [text, type] = useSearchText(wish.text, (next) => change({ text: next }));
  const favorites = useFavorites();
  const hasHearts = useSwitch('GAMELOFAV3');
  const isSignedIn = 'member' in useSession();
  const kept = useMemo(() => new Set(favorites.data ?? []), [favorites.data]);
  const list = useGameList({ scope, wish, text, favorites: favorites.data ?? noCodes });
  const facts = useScopeFacts(scope, wish.vassalage);
  const { title, hall, vendors, count, retryVendors } = facts;
  useDocumentTitle(hall ? `${title} · ${hall}` : title);
  const actions = useGameActions();
  const openRounds = useOpenRounds();
  const result = list.status === 'ready' ? list.value : undefined;
  const shown = { ...wish, text };
  const { catalogue } = list;
  const { filters, views, minStakes, narrow, openSheet } = useNarrowing({ scope, shown, catalogue, change, type });
  const navigate = useNavigate();
  const showAllVendors = () =>
    scope.kind === 'vendor' ? navigate(pathOfCategory('RNG')) : change({ vassalage: undefined });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ListHead
          title={hall && scope.kind === 'vendor' ? hall : title}
          hall={scope.kind === 'category' ? hall : undefined}
          count={facts.unknownVendor ? undefined : (result?.unfilteredTotal ?? count)}
          views={views}
          view={wish.view}
          onChange={change}
        />
      </div>
      {scope.kind === 'category' && (
        <div className={styles.vendors}>
          <VendorChips
            vendors={vendors}
            chosen={wish.vassalage}
            retry={retryVendors}
            isRetrying={facts.isRetryingVendors}
            onChange={change}
          />
        </div>
      )}
      <FilterBar filters={filters} wish={wish} minStakes={minStakes} onChange={change}>
        <SearchField text={text} onType={type}>
          <IconButton
            className={styles.adjust}
            size="small"
            label={t('filters.title')}
            icon={<AdjustIcon />}
            onClick={() => void openSheet()}
          />
        </SearchField>
      </FilterBar>
      <div className={styles.applied}>
        <AppliedFilters wish={shown} found={result?.total} onChange={narrow} />
      </div>
      <div className={styles.body} data-game-list="" data-query={result?.query}>
        <ListBody
          list={list}
          scope={scope}
          isSignedIn={isSignedIn}
          label={hall ? `${title}, ${hall}` : title}
          favorites={hasHearts ? kept : undefined}
          openRounds={openRounds ?? nowhere}
          actions={actions}
          unknownVendor={facts.unknownVendor}
          onShowAllVendors={showAllVendors}
          onRetry={() => {
            retryVendors?.();
            if (list.status === 'failed') void list.retry();
          }}
          onClear={() => narrow(nothingAsked)}
          isNarrowed={text.trim() !== '' || result?.total !== result?.unfilteredTotal}
        />
      </div>
    </div>
  );
}
