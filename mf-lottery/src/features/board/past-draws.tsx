import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useEffect, useState } from 'react';
import { useOpenedNumbers } from '../../api/opened-numbers.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './board.module.css';
import { VoidDraws } from './void-draws.tsx';

const DrawsTable = onDemand(() => import('./draws-table.shown.tsx'));
export const loadDrawsTable = DrawsTable.loadAhead;

const fewest = 10;
const most = 100;

/** The last draws of a game, each with its proof. */
export function PastDraws({ game, lastIssue }: { readonly game: LotteryGame; readonly lastIssue: string | undefined }) {
  const { t } = useTranslation('lottery');
  const [count, setCount] = useState(fewest);
  const draws = useOpenedNumbers(game.code, count, lastIssue);
  // The table's code comes while the draws are asked for; if that fails, the table says so itself.
  useEffect(DrawsTable.preload, []);
  const waiting = <Skeleton height={fewest * 48 + 40} radius="m" width="100%" />;

  return (
    <ResourceView
      resource={draws}
      skeleton={waiting}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('past.empty')} />}
    >
      {({ list, voided, hasMore }) => (
        <>
          <VoidDraws draws={voided} />
          <DrawsTable
            part={{ game, draws: list }}
            waiting={waiting}
            failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
          />
          {hasMore && count < most && (
            <div className={styles.more}>
              <Button onClick={() => setCount((now) => Math.min(most, now + 20))}>{t('past.more')}</Button>
            </div>
          )}
        </>
      )}
    </ResourceView>
  );
}
