/** Whether the game stands still, as while its page is hidden or something lies over it. */
export function createPause() {
  let isPaused = false;
  let goOn: (() => void) | undefined;
  return {
    isPaused: (): boolean => isPaused,
    /** At once while nothing stands still. */
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
