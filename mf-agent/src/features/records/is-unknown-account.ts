import { ApiError } from '@tessera/shared/api';

/** Whether the account that was asked for is not in the team. */
export const isUnknownAccount = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'agent.account.unknown';
