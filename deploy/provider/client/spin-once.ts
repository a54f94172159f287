import type { SpinAnswer } from '../server/http/page-api.ts';
import { type Calls, Unreachable } from './api.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

interface Press {
  readonly key: string;
  readonly stakeMinor: number;
}

/**
 * Sends a bet once. Without an answer it only requests the outcome of that spin, and the provider cancels a spin that
 * did not arrive: no money moves later, when the connection is back.
 */
export async function spinOnce(
  calls: Pick<Calls, 'spin' | 'find'>,
  { key, stakeMinor }: Press,
  onUnanswered: () => void,
): Promise<SpinAnswer> {
  try {
    return await calls.spin(key, stakeMinor);
  } catch (cause) {
    if (!(cause instanceof Unreachable)) throw cause;
    onUnanswered();
    return retryUntilAnswered(() => calls.find(key), onUnanswered);
  }
}
