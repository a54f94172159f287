import type { DrawTexts, RaffleRules } from '@tessera/shared/wire/console';

export type RaffleStatus = 'published' | 'closed' | 'drawn' | 'cancelled';

/** A raffle as it is stored. */
export interface RaffleRow {
  readonly id: number;
  readonly merchant: string;
  readonly texts: DrawTexts;
  readonly rules: RaffleRules;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly seed: string;
  readonly commitment: string;
  readonly codeKey: string;
  readonly status: RaffleStatus;
  readonly listHash: string | null;
  readonly tickets: number | null;
  readonly winners: readonly number[] | null;
  readonly publishedAt: Date;
}

/** SQL: the columns of a `RaffleRow` of `raffle r`. */
export const raffleColumns = `r.id, r.merchant, r.texts, r.rules, r.opens_at as "opensAt", r.closes_at as "closesAt",
  r.draws_at as "drawsAt", r.seed, r.commitment, r.code_key as "codeKey", r.status, r.list_hash as "listHash", r.tickets,
  r.winners, r.published_at as "publishedAt"`;

/** The pool of a raffle's prizes in the ledger, and what its movements refer to. */
export const rafflePool = (id: number): string => `raffle:${id}`;

export const raffleTotal = ({ prizes }: Pick<RaffleRules, 'prizes'>): number =>
  prizes.reduce((sum, { count, amountMinor }) => sum + count * amountMinor, 0);
/** Every prize by itself, in the order in which they are drawn. */
export const prizesOf = ({ prizes }: Pick<RaffleRules, 'prizes'>): number[] =>
  prizes.flatMap(({ count, amountMinor }) => Array.from({ length: count }, () => amountMinor));
