import { rmSync } from 'node:fs';
import { readSettings } from './settings.ts';

/** Starts over: the data is gone, what was built stays. */
const { dataDir } = readSettings();
rmSync(dataDir, { recursive: true, force: true });
console.log(`${dataDir} is empty; the next npm start seeds the sandbox anew.`);
