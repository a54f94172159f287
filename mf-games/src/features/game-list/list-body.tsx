import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { HeartIcon, OfflineIcon, RetryIcon, SearchIcon } from '@tessera/shared/ui/icons';
import type { GameScope } from '../../model/game-scope.ts';
import { GameGrid } from '../game-grid/game-grid.tsx';
import { GridSkeleton } from '../game-grid/grid-skeleton.tsx';
import type { GameActions } from '../open-game/use-game-actions.ts';
import type { GameListState } from './use-game-list.ts';

export interface ListBodyProps {
  readonly list: GameListState;
  readonly scope: GameScope;
  readonly isSignedIn: boolean;
  readonly label: string;
  readonly favorites: ReadonlySet<string> | undefined;
  readonly openRounds: ReadonlySet<string>;
  readonly actions: GameActions;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** The list in its four states, and the favourites' fifth: nobody is signed in. */
export function ListBody(props: ListBodyProps) {
  const { list, scope, isSignedIn, label, favorites, openRounds, actions, isNarrowed, onClear } = props;
  const { t } = useTranslation('games');
  const isOwn = scope.kind === 'favorites';
  if (isOwn && !isSignedIn)
    return (
      <EmptyState
        icon={<HeartIcon />}
        title={t('favorites.signIn')}
        actions={<Button onClick={() => void ask('sign-in', { reason: 'favourite' })}>{t('action.signIn')}</Button>}
      />
    );
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <GridSkeleton />
      </div>
    );
  if (list.status === 'failed')
    return (
      <div role="alert">
        <EmptyState
          icon={<OfflineIcon />}
          title={t('list.failed')}
          detail={t('list.failedDetail')}
          actions={
            <Button icon={<RetryIcon />} isBusy={list.isRetrying} onClick={() => void list.retry()}>
              {t('action.retry')}
            </Button>
          }
        />
      </div>
    );
  const { total, gameAt, query } = list.value;
  if (total > 0)
    return (
      <GameGrid
        total={total}
        gameAt={gameAt}
        query={query}
        label={label}
        favorites={favorites}
        openRounds={openRounds}
        actions={actions}
      />
    );
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
