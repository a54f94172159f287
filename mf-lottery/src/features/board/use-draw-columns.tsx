import { openDialog } from '@tessera/shared/dialogs';
import { type Translate, useTranslation } from '@tessera/shared/i18n';
import { type FewNumbersKind, factsOf, hasPrizeTable } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { DrawnIssue, LotteryGame } from '../../model/lottery-types.ts';
import { DrawnNumbers, hasManyNumbers } from '../draw/drawn-numbers.tsx';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';

type Column = DataColumn<DrawnIssue>;

/** Big or small, odd or even; big and odd are set off by their style, so that runs can be seen down the column. */
function sideColumn(part: 'size' | 'parity', kind: FewNumbersKind, t: Translate): Column {
  return {
    key: part,
    head: t(`past.${part}`),
    cell: ({ numbers }) => {
      const fact = factsOf(kind, numbers)[part];
      const isLoud = fact === 'big' || fact === 'odd';
      return <span className={isLoud ? styles.loud : styles.calm}>{t(`fact.${part}.${fact}`)}</span>;
    },
  };
}

/** Which of the first and the last number is higher. Dice have no such bet. */
function endsColumns(kind: FewNumbersKind, t: Translate): Column[] {
  if (kind === 'K3') return [];
  const cell = ({ numbers }: DrawnIssue) => {
    const fact = factsOf(kind, numbers).ends;
    return fact ? <span className={styles.calm}>{t(`fact.ends.${fact}`)}</span> : null;
  };
  return [{ key: 'ends', head: t('past.ends'), cell }];
}

function factColumns(kind: FewNumbersKind, t: Translate): Column[] {
  return [
    { key: 'sum', head: t('past.sum'), align: 'end', cell: ({ numbers }) => factsOf(kind, numbers).sum },
    sideColumn('size', kind, t),
    sideColumn('parity', kind, t),
    ...endsColumns(kind, t),
  ];
}

/** The columns of past draws; the last one links to the proof. */
export function useDrawColumns({ code, kind }: LotteryGame): readonly Column[] {
  const { t } = useTranslation('lottery');
  const text = useText();
  return useMemo(
    () => [
      {
        key: 'issue',
        head: t('past.issue'),
        cell: ({ issue }) => <span className={styles.issue}>{text.issue(issue)}</span>,
      },
      {
        key: 'numbers',
        head: t('past.numbers'),
        phone: hasManyNumbers(kind) ? 'text' : 'figure',
        cell: ({ numbers }) => <DrawnNumbers kind={kind} numbers={numbers} />,
      },
      ...(hasPrizeTable(kind) ? [] : factColumns(kind, t)),
      {
        key: 'proof',
        head: t('past.check'),
        align: 'end',
        cell: ({ issue }) => (
          <Button
            variant="text"
            size="small"
            className={styles.prove}
            aria-label={t('past.prove', { issue: text.issueName(issue) })}
            onClick={() => void openDialog('lottery.proof', { gameCode: code, issue })}
          >
            {t('past.proof')}
          </Button>
        ),
      },
    ],
    [code, kind, t],
  );
}
