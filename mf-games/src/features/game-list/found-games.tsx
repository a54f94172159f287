import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { InfoIcon } from '@tessera/shared/ui/icons';
import { useMemo } from 'react';
import { isOnlyListed } from '../../model/listed-game.ts';
import { GameGrid } from '../game-grid/game-grid.tsx';
import { useGameActions } from '../open-game/use-game-actions.ts';
import styles from './found-games.module.css';
import type { GameListResult } from './use-game-list.ts';

const nowhere: ReadonlySet<string> = new Set();

export interface FoundGamesProps {
  readonly result: GameListResult;
  readonly label: string;
  readonly favorites: readonly string[];
  readonly openRounds: ReadonlySet<string> | undefined;
}

/** The games of a list, and where none of them can be opened a line that says so. */
export function FoundGames({ result, label, favorites, openRounds }: FoundGamesProps) {
  const { total, gameAt, query } = result;
  const { t } = useTranslation('games');
  const hasHearts = useSwitch('GAMELOFAV3');
  const kept = useMemo(() => new Set(favorites), [favorites]);
  const actions = useGameActions();
  return (
    <>
      {isOnlyListed(total, gameAt) && (
        <p className={styles.note}>
          <InfoIcon aria-hidden size={17} />
          {t('list.onlyListed')}
        </p>
      )}
      <GameGrid
        total={total}
        gameAt={gameAt}
        query={query}
        label={label}
        favorites={hasHearts ? kept : undefined}
        openRounds={openRounds ?? nowhere}
        actions={actions}
      />
    </>
  );
}
