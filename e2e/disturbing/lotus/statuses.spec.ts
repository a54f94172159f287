import type { Page } from '@playwright/test';
import { openConsole, setSystemStatus } from '../../pages/console.ts';
import { type Site, siteOf } from '../../pages/site.ts';
import { seriousFaultsOf, wcagAxeFor } from '../../support/axe.ts';
import { takePicture } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

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
async function writeToSupport(site: Site): Promise<void> {
  const opened = site.page.waitForEvent('popup');
  await site.closed.contact.click();
  const support = siteOf(await opened, 'lotus');
  const { help } = support;
  await support.page.waitForURL(support.address('/helpmc'));
  await expect(help.title).toBeVisible();
  await expect(support.page).toHaveTitle(`${support.text('shell:content.help')} · Lotus`);
  await expect(help.questions.filter({ visible: true })).not.toHaveCount(0);
  await help.message.fill('Tài khoản của tôi có được giữ nguyên không?');
  await help.send.click();
  await expect(help.sent).toBeVisible();
  await support.page.close();
}

/** Looks at the page in both themes and sizes; what axe finds serious. */
async function seriousFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `lotus-${name}-${colorScheme}-${size}`);
      faults.push(...(await seriousFaultsOf(wcagAxeFor(page))).map(({ id }) => id));
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
    const site = siteOf(page, 'lotus');
    const { closed, header, text } = site;
    await setSystemStatus(operator, 'lotus', status);
    await site.open('/rng');
    await expect(closed.title(name)).toBeVisible();
    await expect(header.banner).toHaveCount(0);
    await expect(page).toHaveTitle(`${text(`shell:${name}.title`)} · Lotus`);
    await writeToSupport(site);
    if (name === 'region') {
      await expect(page.getByText('127.0.0.1')).toBeVisible();
      await expect(page.getByText(text('shell:region.country'), { exact: true })).toBeVisible();
    }
    expect(await seriousFaults(page, name)).toEqual([]);
    await setSystemStatus(operator, 'lotus', 0);
    await expect(header.banner).toBeVisible();
  });
