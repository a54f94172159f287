import { GameArt } from '@tessera/shared/art/game-art';
import { serverNow } from '@tessera/shared/clock';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useCallback, useState } from 'react';
import type { Visit } from '../../api/own-games.ts';
import { ago } from '../../model/recent.ts';
import { port } from '../../port.ts';
import styles from './recent-row.module.css';

interface RecentRowProps {
  readonly visit: Visit;
  /** The one filled button of its view. */
  readonly isFirst: boolean;
  readonly onOpened?: () => void;
}

/** A game that was played: when, for how long, and what still waits in it. */
export function RecentRow({ visit, isFirst, onOpened }: RecentRowProps) {
  const { t } = useTranslation('games');
  const say = useAgo();
  const [isBusy, setBusy] = useState(false);
  const { game, unfinishedRound } = visit;
  const open = async () => {
    setBusy(true);
    const answer = await port.ask('launch-game', {
      vassalage: game.vassalage,
      gameId: game.code,
      nodeId: String(game.nodeId),
      title: game.gameName,
    });
    setBusy(false);
    if (answer.status === 'done' && answer.result.isLaunched) onOpened?.();
  };
  const word = t(unfinishedRound ? 'action.resume' : 'action.open');
  return (
    <li className={styles.row}>
      <div className={styles.art}>
        <GameArt vendor={game.vassalage} code={game.code} category={game.gameType} ratio="1:1" />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{game.gameName}</p>
        {unfinishedRound ? (
          <p className={styles.open}>{t('home.openRound', { when: say(unfinishedRound.startedAtMs) })}</p>
        ) : (
          <p className={styles.when}>
            {t('home.visit', {
              when: say(visit.lastPlayedMs),
              minutes: Math.max(1, Math.round(visit.playedSeconds / 60)),
            })}
          </p>
        )}
      </div>
      <Button
        variant={isFirst && unfinishedRound ? 'primary' : 'neutral'}
        aria-label={`${game.gameName}, ${word}`}
        isBusy={isBusy}
        onClick={() => void open()}
      >
        {word}
      </Button>
    </li>
  );
}

/** Says how long ago something was, in the reader's words. */
function useAgo(): (ms: number) => string {
  const { t } = useTranslation('games');
  return useCallback(
    (ms) => {
      const { timeZone } = merchant();
      const when = ago(ms, serverNow(), (day) => formatDate('yyyy-MM-dd', day, timeZone));
      if (when.unit === 'date') return formatDate(t('when.date'), when.ms, timeZone);
      return t(`when.${when.unit}`, 'count' in when ? { shown: when.count } : {});
    },
    [t],
  );
}

/** Rows to come. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={52} height={52} />
          <Skeleton width="50%" height={16} />
        </div>
      ))}
    </div>
  );
}
