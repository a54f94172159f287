import type { Locator, Page } from '@playwright/test';
import { type Site, siteOf } from '../pages/site.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

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

async function openPictures({ header, security }: Site): Promise<void> {
  await header.chooseOfAccount('auth:menu.account');
  await security.pictureRow.click();
}

test('an account picture, drawn or one’s own, stays in the header after a reload; a wrong file changes nothing; a removed picture is gone', async ({
  page,
}) => {
  test.slow();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const site = siteOf(page, 'aurora');
  const { header, member, security } = site;
  const account = await register(site);
  const give = (name: string, buffer: Buffer) =>
    security.uploadPicture.setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(header.account).toContainText(account[0] ?? '');
  await openPictures(site);
  const picture = header.accountPicture;
  await expect(picture).toHaveCount(0);

  // A tab that was opened from this one is the same member's.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/help'));
  const elsewhere = siteOf(await opened, 'aurora').header;
  await expect(elsewhere.account).toContainText(account[0] ?? '');
  await security.drawnPicture('fox').click();
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
  await expect(elsewhere.accountPicture).toHaveAttribute('src', /^data:image\/svg/);
  expect((await seen(picture)).width).toBe(240);

  await give('me.txt', await stripes(page, 'image/jpeg'));
  await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
  const green = [0, 1, 0, 1];
  expect(await seen(picture)).toEqual({ width: 256, height: 256, corners: [green, green] });
  const mine = await picture.getAttribute('src');

  const png = await stripes(page, 'image/png');
  for (const [name, bytes, error] of [
    ['large.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'picture_too_large'],
    ['half.png', png.subarray(0, 60), 'picture_invalid'],
    ['page.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_invalid'],
  ] as const) {
    await give(name, bytes);
    await expect(security.error(error)).toBeVisible();
    expect(await picture.getAttribute('src')).toBe(mine);
  }

  await page.reload();
  await expect(picture).toHaveAttribute('src', mine ?? '');
  await member.close.click();
  await expect(picture).toHaveAttribute('src', mine ?? '');

  await openPictures(site);
  await security.removePicture.click();
  await expect(picture).toHaveCount(0);
  await expect(header.account).toContainText(account[0] ?? '');
  expect(blocked).toEqual([]);
});
