import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { Switch } from '@tessera/shared/ui/switch';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { leaderboardWeeks } from '@tessera/shared/wire/promotions';
import { useMemo, useState } from 'react';
import { type Leaderboard, type Place, useLeaderboard } from '../../api/missions.ts';
import { useSetWinnerSetting } from '../../api/winners.ts';
import styles from './missions.module.css';

/** Who has completed the most missions of a week, by which rule, and the member's own place. */
export function LeaderboardPanel() {
  const { t } = useTranslation('promotions');
  const [week, setWeek] = useState<(typeof leaderboardWeeks)[number]>('running');
  const board = useLeaderboard({ week });
  return (
    <Panel level={2} title={t('missions.board.title')}>
      <div className={styles.board}>
        <div>
          <Segmented
            label={t('missions.board.title')}
            segments={leaderboardWeeks.map((value) => ({ value, label: t(`missions.board.${value}`) }))}
            value={week}
            onChange={setWeek}
          />
        </div>
        <p className={styles.note}>{t('missions.board.rule')}</p>
        <ResourceView resource={board} skeleton={<SkeletonText lines={6} />}>
          {(shown) => (
            <Board board={shown} empty={t(week === 'running' ? 'missions.board.empty' : 'missions.board.emptyLast')} />
          )}
        </ResourceView>
      </div>
    </Panel>
  );
}

function Board({ board: { list, mine, isShown }, empty }: { readonly board: Leaderboard; readonly empty: string }) {
  const { t, i18n } = useTranslation('promotions');
  const { count, date } = useFormat('promotions');
  const canChoose = useSwitch('COMM3');
  const columns = useMemo(
    (): readonly DataColumn<Place>[] => [
      { key: 'place', head: t('missions.board.place'), phone: 'line', cell: ({ place }) => count(place) },
      {
        key: 'player',
        head: t('missions.board.player'),
        phone: 'name',
        cell: ({ player, isMine }) => (isMine ? `${player} (${t('missions.board.you')})` : player),
      },
      {
        key: 'last',
        head: t('missions.board.lastAt'),
        phone: 'line',
        cell: ({ lastAtMs }) => date('dayAndClock', lastAtMs),
      },
      {
        key: 'completed',
        head: t('missions.board.completed'),
        align: 'end',
        phone: 'figure',
        cell: ({ completed }) => count(completed),
      },
    ],
    [i18n.language],
  );
  const completed = count(mine.completed);
  return (
    <>
      {list.length > 0 ? (
        <DataTable
          label={t('missions.board.title')}
          columns={columns}
          rows={list}
          rowKey={({ place, player, lastAtMs }) => `${place} ${player} ${lastAtMs}`}
          isDense
        />
      ) : (
        <p className={styles.note}>{empty}</p>
      )}
      <p className={styles.mine}>
        {mine.place === null
          ? t('missions.board.noPlace', { completed })
          : t('missions.board.mine', { place: count(mine.place), completed })}
      </p>
      {canChoose && <OwnSetting isShown={isShown} />}
    </>
  );
}

/** The same setting as for the list of wins: whoever leaves one leaves both. */
function OwnSetting({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { mutate, isPending, variables, error } = useSetWinnerSetting();
  return (
    <>
      <Switch
        checked={isPending ? variables.isShown : isShown}
        onChange={(event) => mutate({ isShown: event.target.checked })}
      >
        {t('missions.board.showMe')}
      </Switch>
      {error && (
        <p className={styles.problem} role="alert">
          {reason(error)}
        </p>
      )}
    </>
  );
}
