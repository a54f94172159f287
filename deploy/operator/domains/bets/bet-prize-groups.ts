import type { RecordedBet } from './bet-store.ts';
import type { BetsNeeds } from './needs.ts';

/** The same bets with the prize groups of those that have one. */
export async function withPrizeGroups<Bet extends RecordedBet>(
  { hooks }: Pick<BetsNeeds, 'hooks'>,
  bets: readonly Bet[],
): Promise<Bet[]> {
  const sources = bets.map(({ source }) => source);
  const known = await Promise.all(hooks.betPrizeGroups.map((groupsOf) => groupsOf(sources)));
  return bets.map((bet) => ({
    ...bet,
    prizeGroup: known.map((groups) => groups.get(bet.source)).find((group) => group !== undefined),
  }));
}
