import type { Locator, Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words, wordsLike } from '../support/words.ts';

const say = (key: string) => words('aurora', key);
/** The account's button. A centre lies over the header, which is seen all the same. */
const header = (page: Page) =>
  page.getByRole('button', { name: wordsLike('aurora', 'shell:account.menu'), includeHidden: true });

/** A picture whose left third is red, middle green and right third blue, as this browser writes it. */
async function stripes(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const address = await page.evaluate((format) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 400 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [at, colour] of ['#f00', '#0f0', '#00f'].entries()) {
      pen.fillStyle = colour;
      pen.fillRect(at * 400, 0, 400, 400);
    }
    return canvas.toDataURL(format);
  }, type);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Size and the colours near two opposite corners of what an image shows. */
const seen = (image: Locator) =>
  image.evaluate(async (element) => {
    const shown = element as HTMLImageElement;
    await shown.decode();
    const { naturalWidth: width, naturalHeight: height } = shown;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    pen?.drawImage(shown, 0, 0);
    const at = (x: number, y: number) =>
      [...(pen?.getImageData(x, y, 1, 1).data ?? [])].map((c) => Math.round(c / 255));
    return { width, height, corners: [at(8, 8), at(width - 8, height - 8)] };
  });

async function openPictures(page: Page): Promise<void> {
  await page.goto(`${site('aurora')}/member/securityCenter`);
  await page.getByRole('button', { name: new RegExp(`^${say('auth:picture.title')}: `) }).click();
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(say('auth:picture.upload')).setInputFiles({ name, mimeType: 'image/png', buffer });

test('a drawn picture, then one’s own, stands in the header and after a reload too; a wrong one changes nothing; and it goes', async ({
  page,
}) => {
  test.slow();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const account = await register(page, 'aurora');
  await expect(header(page)).toContainText(account[0] ?? '');
  await openPictures(page);
  const picture = header(page).locator('img');
  await expect(picture).toHaveCount(0);

  // A tab that was opened from this one is the same member's.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/help'));
  const elsewhere = header(await opened);
  await expect(elsewhere).toContainText(account[0] ?? '');
  await page.getByRole('button', { name: say('auth:picture.drawn.fox'), exact: true }).click();
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
  await expect(elsewhere.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  expect((await seen(picture)).width).toBe(240);

  await give(page, 'me.txt', await stripes(page, 'image/jpeg'));
  await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
  const green = [0, 1, 0, 1];
  expect(await seen(picture)).toEqual({ width: 256, height: 256, corners: [green, green] });
  const mine = await picture.getAttribute('src');

  const png = await stripes(page, 'image/png');
  for (const [name, bytes, told] of [
    ['large.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'too_large'],
    ['half.png', png.subarray(0, 60), 'invalid'],
    ['page.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid'],
  ] as const) {
    await give(page, name, bytes);
    await expect(page.getByText(say(`auth:error.picture_${told}`))).toBeVisible();
    expect(await picture.getAttribute('src')).toBe(mine);
  }

  await page.reload();
  await expect(picture).toHaveAttribute('src', mine ?? '');
  await page.goto(`${site('aurora')}/index`);
  await expect(picture).toHaveAttribute('src', mine ?? '');

  await openPictures(page);
  await page.getByRole('button', { name: say('auth:picture.remove') }).click();
  await expect(picture).toHaveCount(0);
  await expect(header(page)).toContainText(account[0] ?? '');
  expect(blocked).toEqual([]);
});
