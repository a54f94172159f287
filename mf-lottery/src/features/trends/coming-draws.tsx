import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ComingIssue, useComingDraws } from '../../api/draws.ts';
import { useText } from '../text/use-text.ts';
import type { TrendProps } from './trend-props.ts';

/** The next draws of a game: until when each takes bets, when it is drawn, and the hash of its seed, published already. */
export function ComingDraws({ game, draws }: Pick<TrendProps, 'game' | 'draws'>) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat('lottery');
  const text = useText();
  const open = draws.find(({ gameCode }) => gameCode === game.code)?.current.issue;
  const coming = useComingDraws(game.code, open);
  const columns: readonly DataColumn<ComingIssue>[] = [
    { key: 'issue', head: t('past.issue'), cell: ({ issue }) => text.issue(issue) },
    { key: 'draws', head: t('proof.drawsAt'), phone: 'figure', cell: ({ drawsAtMs }) => date('second', drawsAtMs) },
    { key: 'closes', head: t('trends.closes'), cell: ({ closesAtMs }) => date('second', closesAtMs) },
    {
      key: 'proof',
      head: t('past.check'),
      align: 'end',
      cell: ({ issue }) => (
        <Button
          variant="text"
          size="small"
          aria-label={t('past.prove', { issue: text.issueName(issue) })}
          onClick={() => void openDialog('lottery.proof', { gameCode: game.code, issue })}
        >
          {t('past.proof')}
        </Button>
      ),
    },
  ];
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
