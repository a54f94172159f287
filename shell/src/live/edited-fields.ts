/** What somebody has typed into or chosen since the page was loaded. */
const edited = new Set<Element>();

const isStillThere = (field: Element): boolean => field.isConnected && !('value' in field && field.value === '');

function forgetGone(): void {
  for (const field of edited) if (!isStillThere(field)) edited.delete(field);
}

/** Starts to note the fields that somebody edits. */
export function followEdits(): void {
  document.addEventListener('input', ({ target }) => {
    forgetGone();
    if (target instanceof Element) edited.add(target);
  });
}

/** Whether a field of the page has an input that would be lost with it. */
export function hasEdits(): boolean {
  forgetGone();
  return edited.size > 0;
}
