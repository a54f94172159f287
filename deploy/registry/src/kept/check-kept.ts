// A static check: the tarballs are whole and within their budget, and all kept releases fit each other and the sources.
import { keptFaults } from './kept-releases.ts';
import { readSkew, skewFaults } from './skew.ts';

const broken = keptFaults();
const faults = broken.length > 0 ? broken : skewFaults(await readSkew());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
