import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { site } from '../../support/addresses.ts';
import { openConsole, setSystemStatus } from '../../support/console.ts';
import { takePicture } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';
import { words, wordsLike } from '../../support/words.ts';

const say = (key: string) => words('lotus', key);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

// What a page asks for ahead of time is refused while the site is closed.
test.use({ expected: { errors: [/status of (403|503)/] } });

let operator: Page;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
});
test.afterAll(async () => {
  await setSystemStatus(operator, 'lotus', 0);
  await operator.context().close();
});

/** Contact Us leads to somebody who can be written to, also while the rest of the site answers nothing. */
async function writeToSupport(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('shell:support.contact') }).click();
  const desk = await opened;
  await desk.waitForURL(`${site('lotus')}/helpmc`);
  await expect(desk.getByRole('heading', { level: 1, name: say('shell:content.help') })).toBeVisible();
  await expect(desk).toHaveTitle(`${say('shell:content.help')} · Lotus`);
  await expect(desk.locator('details').first()).toBeVisible();
  await desk.getByLabel(say('shell:feedback.content')).fill('Tài khoản của tôi có được giữ nguyên không?');
  await desk.getByRole('button', { name: say('shell:feedback.send') }).click();
  await expect(desk.getByText(wordsLike('lotus', 'shell:feedback.reference'))).toBeVisible();
  await desk.close();
}

/** Looks at the page in both themes and sizes; what axe finds serious. */
async function seriousFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `lotus-${name}-${colorScheme}-${size}`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      faults.push(
        ...violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
      );
    }
  return faults;
}

for (const [status, name] of [
  [1, 'maintenance'],
  [2, 'region'],
] as const)
  test(`a site in status ${status} shows whoever comes the ${name} page alone, with a way to customer service`, async ({
    page,
  }) => {
    await setSystemStatus(operator, 'lotus', status);
    await page.goto(`${site('lotus')}/rng`);
    await expect(page.getByRole('heading', { name: say(`shell:${name}.title`) })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page).toHaveTitle(`${say(`shell:${name}.title`)} · Lotus`);
    await writeToSupport(page);
    if (name === 'region') {
      await expect(page.getByText('127.0.0.1')).toBeVisible();
      await expect(page.getByText(say('shell:region.country'), { exact: true })).toBeVisible();
    }
    expect(await seriousFaults(page, name)).toEqual([]);
    await setSystemStatus(operator, 'lotus', 0);
    await expect(page.getByRole('banner')).toBeVisible();
  });
