import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { HeartIcon, SearchIcon } from '@tessera/shared/ui/icons';
import type { GameScope } from '../../model/game-scope.ts';
import { GameGrid } from '../game-grid/game-grid.tsx';
import { GridSkeleton } from '../game-grid/grid-skeleton.tsx';
import type { GameActions } from '../open-game/use-game-actions.ts';
import { ListFailed } from './list-failed.tsx';
import { UnknownVendor } from './unknown-vendor.tsx';
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
  /** A vendor that has nothing here. */
  readonly unknownVendor: string | undefined;
  readonly onShowAllVendors: () => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** The list in its four states, and the favourites' fifth: nobody is signed in. */
export function ListBody(props: ListBodyProps) {
  const { list, scope, isSignedIn, label, favorites, openRounds, actions, isNarrowed, onRetry, onClear } = props;
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
  if (props.unknownVendor) return <UnknownVendor code={props.unknownVendor} onShowAll={props.onShowAllVendors} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <GridSkeleton />
      </div>
    );
  if (list.status === 'failed') return <ListFailed cause={list.cause} isRetrying={list.isRetrying} onRetry={onRetry} />;
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
