import { checkEnvelopes, dealMessage } from '@tessera/shared/fairness/draws';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { SavedDrop } from '@tessera/shared/wire/promotions';
import { useCallback, useMemo, useState } from 'react';
import { Checks, Method, PublishedData } from './check-panels.tsx';
import styles from './draw-check.module.css';
import { useCheck } from './use-check.ts';

const linesPerPage = 50;

/** A drop of red envelopes dealt again in this browser, with all that it is dealt from. */
export function DropView({ drop }: { readonly drop: SavedDrop }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { title, endsAtMs, amounts, listHash } = drop;
  return (
    <div className={styles.parts}>
      <p>
        <strong>{title}</strong> · {t('drawCheck.endedAt')} {date('dayAndClock', endsAtMs)}
      </p>
      {amounts === null ? <p className={styles.note}>{t('drawCheck.before')}</p> : <DropChecks drop={drop} />}
      <PublishedData draw={drop} />
      {listHash !== null && <Lines drop={drop} />}
      <Method text={t('drawCheck.envelopeMethod', { message: dealMessage(drop, listHash ?? '…') })} />
    </div>
  );
}

function DropChecks({ drop }: { readonly drop: SavedDrop }) {
  const { t } = useTranslation('promotions');
  const check = useCheck(
    useCallback(() => {
      const { seed, listHash, kinds, amounts } = drop;
      return checkEnvelopes({
        ...drop,
        kinds: kinds.map(({ count, amount }) => ({ count, amountMinor: amount })),
        seed: seed ?? '',
        listHash: listHash ?? '',
        amountsMinor: amounts ?? [],
      });
    }, [drop]),
  );
  const steps =
    check && check !== 'unavailable'
      ? [
          { isGood: check.isSeedCommitted, good: t('drawCheck.seedOk'), bad: t('drawCheck.seedBad') },
          { isGood: check.isListCommitted, good: t('drawCheck.listOk'), bad: t('drawCheck.listBad') },
          { isGood: check.areAmountsDealt, good: t('drawCheck.amountsOk'), bad: t('drawCheck.amountsBad') },
        ]
      : check;
  return <Checks steps={steps} />;
}

interface Line {
  readonly code: string;
  /** Null until it is published. */
  readonly amount: number | null;
}

/** Who was dealt what, by code. */
function Lines({ drop: { codes, amounts } }: { readonly drop: SavedDrop }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const [page, setPage] = useState(1);
  const columns = useMemo(
    (): readonly DataColumn<Line>[] => [
      { key: 'code', head: t('drawCheck.code'), phone: 'name', cell: ({ code }) => <code>{code}</code> },
      {
        key: 'amount',
        head: t('drawCheck.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => (amount === null ? t('drawCheck.later') : full(amount)),
      },
    ],
    [t, full],
  );
  const shown = useMemo(
    () =>
      codes
        .map((code, index) => ({ code, amount: amounts?.[index] ?? null }))
        .slice((page - 1) * linesPerPage, page * linesPerPage),
    [codes, amounts, page],
  );
  return (
    <Panel level={2} title={t('drawCheck.lines')}>
      <DataTable
        label={t('drawCheck.lines')}
        columns={columns}
        rows={shown}
        rowKey={({ code }) => code}
        empty={<p className={styles.note}>{t('drawCheck.noLines')}</p>}
        isDense
      />
      {codes.length > linesPerPage && (
        <Pagination page={page} pageSize={linesPerPage} total={codes.length} onChange={setPage} />
      )}
    </Panel>
  );
}
