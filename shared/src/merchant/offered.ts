let installed: readonly string[] = [];

/** Set once at start: `gameCategories` of the boot document. */
export function installOffered(lists: readonly string[]): void {
  installed = lists;
}

/** Whether the merchant has games of a list: `SEA`, or `VN-ZY` of a prize mode of an area. */
export const isOffered = (list: string): boolean => installed.includes(list);
