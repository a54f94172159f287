import { ApiError } from '@tessera/shared/api';

/** The network or the operator is down: worth another try. */
export const isDown = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.kind === 'offline' || cause.kind === 'server');

/** Logs what nobody expects. That the operator is down or the session has ended is shown elsewhere. */
export function logFailure(cause: unknown): void {
  const isSignedOut = cause instanceof ApiError && cause.kind === 'unauthorized';
  if (!isDown(cause) && !isSignedOut) console.error('[lottery]', cause);
}
