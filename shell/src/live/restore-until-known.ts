import { restoreSession } from '@tessera/shared/api';
import { sessionState } from '@tessera/shared/session';
import { systemStatus } from './server-pushes.ts';

const longestMs = 60_000;
/** Twice as long each time, and by chance, so that not all pages call at once after an outage. */
const jittered = (attempts: number): number => Math.min(2_000 * 2 ** attempts, longestMs) * (0.5 + Math.random());

const isLeft = (): boolean => systemStatus.get() === 0 && sessionState().role === 'restoring';

/**
 * Restores the session of a token found at start, and asks until it is known who is here: at once when the site opens or
 * the network returns, and after a pause when the operator gave no answer. Else the page would not know until it is
 * loaded anew. Returns what stops it.
 */
export function restoreUntilKnown(pauseMs: (attempts: number) => number = jittered): () => void {
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
