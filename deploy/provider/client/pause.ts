/** Pauses the game, for example while its page is hidden or covered. */
export function createPause() {
  let isPaused = false;
  let goOn: (() => void) | undefined;
  return {
    isPaused: (): boolean => isPaused,
    /** Resolves at once unless the game is paused. */
    untilResumed: (): Promise<void> =>
      isPaused
        ? new Promise((go) => {
            goOn = go;
          })
        : Promise.resolve(),
    pause(): void {
      isPaused = true;
    },
    resume(): void {
      isPaused = false;
      goOn?.();
      goOn = undefined;
    },
  };
}
export type Pause = ReturnType<typeof createPause>;
