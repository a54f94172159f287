import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { useComingDraws } from '../../api/draws.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { HashButton } from '../draw/hash-button.tsx';
import { useDrawClock } from '../draw/use-draw-clock.ts';
import { useText } from '../text/use-text.ts';
import type { TrendProps } from './trend-props.ts';

type Column = DataColumn<DrawState['current']>;

/** A draw by a calendar takes minutes: it is said from when, by the clock of the draw as everywhere else. */
function useComingColumns(game: LotteryGame): readonly Column[] {
  const { t } = useTranslation('lottery');
  const text = useText();
  const time = useDrawClock(game);
  const { code } = game;
  return useMemo(
    () => [
      { key: 'issue', head: t('past.issue'), cell: ({ issue }) => text.issue(issue) },
      { key: 'draws', head: t('proof.drawsAt'), phone: 'figure', cell: ({ startsAtMs }) => time(startsAtMs) },
      { key: 'closes', head: t('trends.closes'), cell: ({ closesAtMs }) => time(closesAtMs) },
      {
        key: 'hash',
        head: t('past.check'),
        align: 'end',
        cell: ({ issue }) => <HashButton gameCode={code} issue={issue} />,
      },
    ],
    [code, time, t],
  );
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
