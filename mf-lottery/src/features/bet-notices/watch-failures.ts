import { ApiError, isCallMissing } from '@tessera/shared/api';

/** The network or the operator is down: worth another try. */
export const isDown = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.kind === 'offline' || cause.kind === 'server');

/** Logs what nobody expects. That the operator is down, has no such call or has ended the session is shown elsewhere. */
export function logFailure(cause: unknown): void {
  const isSignedOut = cause instanceof ApiError && cause.kind === 'unauthorized';
  if (!isDown(cause) && !isCallMissing(cause) && !isSignedOut) console.error('[lottery]', cause);
}
