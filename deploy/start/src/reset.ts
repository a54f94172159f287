import { clearDataDir } from './data-dir.ts';
import { sayAndFail } from './say.ts';
import { readSettings } from './settings.ts';

/** Starts over: the data is gone, what was built stays. */
try {
  const { dataDir } = readSettings();
  clearDataDir(dataDir);
  console.log(`${dataDir} is empty; the next npm start seeds the sandbox anew.`);
} catch (cause) {
  sayAndFail(cause);
}
