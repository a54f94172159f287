import { checkRaffle, lineOfTicket, raffleMessage } from '@tessera/shared/fairness/draws';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Panel } from '@tessera/shared/ui/panel';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { SavedRaffle } from '@tessera/shared/wire/promotions';
import { useCallback, useMemo, useState } from 'react';
import { Checks, Method, PublishedData } from './check-panels.tsx';
import styles from './draw-check.module.css';
import { useCheck } from './use-check.ts';

const linesPerPage = 50;

/** A raffle drawn again in this browser, with all that it is drawn from. */
export function RaffleView({ raffle }: { readonly raffle: SavedRaffle }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { title, drawsAtMs, winners, listHash } = raffle;
  return (
    <div className={styles.parts}>
      <p>
        <strong>{title}</strong> · {t('drawCheck.drawnAt')} {date('dayAndClock', drawsAtMs)}
      </p>
      {winners === null ? <p className={styles.note}>{t('drawCheck.before')}</p> : <RaffleChecks raffle={raffle} />}
      <PublishedData draw={raffle} />
      {winners !== null && winners.length > 0 && <Winners raffle={raffle} />}
      {listHash !== null && <Lines lines={raffle.lines} />}
      <Method text={t('drawCheck.raffleMethod', { message: raffleMessage(raffle, listHash ?? '…') })} />
    </div>
  );
}

function RaffleChecks({ raffle }: { readonly raffle: SavedRaffle }) {
  const { t } = useTranslation('promotions');
  const check = useCheck(
    useCallback(() => {
      const { seed, listHash, winners, prizes } = raffle;
      const prizeCount = prizes.reduce((sum, { count }) => sum + count, 0);
      return checkRaffle({
        ...raffle,
        prizeCount,
        seed: seed ?? '',
        listHash: listHash ?? '',
        winners: winners ?? [],
      });
    }, [raffle]),
  );
  const steps =
    check && check !== 'unavailable'
      ? [
          { isGood: check.isSeedCommitted, good: t('drawCheck.seedOk'), bad: t('drawCheck.seedBad') },
          { isGood: check.isListCommitted, good: t('drawCheck.listOk'), bad: t('drawCheck.listBad') },
          { isGood: check.areWinnersDrawn, good: t('drawCheck.winnersOk'), bad: t('drawCheck.winnersBad') },
        ]
      : check;
  return <Checks steps={steps} />;
}

interface Winner {
  readonly ticket: number;
  readonly code: string;
  readonly player: string;
  readonly amount: number;
}

function Winners({ raffle }: { readonly raffle: SavedRaffle }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const columns = useMemo(
    (): readonly DataColumn<Winner>[] => [
      { key: 'ticket', head: t('drawCheck.prize'), phone: 'name', cell: ({ ticket }) => ticket },
      { key: 'player', head: t('drawCheck.player'), cell: ({ player }) => player },
      { key: 'code', head: t('drawCheck.code'), cell: ({ code }) => <code>{code}</code> },
      {
        key: 'amount',
        head: t('drawCheck.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => full(amount),
      },
    ],
    [t, full],
  );
  const rows = useMemo(() => {
    const { lines, prizes, players } = raffle;
    const amounts = prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));
    return (raffle.winners ?? []).map((ticket, index) => ({
      ticket,
      code: lineOfTicket(lines, ticket)?.code ?? '',
      player: players[index] ?? t('raffles.unnamed'),
      amount: amounts[index] ?? 0,
    }));
  }, [raffle, t]);
  return (
    <Panel level={2} title={t('raffles.winners')}>
      <DataTable
        label={t('raffles.winners')}
        columns={columns}
        rows={rows}
        rowKey={({ ticket }) => String(ticket)}
        isDense
      />
    </Panel>
  );
}

interface Line {
  readonly code: string;
  readonly tickets: number;
  readonly first: number;
}

/** Who holds which tickets, by code. */
function Lines({ lines }: { readonly lines: SavedRaffle['lines'] }) {
  const { t } = useTranslation('promotions');
  const [page, setPage] = useState(1);
  const columns = useMemo(
    (): readonly DataColumn<Line>[] => [
      { key: 'code', head: t('drawCheck.code'), phone: 'name', cell: ({ code }) => <code>{code}</code> },
      { key: 'tickets', head: t('drawCheck.tickets'), align: 'end', phone: 'figure', cell: ({ tickets }) => tickets },
      {
        key: 'numbers',
        head: t('drawCheck.numbers'),
        align: 'end',
        cell: ({ first, tickets }) => (tickets === 1 ? first : `${first}–${first + tickets - 1}`),
      },
    ],
    [t],
  );
  const numbered = useMemo(() => {
    let next = 1;
    return lines.map((line) => {
      const first = next;
      next += line.tickets;
      return { ...line, first };
    });
  }, [lines]);
  const shown = useMemo(() => numbered.slice((page - 1) * linesPerPage, page * linesPerPage), [numbered, page]);
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
      {lines.length > linesPerPage && (
        <Pagination page={page} pageSize={linesPerPage} total={lines.length} onChange={setPage} />
      )}
    </Panel>
  );
}
