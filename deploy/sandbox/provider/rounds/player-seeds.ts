import { freshSeeds } from '../fairness/server-seeds.ts';
import type { Journal } from '../journal/journal.ts';
import type { Seeds } from '../journal/records.ts';
import { isOpen, roundsOf } from '../journal/state.ts';

/** The seeds of each player's rounds; ask in the player's turn, as rounds use them up. */
export function createPlayerSeeds(journal: Journal) {
  const { state } = journal;

  /** What the next round will use; made when there are none. */
  async function seedsOf(player: string): Promise<Seeds> {
    const known = state.seeds[player];
    if (known) return known;
    const seeds = freshSeeds();
    await journal.append({ t: 'seeds', player, seeds, revealed: null });
    return seeds;
  }

  return {
    seedsOf,
    /** Shows the used seeds and begins with new ones; null while a round is open. */
    async replaceSeeds(player: string, clientSeed: string): Promise<Seeds | null> {
      if (roundsOf(state, player).some(isOpen)) return null;
      const revealed = await seedsOf(player);
      await journal.append({ t: 'seeds', player, seeds: freshSeeds(clientSeed), revealed });
      return revealed;
    },
  };
}
