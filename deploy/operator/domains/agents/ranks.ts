import type { Rank } from '@tessera/shared/wire/agent';

/** Agent type to rank, from the top down (types: wire-facts; ranks: gaming practice). */
const ladder: readonly (readonly [type: number, rank: Rank])[] = [
  [1, 'head'],
  [2, 'subhead'],
  [41, 'distributor'],
  [42, 'shop'],
];

export const memberType = 0;

export const rankOf = (type: number): Rank => ladder.find(([known]) => known === type)?.[1] ?? 'member';

/** The type of an agent right below one of that type; null for the lowest. */
export function agentTypeBelow(type: number): number | null {
  const at = ladder.findIndex(([known]) => known === type);
  return at === -1 ? null : (ladder[at + 1]?.[0] ?? null);
}
