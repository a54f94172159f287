const frameMs = 16;
/** A dialog needs less than this to leave the screen. If one is still open then, it is another one, which keeps the focus. */
const longestMs = 1000;

/** Moves the focus after an answered dialog has left the screen, because the dialog itself first gives it back. */
export async function focusAfterDialog(moveFocus: () => void): Promise<void> {
  const isCovered = () => document.querySelector('[data-over-page]') !== null;
  for (let ms = 0; isCovered() && ms < longestMs; ms += frameMs)
    await new Promise((resolve) => setTimeout(resolve, frameMs));
  if (!isCovered()) moveFocus();
}
