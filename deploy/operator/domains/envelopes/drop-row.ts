import type { DrawTexts, EnvelopeRules } from '@tessera/shared/wire/console';

export type DropStatus = 'published' | 'dealt' | 'over' | 'cancelled';

/** A drop as it is stored. */
export interface DropRow {
  readonly id: number;
  readonly merchant: string;
  readonly texts: DrawTexts;
  readonly rules: EnvelopeRules;
  readonly poolMinor: number;
  readonly opensAt: Date;
  readonly endsAt: Date;
  readonly seed: string;
  readonly commitment: string;
  readonly codeKey: string;
  readonly status: DropStatus;
  readonly listHash: string | null;
  readonly members: number | null;
  readonly returnedMinor: number | null;
  readonly publishedAt: Date;
}

/** SQL: the columns of a `DropRow` of `envelope_drop d`. */
export const dropColumns = `d.id, d.merchant, d.texts, d.rules, d.pool_minor as "poolMinor", d.opens_at as "opensAt",
  d.ends_at as "endsAt", d.seed, d.commitment, d.code_key as "codeKey", d.status, d.list_hash as "listHash", d.members,
  d.returned_minor as "returnedMinor", d.published_at as "publishedAt"`;

/** The pool of a drop in the ledger, and what its movements refer to. */
export const dropPool = (id: number): string => `red-envelope:${id}`;
