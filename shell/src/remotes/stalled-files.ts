declare global {
  /** How often the file at an address did not come in time; webpack's loader reads it (deploy/presets/webpack/retry-url.ts). */
  var tesseraStalled: Record<string, number> | undefined;
}

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Files that are on their way: a script is taken away once it is here, a style sheet has its rules then. */
const coming = (): readonly FileElement[] =>
  [...document.querySelectorAll<FileElement>('script[data-loading], link[data-loading]')].filter(
    (element) => !(element instanceof HTMLLinkElement && element.sheet),
  );

/** The element that brings a file, under a new address where the file stalled before. */
export function createFileScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const times = globalThis.tesseraStalled?.[url];
  script.src = times ? `${url}?again=${times}` : url;
  script.dataset.loading = url;
  return script;
}

/**
 * Ends, when `ms` have passed, every download that has then been under way for half of them: whoever waits for it fails
 * and may ask anew, long before webpack's own 120 s (decision 27). Returns what calls it off.
 */
export function endStalledAfter(ms: number): () => void {
  let slow: readonly FileElement[] = [];
  const look = setTimeout(() => {
    slow = coming();
  }, ms / 2);
  const end = setTimeout(() => {
    const still = new Set(coming());
    for (const element of slow) if (still.has(element)) giveUp(element);
  }, ms);
  return () => {
    clearTimeout(look);
    clearTimeout(end);
  };
}

function giveUp(element: FileElement): void {
  const url = element.dataset.loading ?? '';
  globalThis.tesseraStalled ??= {};
  globalThis.tesseraStalled[url] = (globalThis.tesseraStalled[url] ?? 0) + 1;
  element.dispatchEvent(new Event('error'));
}
