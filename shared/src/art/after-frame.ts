const waiting = new Set<() => void>();

/** Runs once the next frame is on the screen, together with everything else that waits for it; answers how to give that up. */
export function afterFrame(run: () => void): () => void {
  if (waiting.size === 0)
    requestAnimationFrame(() =>
      setTimeout(() => {
        const due = [...waiting];
        waiting.clear();
        for (const each of due) each();
      }),
    );
  waiting.add(run);
  return () => waiting.delete(run);
}
