import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useVendorGames } from '../../api/lobby.ts';
import { CardSkeleton } from '../../features/game-card/card-skeleton.tsx';
import { GameCard } from '../../features/game-card/game-card.tsx';
import { type GameActions, useGameActions } from '../../features/open-game/use-game-actions.ts';
import { listedGame } from '../../model/listed-game.ts';
import styles from './lobby.module.css';

interface Params {
  readonly vassalage: string;
  readonly category: string;
}

/** The games of a vendor whose entry in a list is a lobby (spec §4: vassalage-flagged games show a popup game list). */
export default function LobbyDialog({ params, close }: DialogProps<Params, undefined>) {
  const { t } = useTranslation('games');
  const games = useVendorGames(params.vassalage, params.category);
  const usual = useGameActions();
  const actions: GameActions = {
    ...usual,
    open(game) {
      close();
      usual.open(game);
    },
  };
  return (
    <ResourceView
      resource={games}
      skeleton={
        <div className={styles.games}>
          {Array.from({ length: 6 }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </div>
      }
      isEmpty={({ list }) => list.every(({ isGame }) => isGame === 'VASSALAGE')}
      empty={<EmptyState title={t('lobby.empty')} />}
    >
      {({ list }) => (
        <ul className={styles.games}>
          {list.map(listedGame).map(
            (game) =>
              // The lobby's own entry would open this list again.
              !game.isLobby && (
                <li key={game.code}>
                  <GameCard game={game} isFavorite={undefined} hasOpenRound={false} actions={actions} />
                </li>
              ),
          )}
        </ul>
      )}
    </ResourceView>
  );
}
