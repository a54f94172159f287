import { expect, type Page } from '@playwright/test';
import { site } from './addresses.ts';
import { signIn } from './player.ts';
import type { Actor, Surface } from './surfaces.ts';

const accounts = {
  member: { name: 'player01', password: 'Play1234' },
  agent: { name: 'agent01', password: 'Agent1234' },
} as const;

/** Becomes that actor on the merchant; a visitor is whoever has just come. */
export async function become(page: Page, actor: Actor): Promise<void> {
  if (actor === 'visitor') return;
  const { name, password } = accounts[actor];
  await signIn(page, 'aurora', name, password);
}

/** Opens a surface and waits until nothing on it is loading. */
export async function visit(page: Page, { brand, path, open }: Surface): Promise<void> {
  await page.goto(site(brand) + path);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await open?.(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
