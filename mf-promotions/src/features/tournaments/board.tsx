import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { BoardRow, Tournament } from '../../api/tournaments.ts';
import styles from './tournaments.module.css';
import { useScoreText } from './use-score-text.ts';

/** The first places as they were counted, with masked names. */
export function TournamentBoard({ tournament }: { readonly tournament: Tournament }) {
  const { t, i18n } = useTranslation('promotions');
  const { date, full, count } = useFormat('promotions');
  const { board, countedAtMs, players, rule } = tournament;
  const scoreText = useScoreText(rule);
  const columns = useMemo((): readonly DataColumn<BoardRow>[] => {
    const nameOf = ({ isOwn, player }: BoardRow) =>
      isOwn ? t('tournaments.you') : (player ?? t('tournaments.hidden'));
    return [
      { key: 'place', head: t('tournaments.place'), cell: ({ place }) => count(place) },
      {
        key: 'player',
        head: t('tournaments.player'),
        phone: 'name',
        cell: (row) => (row.isOwn ? <strong>{nameOf(row)}</strong> : nameOf(row)),
      },
      {
        key: 'score',
        head: t('tournaments.score'),
        align: 'end',
        phone: 'figure',
        cell: ({ score }) => scoreText(score),
      },
      { key: 'rounds', head: t('tournaments.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
      {
        key: 'reached',
        head: t('tournaments.reached'),
        phone: 'line',
        cell: ({ reachedAtMs }) => date('stamp', reachedAtMs),
      },
      { key: 'prize', head: t('tournaments.prize'), align: 'end', cell: ({ prize }) => full(prize) },
    ];
  }, [i18n.language, rule.kind]);
  return (
    <Panel tone="quiet" title={t('tournaments.board')}>
      <p className={styles.note}>
        {t('tournaments.boardNote', { time: date('stamp', countedAtMs), players: count(players) })}
      </p>
      {board.length === 0 ? (
        <p className={styles.note}>{t('tournaments.boardEmpty')}</p>
      ) : (
        <DataTable
          label={t('tournaments.board')}
          columns={columns}
          rows={board}
          rowKey={(row) => `${row.place}/${row.player}/${row.reachedAtMs}/${board.indexOf(row)}`}
          isDense
        />
      )}
    </Panel>
  );
}
