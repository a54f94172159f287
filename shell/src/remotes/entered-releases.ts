let notify: ((id: string) => void) | undefined;

/** Calls back whenever a part of a remote begins to render, and `shell` after it: the edge says with it whose part has failed or
 * not ended. */
export function onEnter(entered: (id: string) => void): void {
  notify = entered;
}

export const enterRelease = (id: string): void => notify?.(id);
