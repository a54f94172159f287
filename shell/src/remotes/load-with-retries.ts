import { LoadFailure, stepOf } from './load-failure.ts';
import { type FileFault, faultOf, fileFailure } from './trusted-files.ts';

/** A contribution's deadline; webpack's chunk timeout is far longer (decision 27). */
const DEADLINE_MS = 10_000;
const RETRIES = 2;

export interface LoadTiming {
  readonly deadlineMs?: number;
  /** Pause before the n-th retry, with jitter. */
  readonly pauseMs?: (retry: number) => number;
}

const jittered = (retry: number): number => 300 * 2 ** retry * (0.5 + Math.random());

/**
 * Runs a load with a deadline, and retries twice if the network was the cause; other failures are final, and so
 * is a deadline that passed.
 */
export async function loadWithRetries<Value>(
  remote: string,
  load: () => Promise<Value>,
  timing: LoadTiming = {},
): Promise<Value> {
  const { deadlineMs = DEADLINE_MS, pauseMs = jittered } = timing;
  for (let retry = 0; ; retry++) {
    try {
      return await withDeadline(remote, load(), deadlineMs);
    } catch (cause) {
      // A visitor has waited long enough, and a stalled file was already requested again.
      if (cause instanceof DeadlinePassed) throw cause;
      const step = stepOf(cause);
      const isKnownGone = cause instanceof LoadFailure && !cause.isNetworkCause;
      const mayRetry = step === 'download' && !isKnownGone && retry < RETRIES;
      if (!mayRetry) throw cause instanceof LoadFailure ? cause : new LoadFailure(step, remote, cause);
      const fault = await faultOfRequest(cause);
      if (fault !== 'network') throw fileFailure(fault, remote, cause);
      await new Promise((resume) => setTimeout(resume, pauseMs(retry)));
    }
  }
}

class DeadlinePassed extends LoadFailure {}

function withDeadline<Value>(remote: string, work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed('download', remote, `deadline of ${ms} ms passed`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** Why the file of a failed request did not arrive. No answer at all is a failure of the network, which is worth a retry. */
export async function faultOfRequest(cause: unknown): Promise<FileFault> {
  const url = (cause as { request?: unknown } | undefined)?.request;
  return typeof url === 'string' ? faultOf(url) : 'network';
}
