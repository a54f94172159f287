import { createHmac, randomBytes } from 'node:crypto';

/** Randomness of simulated outcomes (draws, rounds). Secrets never come from here: they take `node:crypto` directly. */
export interface Random {
  bytes(count: number): Uint8Array;
  /** A whole number from 0 to `below - 1`, without modulo bias. */
  int(below: number): number;
}

function from(bytes: (count: number) => Uint8Array): Random {
  return {
    bytes,
    int(below) {
      if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`int(${below})`);
      const limit = Math.floor(2 ** 32 / below) * below;
      for (;;) {
        const value = Buffer.from(bytes(4)).readUInt32BE();
        if (value < limit) return value % below;
      }
    },
  };
}

export const systemRandom: Random = from((count) => randomBytes(count));

/** The same seed gives the same sequence, on every machine. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let pool = Buffer.alloc(0);
  return from((count) => {
    while (pool.length < count) {
      pool = Buffer.concat([pool, createHmac('sha256', seed).update(String(counter)).digest()]);
      counter += 1;
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  });
}
