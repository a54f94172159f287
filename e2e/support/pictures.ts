import type { Page } from '@playwright/test';

/** Where pictures go: beside the other results, or into the documents when they are to be kept. */
const FOLDER = process.env.TESSERA_KEEP_PICTURES ? 'docs/screens' : 'test-results/screens';

/** Takes a picture of what is on screen, for people to look at. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 80 });
}

/** A file to send as proof: one dark pixel. */
export const proofPicture = {
  name: 'account.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;
