import { Unreachable } from './api.ts';

const firstPauseMs = 1000;
const longestPauseMs = 10_000;

/** Asks again while the connection is away, as what is asked for has long been decided; `onAway` hears of each try that failed. */
export async function persistently<Answer>(ask: () => Promise<Answer>, onAway: () => void): Promise<Answer> {
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
