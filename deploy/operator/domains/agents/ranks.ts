import type { Rank } from '@tessera/shared/wire/agent';

/** Agent type to rank, from the top down (types: wire-facts; ranks: gaming practice). */
const ladder: readonly (readonly [type: number, rank: Rank])[] = [
  [1, 'head'],
  [2, 'subhead'],
  [41, 'distributor'],
  [42, 'shop'],
];

export const memberType = 0;

const placeOf = (type: number): number => ladder.findIndex(([known]) => known === type);

export const rankOf = (type: number): Rank => ladder[placeOf(type)]?.[1] ?? 'member';

/** The type of an account of that rank. */
export const typeOf = (rank: Rank): number => ladder.find(([, known]) => known === rank)?.[0] ?? memberType;

/** The type of an agent right below one of that type; null for the lowest. */
export const agentTypeBelow = (type: number): number | null => ladder[placeOf(type) + 1]?.[0] ?? null;

/** Ranks of agents that an agent of that type may register: its own and all below. */
export const ranksFrom = (type: number): Rank[] => ladder.slice(placeOf(type)).map(([, rank]) => rank);

/** Whether an account of the other type would stand above an agent of that type. */
export const isAbove = (other: number, type: number): boolean => other !== memberType && placeOf(other) < placeOf(type);
