import type { Merchant } from '../merchants/index.ts';
import type { RecordedBet } from './bet-store.ts';
import type { BetsNeeds } from './needs.ts';

export interface BetNames {
  readonly game: (bet: Pick<RecordedBet, 'reference' | 'game'>) => string;
  readonly vendor: (vassalage: string) => string;
}

/** Names of games and vendors in a language; their codes where nobody knows them any more. */
export async function betNames(
  { hooks }: Pick<BetsNeeds, 'hooks'>,
  merchant: Merchant,
  language: string,
): Promise<BetNames> {
  const subjects = await Promise.all(hooks.recordSubjects.map((namerFor) => namerFor(merchant, language)));
  const vendors = hooks.vendorNames.map((namerFor) => namerFor(language));
  return {
    game: ({ reference, game }) => firstOf(subjects, (name) => name({ reference, meta: { code: game } })) ?? game,
    vendor: (vassalage) => firstOf(vendors, (name) => name(vassalage)) ?? vassalage,
  };
}

function firstOf<Namer>(namers: readonly Namer[], ask: (name: Namer) => string | undefined): string | undefined {
  for (const name of namers) {
    const found = ask(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
