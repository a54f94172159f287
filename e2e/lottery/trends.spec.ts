import { siteOf } from '../pages/site.ts';
import { radioIn } from '../pages/tab.ts';
import { focusGuards, wcagAxeFor } from '../support/axe.ts';
import { expect, visitorTest as test } from '../support/test.ts';

const shown = ['results', 'frequency', 'gaps', 'roads', 'runs', 'hot'] as const;

test.describe('results and trends on a phone', () => {
  test('each is a picture and the same as a table, which a reload keeps and a file says is simulated', async ({
    page,
  }) => {
    // Six trends in two forms, each looked at by axe.
    test.slow();
    const site = siteOf(page, 'aurora');
    const { text } = site;
    await page.setViewportSize({ width: 390, height: 844 });
    await site.open('/lottery?gameCode=PK10');
    await page.getByRole('link', { name: text('lottery:trends.open') }).click();
    const faults: string[] = [];
    for (const trend of shown) {
      await page.getByRole('tab', { name: text(`lottery:trends.tab.${trend}`), exact: true }).click();
      const panel = page.getByRole('tabpanel', { name: text(`lottery:trends.tab.${trend}`) });
      await expect(page.getByText(text('lottery:trends.note'))).toBeVisible();
      for (const form of ['picture', 'table'] as const) {
        await radioIn(panel, text(`lottery:trends.${form}`)).click({ force: true });
        await expect(form === 'table' ? panel.getByRole('table') : panel.locator('svg[role="img"]')).toBeVisible();
        const { violations } = await wcagAxeFor(page).exclude(focusGuards).analyze();
        faults.push(...violations.map(({ id, nodes }) => `${trend} as ${form}: ${id}: ${nodes[0]?.html}`));
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWider) faults.push(`${trend} as ${form} is wider than the screen`);
      }
    }
    expect(faults).toEqual([]);
    await page.reload();
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(/gameCode=PK10.*trend=hot.*as=table/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text('lottery:trends.export') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^simulated-PK10-[\d-]+-hot\.csv$/);
    const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n');
    expect(lines.slice(1).every((line) => line.startsWith(`${text('lottery:simulated')},`))).toBe(true);
    expect(lines.length).toBeGreaterThan(4);
  });

  for (const [brand, address, rows] of [
    ['aurora', '/lottery?gameCode=PK10', 20],
    // Of the seven days on sale, today's draw is over in the evening.
    ['lotus', '/vnlottery?gameCode=XSMB', 6],
    ['lotus', '/seaLottery?gameCode=THGOV', 1],
  ] as const)
    test(`the next draws of ${address} are listed, each with the hash of its seed before the draw`, async ({
      page,
    }) => {
      const site = siteOf(page, brand);
      const { text } = site;
      await page.setViewportSize({ width: 390, height: 844 });
      await site.open(`${address}&view=trends&trend=coming`);
      const table = page.getByRole('table', { name: text('lottery:trends.tab.coming') });
      const hashes = table.getByRole('button', { name: text('lottery:past.hash') });
      await expect.poll(() => hashes.count()).toBeGreaterThanOrEqual(rows);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await hashes.last().click();
      const dialog = page.getByRole('dialog', { name: text('lottery:proof.title') });
      await expect(dialog.getByText(text('lottery:proof.commitment'))).toBeVisible();
      await expect(dialog.getByText(/^[\da-f]{64}$/).first()).toBeVisible();
    });
});
