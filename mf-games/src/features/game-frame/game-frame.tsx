import { useTranslation } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/router';
import { useCallback, useRef } from 'react';
import { useGame } from '../../api/game.ts';
import type { FramedGame } from '../../model/frame-path.ts';
import type { GameMessage } from '../../model/game-message.ts';
import { port } from '../../port.ts';
import { useDocumentTitle } from '../game-list/use-document-title.ts';
import { FrameBar } from './frame-bar.tsx';
import { FrameTrouble } from './frame-trouble.tsx';
import styles from './game-frame.module.css';
import { SessionBar } from './session-bar.tsx';
import { TurnoverLine } from './turnover-line.tsx';
import { useGameMessages } from './use-game-messages.ts';
import { useSessionTotals } from './use-session-totals.ts';
import { useVisit } from './use-visit.ts';

/** Opens the deposit form; while a request for it is still being answered, another one does nothing. */
function useOpenDeposit(): () => Promise<void> {
  const isAsking = useRef(false);
  return useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      await port.ask('deposit', {});
    } finally {
      isAsking.current = false;
    }
  }, []);
}

/** A game in its frame, between the bar that says what it is and the bar that says what it has cost. */
export function GameFrame({ code, vassalage, isTrial }: FramedGame) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const game = useGame(code);
  const { state, dispatch } = useVisit({ code, vassalage, isTrial });
  const launch = 'launch' in state ? state.launch : undefined;
  const totals = useSessionTotals(launch);
  const openDeposit = useOpenDeposit();
  const name = game.data?.game.gameName ?? code;
  useDocumentTitle(name);

  const hasLeft = useRef(false);
  const leave = () => {
    hasLeft.current = true;
    say('closing');
    // Straight from a link there is nothing to go back to.
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate('/rng');
  };
  const onMessage = (message: GameMessage) => {
    dispatch({ type: 'message', message });
    totals.add(message);
    if (message.type === 'roundEnded') port.emit('games:round-ended', { gameId: code, roundId: message.roundId });
    // A game that answers the Back button with an exit must not go back a second page.
    if (message.type === 'exit' && !hasLeft.current) leave();
    if (message.type === 'deposit') void openDeposit();
  };
  const say = useGameMessages(frame, launch, onMessage);
  const again = () => dispatch({ type: 'again' });

  // The attribute hides the shell's bottom bar, and its header on low windows: see their style sheets.
  return (
    <div ref={stage} className={styles.stage} data-covers-chrome>
      <FrameBar
        code={code}
        game={game.data?.game}
        roundId={state.status === 'running' ? state.roundId : undefined}
        stage={stage}
        onBack={leave}
        onReload={again}
      />
      <div className={styles.window}>
        {launch && state.status !== 'dead' && (
          <iframe
            key={launch.launchId}
            ref={frame}
            className={styles.frame}
            src={launch.url}
            title={t('frame.of', { name })}
            sandbox="allow-scripts allow-same-origin allow-popups"
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
          />
        )}
        <FrameTrouble state={state} name={name} onAgain={again} onBack={leave} />
      </div>
      {launch?.isTrial === false && <TurnoverLine />}
      <SessionBar launch={launch} totals={totals} onDeposit={openDeposit} />
    </div>
  );
}
