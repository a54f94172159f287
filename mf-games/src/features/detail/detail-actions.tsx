import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { InfoIcon, PlayIcon } from '@tessera/shared/ui/icons';
import type { GameRow } from '@tessera/shared/wire/games';
import { useState } from 'react';
import { port } from '../../port.ts';
import { startGame } from '../launch/start-game.ts';
import styles from './game-detail.module.css';

interface Props {
  readonly game: GameRow;
  readonly hasOpenRound: boolean;
  readonly onLeave: () => void;
}

/** Free play beside play, 1 to 1.6; a game that can't be opened says so instead of offering it. */
export function DetailActions({ game, hasOpenRound, onLeave }: Props) {
  const { t } = useTranslation('games');
  const canTry = useSwitch('FREEPLAY3') && game.hasFreePlay;
  const [busy, setBusy] = useState<'play' | 'try'>();
  if (!game.isPlayable)
    return (
      <p className={styles.resting}>
        <InfoIcon aria-hidden size={19} />
        {t('detail.resting')}
      </p>
    );
  const { code, vassalage, gameName } = game;
  const play = async () => {
    setBusy('play');
    const answer = await port.ask('launch-game', { vassalage, gameId: code, title: gameName });
    setBusy(undefined);
    if (answer.status === 'done' && answer.result.isLaunched) onLeave();
  };
  const tryOut = async () => {
    setBusy('try');
    const isStarted = await startGame({ code, vassalage, isTrial: true }, gameName);
    setBusy(undefined);
    if (isStarted) onLeave();
  };
  return (
    <div className={styles.actions}>
      {canTry && (
        <Button size="large" isBusy={busy === 'try'} onClick={() => void tryOut()}>
          {t('action.tryOut')}
        </Button>
      )}
      <Button
        variant="primary"
        size="large"
        icon={<PlayIcon aria-hidden size={19} />}
        isBusy={busy === 'play'}
        onClick={() => void play()}
      >
        {t(hasOpenRound ? 'action.resume' : 'action.play')}
      </Button>
    </div>
  );
}
