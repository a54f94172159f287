import type { CSSProperties } from 'react';
import { CardSkeleton } from '../game-card/card-skeleton.tsx';
import styles from './game-grid.module.css';
import { useColumns } from './use-columns.ts';

/** The grid that is to come, row for row. */
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
