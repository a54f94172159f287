import { areInOrder, commitmentOf, drawDistinct, hashOfLines } from './seeded-numbers.ts';

/** So many envelopes with the same amount. */
export interface EnvelopeKind {
  readonly count: number;
  readonly amountMinor: number;
}

/** What the envelopes of a drop are dealt by. */
export interface EnvelopeDrop {
  readonly merchant: string;
  readonly id: number;
  /** In the order of the published table. */
  readonly kinds: readonly EnvelopeKind[];
  /** Who may open one, in order: codes instead of names, which only their owners are shown. */
  readonly codes: readonly string[];
}

/** What is published about a drop that is over. */
export interface EnvelopeRecord extends EnvelopeDrop {
  /** SHA-256 of the seed, published before the drop. */
  readonly commitment: string;
  readonly seed: string;
  /** SHA-256 of the codes, published when the drop begins. */
  readonly listHash: string;
  /** For each code what its envelope has; 0 for a code without one. */
  readonly amountsMinor: readonly number[];
}

/** What anybody finds who deals a drop again. */
export interface EnvelopeCheck {
  /** The seed has the hash that was published. */
  readonly isSeedCommitted: boolean;
  /** The list has the hash that was published, and is in its order. */
  readonly isListCommitted: boolean;
  /** The seed and the list give these amounts. */
  readonly areAmountsDealt: boolean;
}

/** How many envelopes a drop has, of all kinds. */
export const envelopeCount = (kinds: readonly EnvelopeKind[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);
/** What all envelopes of a drop come to, in minor units. */
export const poolOf = (kinds: readonly EnvelopeKind[]): number =>
  kinds.reduce((sum, { count, amountMinor }) => sum + count * amountMinor, 0);

/** SHA-256 of the codes, one a line. */
export const codeListHash = (codes: readonly string[]): Promise<string> => hashOfLines(codes);

/** The signed text; a number of a block is added to it. */
export const dealMessage = ({ merchant, id }: Pick<EnvelopeDrop, 'merchant' | 'id'>, listHash: string): string =>
  `tessera-envelopes:1|${merchant}|${id}|${listHash}`;

/**
 * Deals one card to each code from a shuffled deck: the envelopes and, where there are more codes than envelopes, blanks. So
 * no time of opening and no other player's opening changes an amount, and all together are never more than the pool.
 */
export async function dealEnvelopes(seed: string, drop: EnvelopeDrop): Promise<number[]> {
  const { kinds, codes } = drop;
  const deck = kinds.flatMap(({ count, amountMinor }) => Array.from({ length: count }, () => amountMinor));
  const message = dealMessage(drop, await codeListHash(codes));
  const size = Math.max(deck.length, codes.length);
  return (await drawDistinct(seed, message, { size, count: codes.length })).map((card) => deck[card] ?? 0);
}

/** Deals a drop again from its revealed seed and compares with what was published. */
export async function checkEnvelopes(record: EnvelopeRecord): Promise<EnvelopeCheck> {
  const { codes, seed, commitment, listHash, amountsMinor } = record;
  return {
    isSeedCommitted: (await commitmentOf(seed)) === commitment,
    isListCommitted: (await codeListHash(codes)) === listHash && areInOrder(codes),
    areAmountsDealt: (await dealEnvelopes(seed, record)).join() === amountsMinor.join(),
  };
}
