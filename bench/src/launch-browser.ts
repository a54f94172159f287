import { type Browser, chromium } from 'playwright-core';
import { chromiumPath, ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { chromiumArgs } from '../../e2e/support/chromium-args.ts';

/** A browser for a bench, on a machine that has fonts for all languages: a page whose letters have no font shifts when its own comes. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  ensureSystemPackages();
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });
}
