import { expect, type Page } from '@playwright/test';
import { type Site, siteOf } from '../pages/site.ts';
import { type Texts, textsOf } from './messages.ts';
import { demo, readGreeting, signIn } from './player.ts';
import type { Actor, Surface } from './surfaces.ts';
import { isTakenOver } from './taken-over.ts';
import { closeToasts } from './toasts.ts';

/** Comes to aurora as that actor, who has read and closed what greets them; a visitor is whoever has just come. */
export async function become(page: Page, actor: Actor, text: Texts = textsOf('aurora')): Promise<Site> {
  const site = siteOf(page, 'aurora', text);
  if (actor === 'visitor') return site;
  if (actor === 'trial') {
    await readGreeting(site);
    await site.open('/login');
    await site.signIn.freePlay.click();
    await expect(site.header.balance).toBeVisible();
  } else await signIn(site, demo[actor]);
  // That of the sign-in may have closed by itself.
  await expect(site.toasts).toBeAttached();
  await closeToasts(site.closeToast);
  return site;
}

/** Pages on which a dialog may lie open. */
const covered = new WeakSet<Page>();

/** Goes to an address as a link would, until the page of `path` is on screen; loads it where there is no page of that merchant yet, or something lies over it. */
async function go(page: Page, address: string, path: string): Promise<void> {
  if (covered.has(page) || new URL(page.url()).origin !== new URL(address).origin) {
    await page.goto(address);
    // The next step may change the address by script: React must have taken the page over, as its HTML is of this address.
    await expect.poll(() => isTakenOver(page.locator('main, [role="dialog"]').first())).toBe(true);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('html')).toHaveAttribute('data-path', path);
}

/** Opens a surface and waits until nothing on it is loading. */
export async function visit(
  page: Page,
  { brand, path, lands = path.replace(/\?.*/, ''), open, isDialog, isOverBusyForm }: Surface,
  text: Texts = textsOf(brand),
): Promise<void> {
  const site = siteOf(page, brand, text);
  await go(page, site.address(path), lands);
  if (isDialog) covered.add(page);
  else covered.delete(page);
  await expect(page.getByRole('heading')).not.toHaveCount(0);
  await open?.(site);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(isOverBusyForm ? 1 : 0);
}
