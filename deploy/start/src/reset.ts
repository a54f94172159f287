import { clearDataDir } from './data-dir.ts';
import { printAndFail } from './print-and-fail.ts';
import { CannotStart, readSettings } from './settings.ts';

/** Deletes the data; the builds remain. */
try {
  const { dataDir } = readSettings();
  // That database may contain other data, and a partial reset would separate the ledger from its keys.
  if (process.env.DATABASE_URL)
    throw new CannotStart(
      'The ledger is in the database of DATABASE_URL: empty that database first, then reset without DATABASE_URL.',
    );
  clearDataDir(dataDir);
  console.log(`${dataDir} is empty; the next npm start creates the demo data again.`);
} catch (cause) {
  printAndFail(cause);
}
