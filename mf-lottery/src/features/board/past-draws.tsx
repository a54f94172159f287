import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { DataTable } from '@tessera/shared/ui/table';
import { useState } from 'react';
import { useOpenedNumbers } from '../../api/draws.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './board.module.css';
import { useDrawColumns } from './use-draw-columns.tsx';

const fewest = 10;
const most = 100;

/** The last draws of a game, each with its proof. */
export function PastDraws({ game, lastIssue }: { readonly game: LotteryGame; readonly lastIssue: string | undefined }) {
  const { t } = useTranslation('lottery');
  const [count, setCount] = useState(fewest);
  const draws = useOpenedNumbers(game.code, count, lastIssue);

  const columns = useDrawColumns(game);

  return (
    <ResourceView
      resource={draws}
      skeleton={<Skeleton height={fewest * 48 + 40} radius="m" width="100%" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('past.empty')} />}
    >
      {({ list, hasMore }) => (
        <div className={styles.past}>
          <DataTable label={t('past.title')} columns={columns} rows={list} rowKey={({ issue }) => issue} />
          {hasMore && count < most && (
            <div className={styles.more}>
              <Button onClick={() => setCount((now) => Math.min(most, now + 20))}>{t('past.more')}</Button>
            </div>
          )}
        </div>
      )}
    </ResourceView>
  );
}
