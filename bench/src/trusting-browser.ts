import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';

/** A browser that trusts this certificate: of a site with one that it only tolerates, a browser caches nothing. */
export function trustingBrowser(certificate: string): Promise<Browser> {
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return launchBrowser([`--ignore-certificate-errors-spki-list=${hash}`]);
}
