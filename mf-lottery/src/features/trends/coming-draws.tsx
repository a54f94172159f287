import { formatDate, zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { useComingDraws } from '../../api/draws.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { HashButton } from '../draw/hash-button.tsx';
import { useText } from '../text/use-text.ts';
import type { TrendProps } from './trend-props.ts';

type Column = DataColumn<DrawState['current']>;

/** A draw by a calendar takes minutes: it is said from when, by the clock of the draw as everywhere else. */
function useComingColumns({ code, calendar }: LotteryGame): readonly Column[] {
  const { t } = useTranslation('lottery');
  const text = useText();
  const timeZone = calendar?.timeZone ?? merchant().timeZone;
  return useMemo(() => {
    const time = (ms: number) => `${formatDate(t('time.second'), ms, timeZone)} ${zoneName(timeZone, ms)}`;
    return [
      { key: 'issue', head: t('past.issue'), cell: ({ issue }) => text.issue(issue) },
      { key: 'draws', head: t('proof.drawsAt'), phone: 'figure', cell: ({ startsAtMs }) => time(startsAtMs) },
      { key: 'closes', head: t('trends.closes'), cell: ({ closesAtMs }) => time(closesAtMs) },
      {
        key: 'hash',
        head: t('past.check'),
        align: 'end',
        cell: ({ issue }) => <HashButton gameCode={code} issue={issue} />,
      },
    ];
  }, [code, timeZone, t]);
}

/** The next draws of a game: when each is drawn, until when it takes bets, and the hash of its seed. */
export function ComingDraws({ game, draws }: Pick<TrendProps, 'game' | 'draws'>) {
  const { t } = useTranslation('lottery');
  const open = draws.find(({ gameCode }) => gameCode === game.code)?.current.issue;
  const coming = useComingDraws(game.code, open);
  const columns = useComingColumns(game);
  return (
    <ResourceView
      resource={coming}
      skeleton={<Skeleton height={320} width="100%" radius="m" />}
      empty={<EmptyState title={t('trends.noComing')} />}
    >
      {(list) => (
        <DataTable label={t('trends.tab.coming')} columns={columns} rows={list} rowKey={({ issue }) => issue} />
      )}
    </ResourceView>
  );
}
