import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { Badge } from '@tessera/shared/ui/badge';
import { IconButton } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { HeartIcon, InfoIcon, RefreshIcon } from '@tessera/shared/ui/icons';
import { BackIcon, FullScreenIcon, LeaveFullScreenIcon } from '@tessera/shared/ui/more-icons';
import type { GameRow } from '@tessera/shared/wire/games';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useFavorites } from '../../api/own-games.ts';
import { useChangeFavorite } from '../favorites/use-change-favorite.ts';
import styles from './frame-bar.module.css';

interface FrameBarProps {
  readonly code: string;
  /** `undefined` until it is known. */
  readonly game: GameRow | undefined;
  readonly roundId: string | undefined;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onBack: () => void;
  readonly onReload: () => void;
}

/** What is played, which round, and what can be done with the frame. */
export function FrameBar({ code, game, roundId, stage, onBack, onReload }: FrameBarProps) {
  const { t } = useTranslation('games');
  const kept = useFavorites().data?.includes(code) ?? false;
  const hasHearts = useSwitch('GAMELOFAV3');
  const changeFavorite = useChangeFavorite();
  const { isFull, toggle } = useFullScreen(stage);
  const name = game?.gameName ?? code;
  return (
    <div className={styles.bar}>
      <IconButton label={t('frame.back')} icon={<BackIcon />} onClick={onBack} />
      <div className={styles.text}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.line}>
          <span className={styles.vendor}>
            {game?.vendorName}
            {roundId && ' · '}
          </span>
          {roundId && <span>{t('frame.round', { round: roundId.slice(0, 8).toUpperCase() })}</span>}
        </p>
      </div>
      <Badge tone="warn" className={styles.play}>
        {t('frame.playMoney')}
      </Badge>
      {hasHearts && (
        <IconButton
          className={classNames(styles.heart, kept && styles.kept)}
          label={t('card.favorite', { name })}
          aria-pressed={kept}
          icon={<HeartIcon />}
          onClick={() => changeFavorite(code, !kept)}
        />
      )}
      <IconButton
        label={t('card.about', { name })}
        icon={<InfoIcon />}
        onClick={() => void openDialog('games.detail', { code })}
      />
      <IconButton label={t('frame.reload')} icon={<RefreshIcon />} onClick={onReload} />
      <IconButton
        className={styles.wide}
        label={t(isFull ? 'frame.leaveFull' : 'frame.full')}
        icon={isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        onClick={toggle}
      />
    </div>
  );
}

/** The stage over the whole screen, bars included: what a game costs stays visible. */
function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen?.();
  }, [stage]);
  return { isFull, toggle };
}
