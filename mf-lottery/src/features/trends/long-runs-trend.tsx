import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLongRuns } from '../../api/draws.ts';
import { RunsChart } from './charts/runs-chart.tsx';
import type { TrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import { useTrendText } from './use-trend-text.ts';

/** At most this many runs are in the picture; the table has all. */
const pictured = 20;

/** Which games are on the same side draw after draw, over all games of the page. */
export function LongRunsTrend(props: TrendProps) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const { games, draws, lists } = props;
  const lastIssues = games.flatMap(({ code }) => draws.find(({ gameCode }) => gameCode === code)?.last.issue ?? []);
  const runs = useLongRuns(lists, lastIssues);
  return (
    <ResourceView
      resource={runs}
      skeleton={<Skeleton height={320} width="100%" radius="m" />}
      empty={<EmptyState title={t('trends.noRuns')} />}
    >
      {(list) => {
        const rows = list.flatMap(({ gameCode, issue, aspect, side, length }) => {
          const game = games.find(({ code }) => code === gameCode);
          return game ? [{ game, issue, aspect: text.aspectOf(game.kind, aspect), side: text.side(side), length }] : [];
        });
        return (
          <TrendView
            {...props}
            caption={t('trends.runsCaption')}
            fileName={`${lists.lottoArea ?? lists.prizeMode}-runs`}
            sheet={{
              heads: [t('trends.game'), t('trends.length'), t('trends.road'), t('trends.side'), t('trends.to')],
              rows: rows.map(({ game, length, aspect, side, issue }) => [
                game.name,
                length,
                aspect,
                side,
                text.issue(issue),
              ]),
            }}
            picture={
              <RunsChart
                label={t('trends.runsPicture', { count: rows.length, longest: rows[0]?.length ?? 0 })}
                bars={rows.slice(0, pictured).map(({ game, aspect, side, length }) => ({
                  name: `${game.name} · ${aspect}`,
                  side,
                  length,
                }))}
              />
            }
          />
        );
      }}
    </ResourceView>
  );
}
