import { type DrawTexts, drawDelayMs, type RaffleRules } from '@tessera/shared/wire/console';
import { lateBookingMs } from '../bets/index.ts';

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
  /** When the list of tickets became public. */
  readonly closedAt: Date | null;
  readonly winners: readonly number[] | null;
  readonly publishedAt: Date;
}

/** SQL: the columns of a `RaffleRow` of `raffle r`. */
export const raffleColumns = `r.id, r.merchant, r.texts, r.rules, r.opens_at as "opensAt", r.closes_at as "closesAt",
  r.draws_at as "drawsAt", r.seed, r.commitment, r.code_key as "codeKey", r.status, r.list_hash as "listHash", r.tickets,
  r.closed_at as "closedAt", r.winners, r.published_at as "publishedAt"`;

/** Anybody can keep the list of tickets for so long before the draw. */
const listedForMs = drawDelayMs - lateBookingMs;

/** When the winners are drawn; later than was published if the list of tickets was late. */
export const drawTime = ({ drawsAt, closedAt }: Pick<RaffleRow, 'drawsAt' | 'closedAt'>): Date =>
  new Date(Math.max(drawsAt.getTime(), closedAt ? closedAt.getTime() + listedForMs : 0));

/** The pool of a raffle's prizes in the ledger, and what its movements refer to. */
export const rafflePool = (id: number): string => `raffle:${id}`;

export const raffleTotal = ({ prizes }: Pick<RaffleRules, 'prizes'>): number =>
  prizes.reduce((sum, { count, amountMinor }) => sum + count * amountMinor, 0);
/** Every prize by itself, in the order in which they are drawn. */
export const prizesOf = ({ prizes }: Pick<RaffleRules, 'prizes'>): number[] =>
  prizes.flatMap(({ count, amountMinor }) => Array.from({ length: count }, () => amountMinor));
