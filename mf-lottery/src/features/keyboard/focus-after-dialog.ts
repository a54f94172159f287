const frameMs = 16;
/** A dialog leaves the screen sooner; what is over the page then is another one, which keeps the focus. */
const longestMs = 1000;

/** Moves the focus once a dialog that was answered has left the screen: it gives the focus back by itself first. */
export async function focusAfterDialog(find: () => HTMLElement | null): Promise<void> {
  const isCovered = () => document.querySelector('[data-over-page]') !== null;
  for (let ms = 0; isCovered() && ms < longestMs; ms += frameMs)
    await new Promise((resolve) => setTimeout(resolve, frameMs));
  if (!isCovered()) find()?.focus();
}
