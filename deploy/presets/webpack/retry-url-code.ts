/**
 * Code for webpack's loader in the browser: marks the element of a requested file, and changes its URL if it stalled
 * before.
 */
export const retryUrlCode = (element: string, attribute: string, url: string): string =>
  `${element}.dataset.loading = ${url}; if (globalThis.tesseraStalled?.[${url}]) ${element}.${attribute} = ${url} + "?again=" + globalThis.tesseraStalled[${url}];`;
