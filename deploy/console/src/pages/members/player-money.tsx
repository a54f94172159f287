import { useTranslation } from '@tessera/shared/i18n';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  getPlayerBets,
  getPlayerBonuses,
  getPlayerRecord,
  getPlayerRequests,
  type PlayerBet,
  type PlayerBonus,
  type PlayerMovement,
  type PlayerRequest,
} from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { amount, when } from '../../format.ts';
import { PlayerList, playerPageSize } from './player-list.tsx';

interface Props {
  readonly id: string;
}

/** A status or kind in words; what a later release adds is shown by its own name. */
function useNames() {
  const { t, i18n } = useTranslation('console');
  const named = (group: string) => (name: string) => t(`players.${group}.${name}`, { defaultValue: name });
  return { t, language: i18n.language, status: named('status'), kind: named('kind'), request: named('request') };
}

export function PlayerBets({ id }: Props) {
  const { t, language, status } = useNames();
  const [page, setPage] = useState(1);
  const bets = useConsole(getPlayerBets, { id, page, pageSize: playerPageSize });
  const columns: readonly DataColumn<PlayerBet>[] = [
    { key: 'at', head: t('column.at'), cell: ({ placedAtMs }) => when(placedAtMs) },
    {
      key: 'game',
      head: t('players.game'),
      cell: ({ product, vendor, game }) =>
        `${t(`product.${product}`, { defaultValue: product })} · ${vendor} · ${game}`,
      phone: 'name',
    },
    { key: 'reference', head: t('players.reference'), cell: ({ reference }) => reference },
    { key: 'status', head: t('status'), cell: (bet) => status(bet.status) },
    { key: 'settled', head: t('players.settled'), cell: ({ settledAtMs }) => (settledAtMs ? when(settledAtMs) : '–') },
    { key: 'stake', head: t('players.stake'), align: 'end', cell: ({ money }) => amount(money, language) },
    {
      key: 'payout',
      head: t('players.payout'),
      align: 'end',
      cell: ({ money, payoutMinor }) => amount({ ...money, amountMinor: payoutMinor }, language),
      phone: 'figure',
    },
  ];
  const list = { resource: bets, columns, page, onPage: setPage, rowKey: (bet: PlayerBet) => bet.id };
  return <PlayerList label={t('players.tab.bets')} {...list} />;
}

export function PlayerRecord({ id }: Props) {
  const { t, language, kind } = useNames();
  const [page, setPage] = useState(1);
  const record = useConsole(getPlayerRecord, { id, page, pageSize: playerPageSize });
  const columns: readonly DataColumn<PlayerMovement>[] = [
    { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
    { key: 'number', head: t('players.number'), cell: (movement) => movement.id },
    { key: 'kind', head: t('players.movement'), cell: (movement) => kind(movement.kind), phone: 'name' },
    { key: 'reference', head: t('players.reference'), cell: ({ reference }) => reference || '–' },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      cell: ({ money }) => amount(money, language),
      phone: 'figure',
    },
    {
      key: 'after',
      head: t('players.after'),
      align: 'end',
      cell: ({ money, balanceAfterMinor }) => amount({ ...money, amountMinor: balanceAfterMinor }, language),
    },
  ];
  const list = { resource: record, columns, page, onPage: setPage, rowKey: (movement: PlayerMovement) => movement.id };
  return <PlayerList label={t('players.tab.record')} {...list} />;
}

export function PlayerRequests({ id }: Props) {
  const { t, language, status, request } = useNames();
  const [page, setPage] = useState(1);
  const requests = useConsole(getPlayerRequests, { id, page, pageSize: playerPageSize });
  const columns: readonly DataColumn<PlayerRequest>[] = [
    { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
    { key: 'kind', head: t('players.asked'), cell: ({ kind }) => request(kind), phone: 'name' },
    { key: 'reference', head: t('players.reference'), cell: ({ reference }) => reference || '–' },
    { key: 'status', head: t('status'), cell: (one) => status(one.status) },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      cell: ({ money }) => amount(money, language),
      phone: 'figure',
    },
  ];
  const list = { resource: requests, columns, page, onPage: setPage, rowKey: (one: PlayerRequest) => one.key };
  return <PlayerList label={t('players.tab.requests')} {...list} />;
}

export function PlayerBonuses({ id }: Props) {
  const { t, language, status } = useNames();
  const [page, setPage] = useState(1);
  const bonuses = useConsole(getPlayerBonuses, { id, page, pageSize: playerPageSize });
  const columns: readonly DataColumn<PlayerBonus>[] = [
    { key: 'at', head: t('column.at'), cell: ({ claimedAtMs }) => when(claimedAtMs) },
    {
      key: 'promotion',
      head: t('players.promotion'),
      cell: ({ promotion, period }) => [promotion, period].filter(Boolean).join(' · '),
      phone: 'name',
    },
    { key: 'status', head: t('status'), cell: (bonus) => status(bonus.status) },
    { key: 'ended', head: t('players.ended'), cell: ({ endedAtMs }) => (endedAtMs ? when(endedAtMs) : '–') },
    {
      key: 'turnover',
      head: t('players.turnover'),
      align: 'end',
      cell: ({ money, doneMinor, requiredMinor }) =>
        [doneMinor, requiredMinor].map((minor) => amount({ ...money, amountMinor: minor }, language)).join(' / '),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      cell: ({ money }) => amount(money, language),
      phone: 'figure',
    },
  ];
  const list = { resource: bonuses, columns, page, onPage: setPage, rowKey: (bonus: PlayerBonus) => bonus.id };
  return <PlayerList label={t('players.tab.bonuses')} {...list} />;
}
