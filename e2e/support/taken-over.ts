import type { Locator } from '@playwright/test';

/** Whether React answers for an element, which is in the page before that where the edge has rendered it. */
export const isTakenOver = (part: Locator): Promise<boolean> =>
  part.evaluateAll(
    ([element]) => element !== undefined && Object.keys(element).some((key) => key.startsWith('__react')),
  );
