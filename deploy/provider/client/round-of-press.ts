import type { SpinAnswer } from '../server/http/page-api.ts';
import { type Calls, Unreachable } from './api.ts';
import { persistently } from './persistently.ts';

interface Press {
  readonly key: string;
  readonly stakeMinor: number;
}

/**
 * A bet is asked for once. When no answer comes, all that is asked after it is what became of that very press,
 * and a press that did not arrive is withdrawn: nobody's money moves minutes later, when the connection is back.
 */
export async function roundOfPress(
  calls: Pick<Calls, 'spin' | 'find'>,
  { key, stakeMinor }: Press,
  onUnanswered: () => void,
): Promise<SpinAnswer> {
  try {
    return await calls.spin(key, stakeMinor);
  } catch (cause) {
    if (!(cause instanceof Unreachable)) throw cause;
    onUnanswered();
    return persistently(() => calls.find(key), onUnanswered);
  }
}
