import { LoadFailure, stepOf } from './load-failure.ts';

/** A contribution's deadline; webpack's chunk timeout is far longer (decision 27). */
const DEADLINE_MS = 10_000;
const RETRIES = 2;
/** How long to wait for the answer whether a file exists. */
const PROBE_MS = 2_000;

export interface LoadTiming {
  readonly deadlineMs?: number;
  /** Pause before the n-th retry, with jitter. */
  readonly pauseMs?: (retry: number) => number;
}

const jittered = (retry: number): number => 300 * 2 ** retry * (0.5 + Math.random());

/**
 * Runs a load with a deadline, and retries twice if the network was the cause; other failures are final.
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
      const step = cause instanceof LoadFailure ? cause.step : stepOf(cause);
      const isKnownGone = cause instanceof LoadFailure && !cause.isNetworkCause;
      const mayRetry = step === 'download' && !isKnownGone && retry < RETRIES;
      const isMissing = mayRetry && (await doesNotExist(cause));
      if (!mayRetry || isMissing)
        throw cause instanceof LoadFailure ? cause : new LoadFailure(step, remote, cause, isMissing);
      await new Promise((resume) => setTimeout(resume, pauseMs(retry)));
    }
  }
}

function withDeadline<Value>(remote: string, work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('download', remote, `deadline of ${ms} ms passed`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Whether the file does not exist: a 404 is not retried. Script elements do not report the status, so it is fetched
 * once more.
 */
async function doesNotExist(cause: unknown): Promise<boolean> {
  const url = (cause as { request?: unknown } | undefined)?.request;
  if (typeof url !== 'string') return false;
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) })).status === 404;
  } catch {
    // No answer at all is a network failure, which is worth a retry.
    return false;
  }
}
