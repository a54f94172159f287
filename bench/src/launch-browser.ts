import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../../deploy/start/src/system-packages.ts';
import { chromiumArgs } from '../../e2e/support/chromium-args.ts';

/**
 * A browser for a bench. `ensureSystemPackages` comes before it, for the fonts of all languages: a page whose letters have no font
 * shifts when its own comes.
 */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });
}
