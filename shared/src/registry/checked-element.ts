/** No file has this hash: an element with it fails, as one must whose file is on no list. */
export const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** Makes an element load a file of that hash; a script's address goes through the page's policy for trusted types. */
export function loadChecked(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  integrity: string,
  policy: { createScriptURL(url: string): string } | undefined,
): void {
  element.integrity = integrity;
  if (element instanceof HTMLLinkElement) {
    // Of another origin, only what it lets this page read can be checked.
    if (new URL(url, window.location.href).origin !== window.location.origin) element.crossOrigin = 'anonymous';
    element.href = url;
    return;
  }
  // Integrity-Policy blocks a script without it.
  element.crossOrigin = 'anonymous';
  element.src = policy ? policy.createScriptURL(url) : url;
}
