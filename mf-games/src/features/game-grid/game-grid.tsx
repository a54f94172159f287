import type { PictureLoad } from '@tessera/shared/art/game-art';
import { classNames } from '@tessera/shared/ui/class-names';
import { type CSSProperties, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rowsToRender } from '../../model/grid.ts';
import type { ListedGame } from '../../model/listed-game.ts';
import { CardSkeleton } from '../game-card/card-skeleton.tsx';
import { GameCard } from '../game-card/game-card.tsx';
import type { GameActions } from '../open-game/use-game-actions.ts';
import columnStyles from './columns.module.css';
import styles from './game-grid.module.css';
import { useColumns } from './use-columns.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Rows rendered above and below the visible ones. */
const overscan = 2;
/** Rows that show a new result in the next frame; the others follow one later. */
const soonRows = 2;
/** Rows in view on most screens when a page opens; their pictures are read at once. */
const firstRows = 2;
/** Rows whose pictures are painted by the first render; those of later rows are painted a frame later. */
const eagerRows = 3;

const nothing: Pick<GameGridProps, 'total' | 'gameAt'> = { total: 0, gameAt: () => undefined };

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

function pictureLoad(row: number, query: string): PictureLoad {
  if (query !== '' || row >= eagerRows) return 'after-frame';
  return row < firstRows ? 'at-once' : 'when-near';
}

/** Any number of games as one grid: only the rows near the window are in the document, the rest is padding. */
export function GameGrid({ total, gameAt, label, query, favorites, openRounds, actions }: GameGridProps) {
  const columns = useColumns();
  const grid = useRef<HTMLUListElement>(null);
  const visible = useVisibleRows(grid, columns);
  const { rowHeight } = visible;
  const list = useMemo(() => ({ total, gameAt }), [total, gameAt]);
  const [isOpen, setIsOpen] = useState(false);
  // A page that is rendered ahead is hidden and runs its effects when it is opened; until then it has only its first rows.
  useEffect(() => setIsOpen(true), []);
  // A new list, also the first, renders the first rows in view. Below and above them the cards stay for a frame, and none
  // is added: all of them at once would be one long task.
  const shown = useDeferredValue(isOpen ? list : nothing, nothing);
  const rows = Math.ceil(total / columns);
  const { first, end } = rowsToRender(visible, rows, overscan);
  const soon = rowsToRender(visible, rows, 0).first;
  const isNew = (at: number) => at >= soon * columns && at < (soon + soonRows) * columns;
  const from = first * columns;
  const places = Array.from(
    { length: Math.max(0, Math.min(end * columns, total) - from) },
    (_, at) => from + at,
  ).filter((at) => shown === list || isNew(at) || at < shown.total);
  const room: CSSProperties = {
    paddingBlockStart: first * rowHeight,
    paddingBlockEnd: Math.max(0, rows - Math.ceil(((places.at(-1) ?? -1) + 1) / columns)) * rowHeight,
  };
  return (
    <ul ref={grid} className={classNames(styles.grid, columnStyles.columns)} style={room} aria-label={label}>
      {places.map((at) => {
        const game = isNew(at) ? gameAt(at) : shown.gameAt(at);
        return (
          // A new result reuses the cards; only their pictures change.
          <li key={at} data-game={game?.code} aria-setsize={total} aria-posinset={at + 1}>
            {game ? (
              <GameCard
                game={game}
                isFavorite={favorites?.has(game.code)}
                hasOpenRound={openRounds.has(game.code)}
                actions={actions}
                load={pictureLoad(Math.floor(at / columns), query)}
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
  return (
    <div className={classNames(styles.grid, columnStyles.columns)} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
