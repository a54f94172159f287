import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAway, messageOf, sqlState } from './database.ts';

/**
 * Node's error codes of a failed or broken connection, and PostgreSQL's of a server that stops, starts, is full, or has ended a
 * connection whose transaction was left idle.
 */
const awayCode =
  /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|08\w{3}|57P0[1-5]|53300|25P03)$/;
/** Messages of the driver that carry no code. */
const awayMessage = /^(?:Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

/** Turns an error of a statement or connection into {@link DatabaseAway} when the database is away. */
export function orAway(cause: unknown): unknown {
  const isAway = awayCode.test(sqlState(cause) ?? '') || awayMessage.test(messageOf(cause));
  return isAway ? new DatabaseAway(messageOf(cause), { cause }) : cause;
}

const firstPauseMs = 50;
const longestPauseMs = 1000;

interface RetryPolicy {
  /** Milliseconds until the next try after a failure, or null to stop. */
  shouldRetry(failure: unknown, inMs: number): boolean;
}

/** Retries for that long while the database is away; any other failure is thrown at once. */
export function whileAway(ms: number): RetryPolicy {
  const end = performance.now() + ms;
  return { shouldRetry: (failure, inMs) => failure instanceof DatabaseAway && performance.now() + inMs < end };
}

/** Retries with growing pauses as long as the policy allows, then throws the last failure. */
export async function withBackOff<T>(policy: RetryPolicy, work: () => Promise<T>): Promise<T> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await work();
    } catch (cause) {
      const failure = orAway(cause);
      // Jitter, so that not all callers reconnect at once to a server that has just started.
      const next = pause * (0.5 + Math.random() / 2);
      if (!policy.shouldRetry(failure, next)) throw failure;
      await wait(next);
    }
  }
}
