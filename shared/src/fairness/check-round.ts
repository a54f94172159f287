import { drawStops } from './draw-stops.ts';
import { webBlocks, webSeedHash } from './web-blocks.ts';

/** What a round can be drawn again from. */
export interface RoundProof {
  /** SHA-256, which the player saw before the round. */
  readonly serverSeedHash: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the round among those of the same seeds. */
  readonly nonce: number;
  /** Stops on each reel. */
  readonly lengths: readonly number[];
  /** Stops that were shown: of the first spin, then of each free spin. */
  readonly spins: readonly (readonly number[])[];
}

export interface RoundCheck {
  /** The seed has the hash that was promised. */
  readonly isSeedPromised: boolean;
  /** The seeds give the stops that were shown. */
  readonly areStopsDrawn: boolean;
}

/** Draws a round again, in this browser. */
export async function checkRound(proof: RoundProof): Promise<RoundCheck> {
  const { serverSeed, clientSeed, nonce, lengths, spins } = proof;
  const isSeedPromised = (await webSeedHash(serverSeed)) === proof.serverSeedHash;
  for (const [spin, shown] of spins.entries()) {
    const drawn = await drawStops(lengths, await webBlocks(serverSeed, clientSeed, nonce, spin));
    if (drawn.join() !== shown.join()) return { isSeedPromised, areStopsDrawn: false };
  }
  return { isSeedPromised, areStopsDrawn: spins.length > 0 };
}
