import { useTranslation } from '@tessera/shared/i18n';
import type { PrizeTableKind } from '@tessera/shared/lottery';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useEffect } from 'react';
import { useOpenedNumbers } from '../../api/opened-numbers.ts';
import { VoidDraws } from './void-draws.tsx';

const PastTable = onDemand(() => import('./past-table.shown.tsx'));
export const loadPastTable = PastTable.loadAhead;

interface Props {
  readonly gameCode: string;
  readonly kind: PrizeTableKind;
  readonly lastIssue: string | undefined;
}

const shown = 30;

/** The last draws of a game with a table of prizes, one at a time, each with its proof. */
export function PastTables({ gameCode, kind, lastIssue }: Props) {
  const { t } = useTranslation('lottery');
  const draws = useOpenedNumbers(gameCode, shown, lastIssue);
  // As in past-draws.tsx: its code comes while the draws are asked for.
  useEffect(PastTable.preload, []);
  const waiting = <Skeleton height={520} radius="m" width="100%" />;
  return (
    <ResourceView
      resource={draws}
      skeleton={waiting}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('past.empty')} />}
    >
      {({ list, voided }) => (
        <>
          <VoidDraws draws={voided} />
          <PastTable
            part={{ list, kind }}
            waiting={waiting}
            failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
          />
        </>
      )}
    </ResourceView>
  );
}
