import { ROOT } from '../../deploy/start/src/settings.ts';

/** Where a whole run leaves what it has observed, for the table. */
export const resultsFolder = `${ROOT}/.tessera/faults`;
