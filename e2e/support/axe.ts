import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The kit's focus guards are invisible stops on purpose: they lead the focus back into what is open. */
export const focusGuards = '[data-base-ui-focus-guard]';

/** Axe with all of its rules for what a page shows now; `analyze()` answers its faults. */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    // Without a description of every element that passes, which would take most of the time.
    .options({ resultTypes: ['violations'] })
    // In the page itself: another page for each result would take twice as long, and no page has frames of another site.
    .setLegacyMode(true);

/** With the rules of WCAG 2.2 AA alone. */
export const wcagAxeFor = (page: Page): AxeBuilder =>
  axeFor(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** The faults that are serious or critical. */
export async function seriousFaultsOf(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
