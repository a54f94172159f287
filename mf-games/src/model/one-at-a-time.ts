/** Runs work one at a time. Whatever asks for it meanwhile is answered by one more run after the current one. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isAskedAgain = false;
  return async () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
