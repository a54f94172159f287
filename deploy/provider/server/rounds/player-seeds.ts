import type { Seeds } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { freshSeeds } from './server-seeds.ts';

/** The seeds of each player's rounds; ask in the player's turn, as rounds use them up. */
export function createPlayerSeeds(store: Store) {
  /** What the next round will use; made when there are none. */
  async function seedsOf(player: string): Promise<Seeds> {
    const known = store.seeds(player);
    if (known) return known;
    const seeds = freshSeeds();
    await store.write({ t: 'seeds', player, seeds, atMs: Date.now() });
    return seeds;
  }

  return {
    seedsOf,
    /** Shows the used seeds and begins with new ones; null while a round is open. */
    async replaceSeeds(player: string, clientSeed: string): Promise<Seeds | null> {
      if (store.hasOpenRound(player)) return null;
      const revealed = await seedsOf(player);
      await store.write({ t: 'seeds', player, seeds: freshSeeds(clientSeed), atMs: Date.now() });
      return revealed;
    },
  };
}
