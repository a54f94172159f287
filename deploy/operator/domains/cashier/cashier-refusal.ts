import { sqlState } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';
import { asLedgerRefusal } from '../ledger/index.ts';

const statuses: Readonly<Record<string, number>> = { TW001: 409, TW002: 404, TW003: 400 };

/** Runs a cashier function; its own error states become refusals that carry the function's code. */
export async function cashierCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const status = statuses[sqlState(cause) ?? ''];
    if (status && cause instanceof Error) throw new Refusal(status, cause.message);
    throw asLedgerRefusal(cause);
  }
}
