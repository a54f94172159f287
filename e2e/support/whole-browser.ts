import { chromiumPath } from '../../deploy/start/src/system-packages.ts';
import { chromiumArgs } from './chromium-args.ts';

/** For what Chromium does only with windows of its own: the clipboard, and pages that come back as they were. */
export const wholeBrowser = { launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } };
