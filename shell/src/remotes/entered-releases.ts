let notify: ((id: string) => void) | undefined;

/**
 * Calls back with a remote's id whenever one of its parts begins to render, and with `shell` after it. By this the edge names
 * the release that has failed or not ended.
 */
export function onEnter(entered: (id: string) => void): void {
  notify = entered;
}

export const enterRelease = (id: string): void => notify?.(id);
