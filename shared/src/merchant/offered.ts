let installed: readonly string[] = [];

/** Set once at start: the lists of which the merchant has games, as the conditions of contributions name them. */
export function installOffered(lists: readonly string[]): void {
  installed = lists;
}

/** Whether the merchant has games of a list: `SEA`, or `VN-ZY` of a prize mode of an area. */
export const isOffered = (list: string): boolean => installed.includes(list);
