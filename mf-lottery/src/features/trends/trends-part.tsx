import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { TrendsProps } from './trends.tsx';
// The edge may render them with the page: then their styles have to be in its HTML.
import './trends.module.css';

const Trends = onDemand(() => import('./trends.tsx'));
export const loadTrends = Trends.loadAhead;

/** Results and trends in the place of the bets; their code is loaded when they are opened. */
export function TrendsPart(part: TrendsProps) {
  return (
    <Trends
      part={part}
      waiting={<Skeleton height={520} width="100%" radius="l" />}
      failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
    />
  );
}

/** Whether an address asks for them. */
export const showsTrends = (query: URLSearchParams): boolean => query.get('view') === 'trends';
