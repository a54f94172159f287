import { clearDataDir } from './data-dir.ts';
import { sayAndFail } from './say.ts';
import { CannotStart, readSettings } from './settings.ts';

/** Starts over: the data is gone, what was built stays. */
try {
  const { dataDir } = readSettings();
  // What else lives in that database is not known here, and half a reset would part the ledger from its keys.
  if (process.env.DATABASE_URL)
    throw new CannotStart(
      'The ledger is in the database of DATABASE_URL: empty that database first, then reset without DATABASE_URL.',
    );
  clearDataDir(dataDir);
  console.log(`${dataDir} is empty; the next npm start seeds the sandbox anew.`);
} catch (cause) {
  sayAndFail(cause);
}
