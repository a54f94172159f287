import { sqlState } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';

export type LedgerRefusalCode = 'insufficient.funds' | 'duplicate.mismatch' | 'movement.unbalanced';

/** A movement that the ledger does not take; nothing of it was stored. */
export class LedgerRefusal extends Refusal {
  /** The account that would have gone below zero, with what is in it. */
  readonly short: { owner: string; kind: string; balanceMinor: number } | undefined;

  constructor(code: LedgerRefusalCode, short?: LedgerRefusal['short'], options?: ErrorOptions) {
    super(code === 'duplicate.mismatch' ? 409 : 400, code, {}, options);
    this.name = 'LedgerRefusal';
    this.short = short;
  }
}

const codes: Readonly<Record<string, LedgerRefusalCode>> = {
  TL001: 'insufficient.funds',
  TL002: 'duplicate.mismatch',
  TL003: 'movement.unbalanced',
};

/** Turns the SQL functions' own error states into a refusal; anything else stays what it is. */
export function asLedgerRefusal(cause: unknown): unknown {
  const code = codes[sqlState(cause) ?? ''];
  if (!code) return cause;
  const detail = cause instanceof Error && 'detail' in cause ? cause.detail : undefined;
  const short = code === 'insufficient.funds' && typeof detail === 'string' ? JSON.parse(detail) : undefined;
  return new LedgerRefusal(code, short, { cause });
}
