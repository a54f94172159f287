let notify: ((id: string, key?: string) => void) | undefined;

/**
 * Calls back with a remote's id and the key of its part whenever one of its parts begins to render, and with `shell` after it.
 * By this the edge names the release that has failed, and the part that has not ended.
 */
export function onEnter(entered: (id: string, key?: string) => void): void {
  notify = entered;
}

export const enterRelease = (id: string, key?: string): void => notify?.(id, key);
