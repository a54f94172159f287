import { type CSSProperties, useDeferredValue, useRef } from 'react';
import { rowsToRender } from '../../model/grid.ts';
import type { ListedGame } from '../../model/listed-game.ts';
import { CardSkeleton } from '../game-card/card-skeleton.tsx';
import { GameCard } from '../game-card/game-card.tsx';
import type { GameActions } from '../open-game/use-game-actions.ts';
import styles from './game-grid.module.css';
import { useColumns } from './use-columns.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Rows rendered above and below the visible ones. */
const overscan = 2;
/** Rows whose pictures come with the first paint. */
const eagerRows = 3;

export interface GameGridProps {
  readonly total: number;
  /** The game at a place, or `undefined` while it is loading. */
  readonly gameAt: (at: number) => ListedGame | undefined;
  /** Accessible name of the list. */
  readonly label: string;
  /** The search text that this list answers. */
  readonly query: string;
  /** `undefined` where favourites are not offered. */
  readonly favorites: ReadonlySet<string> | undefined;
  readonly openRounds: ReadonlySet<string>;
  readonly actions: GameActions;
}

/** Any number of games as one grid: only the rows near the window are in the document, the rest is padding. */
export function GameGrid({ total, gameAt, label, query, favorites, openRounds, actions }: GameGridProps) {
  const columns = useColumns();
  const grid = useRef<HTMLUListElement>(null);
  const visible = useVisibleRows(grid, columns);
  const { rowHeight } = visible;
  // A keystroke renders the visible rows; the others follow when the page is idle.
  const isAnswered = useDeferredValue(query) === query;
  const rows = Math.ceil(total / columns);
  const { first, end } = rowsToRender(visible, rows, isAnswered ? overscan : 0);
  const from = first * columns;
  const places = Array.from({ length: Math.max(0, Math.min(end * columns, total) - from) }, (_, at) => from + at);
  const room: CSSProperties & Record<'--columns', number> = {
    '--columns': columns,
    paddingBlockStart: first * rowHeight,
    paddingBlockEnd: Math.max(0, rows - end) * rowHeight,
  };
  return (
    <ul ref={grid} className={styles.grid} style={room} aria-label={label}>
      {places.map((at) => {
        const game = gameAt(at);
        return (
          // A new result reuses the cards; only their pictures change.
          <li key={at} data-game={game?.code} aria-setsize={total} aria-posinset={at + 1}>
            {game ? (
              <GameCard
                game={game}
                isFavorite={favorites?.has(game.code)}
                hasOpenRound={openRounds.has(game.code)}
                actions={actions}
                isLazy={query !== '' || at >= eagerRows * columns}
              />
            ) : (
              <CardSkeleton />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Placeholders in the shape of the grid while the games load. */
export function GridSkeleton({ rows = 4 }: { readonly rows?: number }) {
  const columns = useColumns();
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <div className={styles.grid} style={style} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
