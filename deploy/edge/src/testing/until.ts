/** Waits until it holds; throws after `longestMs`, in milliseconds. */
export async function until(holds: () => boolean, longestMs = 5_000): Promise<void> {
  for (const end = Date.now() + longestMs; !holds(); ) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
