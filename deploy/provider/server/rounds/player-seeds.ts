import type { Seeds } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { freshSeeds } from './server-seeds.ts';

/** The seeds of each player's rounds. Call it in the player's queue, because rounds use them up. */
export function createPlayerSeeds(store: Store) {
  /** The seeds of the next round; created if there are none. */
  async function seedsOf(player: string): Promise<Seeds> {
    const known = store.seeds(player);
    if (known) return known;
    const seeds = freshSeeds();
    await store.write({ t: 'seeds', player, seeds, atMs: Date.now() });
    return seeds;
  }

  return {
    seedsOf,
    /** Reveals the used seeds and creates new ones; null while a round is open. */
    async replaceSeeds(player: string, clientSeed: string): Promise<Seeds | null> {
      if (store.hasOpenRound(player)) return null;
      const revealed = await seedsOf(player);
      await store.write({ t: 'seeds', player, seeds: freshSeeds(clientSeed), atMs: Date.now() });
      return revealed;
    },
  };
}
