import type { ApiError } from '@tessera/shared/api';
import { launchHosts } from '@tessera/shared/merchant';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { openLaunch } from '../../api/game.ts';
import type { FramedGame } from '../../model/frame-path.ts';
import { type FrameState, type Launch, nextFrame, silenceMs } from '../../model/frame-state.ts';
import { port } from '../../port.ts';
import { knownSession } from '../launch/known-session.ts';
import { takeLaunch } from '../launch/start-game.ts';

const refused = ({ kind, code }: ApiError) => ({ type: 'refused', refusal: { kind, code } }) as const;

function begin({ code, isTrial }: FramedGame): FrameState {
  const launch = takeLaunch(code, isTrial);
  return launch ? { status: 'loading', launch, progress: 0 } : { status: 'launching' };
}

/**
 * One visit to a game: launches it where no launch waits for it, on the merchant's next host where it stays silent, and
 * gives it up when each of them did.
 */
export function useVisit({ code, vassalage, isTrial }: FramedGame) {
  const [state, dispatch] = useReducer(nextFrame, { code, vassalage, isTrial }, begin);
  const isHere = useRef(true);
  const silentHosts = useRef(new Set<string>());
  const hasLaunched = useRef(false);
  hasLaunched.current ||= 'launch' in state;
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (hasLaunched.current && !isTrial) port.emit('games:game-left', { vassalage });
    };
  }, [vassalage, isTrial]);

  const launch = useCallback(async () => {
    if (!isTrial && (await knownSession()).role === 'visitor') {
      const answer = await port.ask('sign-in', { reason: 'launch' });
      if (answer.status !== 'done' || !answer.result.isSignedIn)
        return dispatch({ type: 'refused', refusal: { kind: 'unauthorized', code: 'session.required' } });
    }
    const opened = await openLaunch({ code, vassalage, isTrial });
    if (!isHere.current) return;
    if (!opened.ok) return dispatch(refused(opened.error));
    port.emit('games:game-launched', { launchId: opened.value.launchId, vassalage, gameId: code });
    dispatch({ type: 'launched', launch: opened.value });
  }, [code, vassalage, isTrial]);

  const isLaunching = state.status === 'launching';
  useEffect(() => {
    if (isLaunching) void launch();
  }, [isLaunching, launch]);

  // Each launch has its own time to become ready.
  const loading: Launch | undefined = state.status === 'loading' ? state.launch : undefined;
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      const { origin } = new URL(loading.url);
      silentHosts.current.add(origin);
      launchHosts().failed(origin);
      // Another try is another launch: an address is good once, and opens on the host that comes first now.
      const isAnotherLeft = launchHosts()
        .order()
        .some((host) => !silentHosts.current.has(host));
      dispatch({ type: isAnotherLeft ? 'again' : 'silent' });
    }, silenceMs);
    return () => clearTimeout(timer);
  }, [loading]);

  return { state, dispatch };
}
