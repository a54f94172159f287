import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { HeartIcon, OfflineIcon, QuestionIcon, RetryIcon, SearchIcon } from '@tessera/shared/ui/icons';
import { useOpenRounds } from '../../api/own-games.ts';
import type { GameScope } from '../../model/game-scope.ts';
import { port } from '../../port.ts';
import { GridSkeleton } from '../game-grid/game-grid.tsx';
import { FoundGames } from './found-games.tsx';
import type { GameListState } from './use-game-list.ts';

interface ListBodyProps {
  readonly list: GameListState;
  readonly scope: GameScope;
  readonly label: string;
  readonly favorites: readonly string[];
  readonly isNarrowed: boolean;
  /** A vendor that has nothing here. */
  readonly unknownVendor: string | undefined;
  readonly onShowAllVendors: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** The list in its four states, and the favourites' fifth: nobody is signed in. */
export function ListBody(props: ListBodyProps) {
  const { list, scope, label, favorites, isNarrowed, onRetry, onClear } = props;
  const { t } = useTranslation('games');
  const isVisitor = useSession().role === 'visitor';
  // Asked for beside the games, not after them.
  const openRounds = useOpenRounds();
  const isOwn = scope.kind === 'favorites';
  if (isOwn && isVisitor)
    return (
      <EmptyState
        icon={<HeartIcon />}
        title={t('favorites.signIn')}
        actions={
          <Button onClick={() => void port.ask('sign-in', { reason: 'favourite' })}>{t('action.signIn')}</Button>
        }
      />
    );
  if (props.unknownVendor) return <UnknownVendor code={props.unknownVendor} onShowAll={props.onShowAllVendors} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <GridSkeleton />
      </div>
    );
  if (list.status === 'failed') return <ListFailed cause={list.cause} isRetrying={list.isRetrying} onRetry={onRetry} />;
  if (list.value.total > 0)
    return <FoundGames result={list.value} label={label} favorites={favorites} openRounds={openRounds} />;
  if (isOwn && !isNarrowed)
    return <EmptyState icon={<HeartIcon />} title={t('favorites.none')} detail={t('favorites.noneDetail')} />;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('list.nothing')}
      detail={t('list.nothingDetail')}
      actions={isNarrowed ? <Button onClick={onClear}>{t('filter.clear')}</Button> : undefined}
    />
  );
}

/** The address names a vendor that has nothing here; the way out is all of them. */
function UnknownVendor({ code, onShowAll }: { readonly code: string; readonly onShowAll: () => void }) {
  const { t } = useTranslation('games');
  return (
    <EmptyState
      icon={<QuestionIcon />}
      title={t('vendors.unknown', { code })}
      detail={t('vendors.unknownDetail')}
      actions={<Button onClick={onShowAll}>{t('vendors.showAll')}</Button>}
    />
  );
}

interface ListFailedProps {
  readonly cause: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The list could not be had: says whether it is the reader's connection, and offers another try. */
function ListFailed({ cause, isRetrying, onRetry }: ListFailedProps) {
  const { t } = useTranslation('games');
  const isOffline = cause instanceof ApiError && cause.kind === 'offline';
  return (
    <div role="alert">
      <EmptyState
        icon={<OfflineIcon />}
        title={t('list.failed')}
        detail={t(isOffline ? 'list.offlineDetail' : 'list.failedDetail')}
        actions={
          <Button icon={<RetryIcon />} isBusy={isRetrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
