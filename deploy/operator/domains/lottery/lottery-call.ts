import { sqlState } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';
import { asLedgerRefusal } from '../ledger/index.ts';

const statuses: Readonly<Record<string, number>> = { TD001: 409, TD002: 404, TD003: 409 };

/** Runs a lottery function; its own error states become refusals that carry the function's code and detail. */
export async function lotteryCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const status = statuses[sqlState(cause) ?? ''];
    if (!status || !(cause instanceof Error)) throw asLedgerRefusal(cause);
    const detail = 'detail' in cause && typeof cause.detail === 'string' ? JSON.parse(cause.detail) : {};
    throw new Refusal(status, cause.message, detail);
  }
}
