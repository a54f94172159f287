import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { ReactNode } from 'react';
import { useDrawsOfDay, useOpenedNumbers } from '../../api/opened-numbers.ts';
import { lastDraws, type Trend } from '../../model/trends/trend-address.ts';
import { VoidDraws } from '../board/void-draws.tsx';
import { CountsTrend } from './counts-trend.tsx';
import { HotTrend } from './hot-trend.tsx';
import { ResultsTrend } from './results-trend.tsx';
import { RoadTrend } from './road-trend.tsx';
import { SpanFilter } from './span-filter.tsx';
import type { DrawnTrendProps, TrendProps } from './trend-props.ts';
import styles from './trends.module.css';

/** Long runs are of all games of a page; all other trends are of the past draws of one game. */
type DrawnTrendName = Exclude<Trend, 'runs' | 'coming'>;

const views: Readonly<Record<DrawnTrendName, (props: DrawnTrendProps) => ReactNode>> = {
  results: ResultsTrend,
  frequency: CountsTrend,
  gaps: CountsTrend,
  roads: RoadTrend,
  hot: HotTrend,
};

/** What is counted in the draws of a day, or in the last ones. */
export function DrawnTrend({ trend, ...props }: TrendProps & { readonly trend: DrawnTrendName }) {
  const { t } = useTranslation('lottery');
  const { game, draws, address, today } = props;
  const lastIssue = draws.find(({ gameCode }) => gameCode === game.code)?.last.issue;
  const ofDay = useDrawsOfDay(game.code, address.day ?? today, lastIssue, address.day !== undefined);
  const lasts = useOpenedNumbers(game.code, lastDraws, lastIssue, address.day === undefined);
  const resource = address.day === undefined ? lasts : ofDay;
  const View = views[trend];
  return (
    <>
      <SpanFilter {...props} hasEarlier={ofDay.data?.hasMore ?? true} />
      <ResourceView
        resource={resource}
        skeleton={<Skeleton height={320} width="100%" radius="m" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('trends.empty')} detail={t('trends.emptyDetail')} />}
      >
        {({ list, voided }) => (
          <div className={styles.view}>
            {trend === 'results' && <VoidDraws draws={voided} />}
            <View {...props} list={list} />
          </div>
        )}
      </ResourceView>
    </>
  );
}
