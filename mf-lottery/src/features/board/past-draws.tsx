import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { factsOf } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo, useState } from 'react';
import { useOpenedNumbers } from '../../api/get-opened-numbers.ts';
import type { DrawnIssue, LotteryGame } from '../../model/lottery-types.ts';
import { DrawnNumbers } from '../draw/drawn-numbers.tsx';
import { shortIssue } from '../words/use-words.ts';
import styles from './board.module.css';

const fewest = 10;
const most = 100;

/** The last draws of a game, each with its proof. */
export function PastDraws({ game, lastIssue }: { readonly game: LotteryGame; readonly lastIssue: string | undefined }) {
  const { t } = useTranslation('lottery');
  const [count, setCount] = useState(fewest);
  const draws = useOpenedNumbers(game.code, count, lastIssue);

  const columns = useMemo((): readonly DataColumn<DrawnIssue>[] => {
    const word = (part: 'size' | 'parity', { numbers }: DrawnIssue) => {
      const fact = factsOf(game.kind, numbers)[part];
      const isLoud = fact === 'big' || fact === 'odd';
      return <span className={isLoud ? styles.loud : styles.calm}>{t(`fact.${part}.${fact}`)}</span>;
    };
    const ends = ({ numbers }: DrawnIssue) => {
      const fact = factsOf(game.kind, numbers).ends;
      return fact ? <span className={styles.calm}>{t(`fact.ends.${fact}`)}</span> : null;
    };
    return [
      {
        key: 'issue',
        head: t('past.issue'),
        cell: ({ issue }) => <span className={styles.issue}>{shortIssue(issue)}</span>,
      },
      {
        key: 'numbers',
        head: t('past.numbers'),
        phone: 'figure',
        cell: ({ numbers }) => <DrawnNumbers kind={game.kind} numbers={numbers} />,
      },
      {
        key: 'sum',
        head: t('past.sum'),
        align: 'end',
        cell: ({ numbers }) => factsOf(game.kind, numbers).sum,
      },
      { key: 'size', head: t('past.size'), cell: (row) => word('size', row) },
      { key: 'parity', head: t('past.parity'), cell: (row) => word('parity', row) },
      ...(game.kind === '11X5' ? [{ key: 'ends', head: t('past.ends'), phone: 'none', cell: ends } as const] : []),
      {
        key: 'proof',
        head: t('past.check'),
        align: 'end',
        cell: ({ issue }) => (
          <Button
            variant="text"
            size="small"
            className={styles.prove}
            aria-label={t('past.prove', { issue })}
            onClick={() => void openDialog('lottery.proof', { gameCode: game.code, issue })}
          >
            {t('past.proof')}
          </Button>
        ),
      },
    ];
  }, [game.code, game.kind, t]);

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
