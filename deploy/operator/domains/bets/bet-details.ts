import type { RecordedBet } from './bet-store.ts';
import type { BetsNeeds } from './needs.ts';

/** The same bets with what their products know of them. */
export async function withDetails<Bet extends RecordedBet>(
  { hooks }: Pick<BetsNeeds, 'hooks'>,
  bets: readonly Bet[],
): Promise<Bet[]> {
  const sources = bets.map(({ source }) => source);
  const known = await Promise.all(hooks.betDetails.map((detailsOf) => detailsOf(sources)));
  return bets.map((bet) => ({ ...bet, ...known.map((details) => details.get(bet.source)).find(Boolean) }));
}
