import { restoreSession } from '@tessera/shared/api';
import { sessionState } from '@tessera/shared/session';
import { systemStatus } from './server-pushes.ts';

const longestMs = 60_000;
/** Doubles each time, with a random factor, so that not all pages call at once after an outage. */
const jittered = (attempts: number): number => Math.min(2_000 * 2 ** attempts, longestMs) * (0.5 + Math.random());

const isLeft = (): boolean => systemStatus.get() === 0 && sessionState().role === 'restoring';

/**
 * Restores the session of a token found at start, until there is a clear answer: at once when the site opens or the
 * network returns, and after a pause when the operator gave no answer. Otherwise the session would be unknown until a
 * reload. Returns a function that stops it.
 */
export function restoreUntilAnswered(pauseMs: (attempts: number) => number = jittered): () => void {
  let attempts = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async () => {
    clearTimeout(pause);
    await restoreSession();
    clearTimeout(pause);
    if (!isStopped && isLeft()) pause = setTimeout(resume, pauseMs(attempts++));
  };
  const resume = () => {
    if (isLeft()) void attempt();
  };
  const leaveStatus = systemStatus.subscribe(resume);
  window.addEventListener('online', resume);
  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(pause);
    leaveStatus();
    window.removeEventListener('online', resume);
  };
}
