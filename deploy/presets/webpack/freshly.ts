/** Runs in the browser, in webpack's loader: marks the element of a file that is asked for, and gives it a new address where that one stalled. */
export const freshly = (element: string, attribute: string, url: string): string =>
  `${element}.dataset.coming = ${url}; if (globalThis.tesseraStalled?.[${url}]) ${element}.${attribute} = ${url} + "?again=" + globalThis.tesseraStalled[${url}];`;
