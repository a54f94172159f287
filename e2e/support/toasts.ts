import { expect, type Locator } from '@playwright/test';

/** Closes the toasts on screen by their buttons; some may close by themselves meanwhile. */
export async function closeToasts(buttons: Locator): Promise<void> {
  await buttons.evaluateAll((all: readonly HTMLElement[]) => {
    for (const button of all) button.click();
  });
  await expect(buttons).toHaveCount(0);
}
