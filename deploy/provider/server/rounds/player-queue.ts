/** Runs the work of each player in sequence, so that nonces and rounds cannot be mixed up. */
export function createPlayerQueue() {
  const tails = new Map<string, Promise<unknown>>();
  return async <T>(player: string, work: () => Promise<T>): Promise<T> => {
    const before = tails.get(player) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    tails.set(player, tail);
    try {
      return await mine;
    } finally {
      if (tails.get(player) === tail) tails.delete(player);
    }
  };
}
export type PlayerQueue = ReturnType<typeof createPlayerQueue>;
