import { expect, type Page } from '@playwright/test';
import { site } from './addresses.ts';
import { readGreeting, signIn } from './player.ts';
import type { Actor, Surface } from './surfaces.ts';
import { brandLanguage, type Say, saysIn, words } from './words.ts';

const accounts = {
  member: { name: 'player01', password: 'Play1234' },
  agent: { name: 'agent01', password: 'Agent1234' },
} as const;

async function enter(page: Page, actor: Exclude<Actor, 'visitor'>, say: Say): Promise<void> {
  if (actor !== 'trial') return signIn(page, 'aurora', accounts[actor].name, accounts[actor].password);
  await readGreeting(page, say);
  await page.goto(`${site('aurora')}/login`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('auth:freePlay.start'), exact: true })
    .click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

/** Becomes that actor on the merchant, who has read and closed what greets them; a visitor is whoever has just come. */
export async function become(page: Page, actor: Actor, say: Say = (key) => words('aurora', key)): Promise<void> {
  if (actor === 'visitor') return;
  await enter(page, actor, say);
  const greeting = page.getByLabel(say('ui:toast.close'), { exact: true });
  await greeting.click();
  await expect(greeting).toHaveCount(0);
}

/** Pages on which a dialog may lie open. */
const covered = new WeakSet<Page>();

/** Goes to an address as a link would, until the page of `path` is on screen; loads it where there is no page of that merchant yet, or something lies over it. */
async function go(page: Page, address: string, path: string): Promise<void> {
  if (covered.has(page) || new URL(page.url()).origin !== new URL(address).origin) {
    await page.goto(address);
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
  { brand, path, lands = path.replace(/\?.*/, ''), open, isDialog }: Surface,
  say: Say = saysIn(brandLanguage(brand)),
): Promise<void> {
  await go(page, site(brand) + path, lands);
  if (isDialog) covered.add(page);
  else covered.delete(page);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await open?.(page, say);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
