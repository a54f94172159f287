import { failuresOf, noteFailures } from './trusted-files.ts';

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Files that are loading: a loaded script element is removed, a loaded style sheet has its rules. */
const loadingFiles = (): readonly FileElement[] =>
  [...document.querySelectorAll<FileElement>('script[data-loading], link[data-loading]')].filter(
    (element) => !(element instanceof HTMLLinkElement && element.sheet),
  );

/**
 * After `ms`, aborts every download that has been running for at least half of that time, so that its caller fails
 * and can retry, long before webpack's own 120 s (decision 27). Returns a function that cancels this.
 */
export function endStalledAfter(ms: number): () => void {
  let slow: readonly FileElement[] = [];
  const look = setTimeout(() => {
    slow = loadingFiles();
  }, ms / 2);
  const end = setTimeout(() => {
    const still = new Set(loadingFiles());
    for (const element of slow) if (still.has(element)) abort(element);
  }, ms);
  return () => {
    clearTimeout(look);
    clearTimeout(end);
  };
}

function abort(element: FileElement): void {
  const url = element.dataset.loading ?? '';
  noteFailures(url, failuresOf(url) + 1);
  element.dispatchEvent(new Event('error'));
}
