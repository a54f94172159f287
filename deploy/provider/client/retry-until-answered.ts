import { Unreachable } from './api.ts';

const firstPauseMs = 1000;
const longestPauseMs = 10_000;

/**
 * Retries while the connection is lost; only for requests that are safe to repeat. `onAway` is called after each
 * failed try.
 */
export async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>, onAway: () => void): Promise<Answer> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await ask();
    } catch (cause) {
      if (!(cause instanceof Unreachable)) throw cause;
      onAway();
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
}
