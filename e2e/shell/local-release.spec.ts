import { siteOf } from '../pages/site.ts';
import { site } from '../support/addresses.ts';
import { appearance } from '../support/appearance.ts';
import { copyOfSources, develop } from '../support/local-release.ts';
import { likeMessage } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

// The page looks for the developer's machine after it has gone.
test.use({ expected: { errors: [/net::ERR_(?:CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/] } });

test("a developer's release is in his browser only, follows its sources, and ends with its server", async ({
  page,
  browser,
}) => {
  const sources = copyOfSources('promotions');
  const entitle = (title: string) => sources.retitle((messages) => Object.assign(messages.list, { title }));
  entitle('내 프로모션');
  const dev = await develop('promotions', sources.dir, site('aurora'));
  try {
    const aurora = siteOf(page, 'aurora');
    const banner = page.getByRole('region', { name: aurora.text('shell:overrides.name') });
    const saying = (state: string) => banner.getByText(likeMessage(aurora.text(`shell:overrides.states.${state}`)));
    await page.goto(dev.address.replace('/#', '/promotions#'));
    await page.getByRole('button', { name: aurora.text('shell:overrides.ask.use') }).click();
    await expect(saying('running')).toBeVisible();
    expect(page.url()).not.toContain('override');
    await expect(aurora.title('내 프로모션')).toBeVisible();

    const elsewhere = await browser.newContext(appearance);
    const other = siteOf(await elsewhere.newPage(), 'aurora');
    await other.open('/promotions');
    await expect(other.promotions.title).toBeVisible();
    await expect(other.page.getByRole('region', { name: aurora.text('shell:overrides.name') })).toHaveCount(0);
    await elsewhere.close();

    // Lost if the page is loaded anew.
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    entitle('새 프로모션');
    await expect(aurora.title('새 프로모션')).toBeVisible();
    expect(await dev.stop()).toBe(0);
    await expect(saying('stopped')).toBeVisible();
    await expect(aurora.promotions.title).toBeVisible();
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);

    await banner.getByRole('button', { name: aurora.text('shell:overrides.leave') }).click();
    await expect(banner).toHaveCount(0);
    await expect(aurora.promotions.title).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'overrides' }));
  } finally {
    await dev.stop();
  }
});
