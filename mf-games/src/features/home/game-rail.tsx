import { useTranslation } from '@tessera/shared/i18n';
import type { UseQueryResult } from '@tessera/shared/query';
import { Link } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { classNames } from '@tessera/shared/ui/class-names';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { GameRow } from '@tessera/shared/wire/games';
import { useMemo } from 'react';
import { useFavorites, useOpenRounds } from '../../api/own-games.ts';
import { listedGame } from '../../model/listed-game.ts';
import { CardSkeleton } from '../game-card/card-skeleton.tsx';
import { GameCard } from '../game-card/game-card.tsx';
import columnStyles from '../game-grid/columns.module.css';
import { useColumns } from '../game-grid/use-columns.ts';
import { useGameActions } from '../open-game/use-game-actions.ts';
import styles from './game-rail.module.css';

export interface GameRailProps {
  readonly title: string;
  /** Where all of them are. */
  readonly path: string;
  readonly games: UseQueryResult<{ readonly list: readonly GameRow[] }>;
  /** What the list is made of, beside the title. */
  readonly note?: string | undefined;
  /** Its pictures wait until they are near the visible range. */
  readonly isBelowFold?: boolean;
}

/** Games of a rail that are in view when its page opens on a phone. */
const firstGames = 3;

/** One row of games under a heading; on a phone it is pushed sideways, with the third card in part. */
export function GameRail({ title, path, games, note, isBelowFold }: GameRailProps) {
  const { t } = useTranslation('games');
  const columns = useColumns();
  const kept = useFavorites().data;
  const favorites = useMemo(() => new Set(kept ?? []), [kept]);
  const hasHearts = useSwitch('GAMELOFAV3');
  const openRounds = useOpenRounds();
  const actions = useGameActions();
  // A phone's rail may hold more than fits; elsewhere there is exactly one row.
  const count = columns <= 3 ? 12 : columns;
  return (
    <section className={styles.rail} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        <Link to={path} className={styles.all}>
          <VisuallyHidden>{`${title}: `}</VisuallyHidden>
          {t('home.all')}
          <ChevronRightIcon aria-hidden size={16} />
        </Link>
      </header>
      <ResourceView
        resource={games}
        skeleton={
          <div className={classNames(styles.row, columnStyles.columns)}>
            {Array.from({ length: columns }, (_, at) => (
              <CardSkeleton key={at} />
            ))}
          </div>
        }
      >
        {({ list }) => (
          <ul className={classNames(styles.row, columnStyles.columns)}>
            {list.slice(0, count).map((row, at) => (
              <li key={row.code}>
                <GameCard
                  game={listedGame(row)}
                  isFavorite={hasHearts ? favorites.has(row.code) : undefined}
                  hasOpenRound={openRounds?.has(row.code) ?? false}
                  actions={actions}
                  load={at < firstGames && !isBelowFold ? 'at-once' : 'when-near'}
                />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </section>
  );
}
