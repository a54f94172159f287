/**
 * Lets webpack's code find the style sheets that the page has linked: it looks for them by their whole
 * address. Before the first import(), which would load its style sheets again.
 */
export function adoptStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-href])')) {
    link.dataset.href = link.href;
    link.dataset.loading = link.href;
  }
}
