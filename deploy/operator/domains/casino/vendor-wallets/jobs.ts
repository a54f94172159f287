import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CasinoNeeds } from '../needs.ts';
import { askAboutTransfers } from './carry-out.ts';
import { recallLeftOver } from './left-over.ts';

/** What keeps money at vendors from being lost or forgotten. */
export const transferJobs = (context: CasinoNeeds): readonly Job[] => [
  { name: 'games.transfers', everyMs: 2000, run: (_now, signal) => askAboutTransfers(context, signal) },
  { name: 'games.left-over', everyMs: minuteMs / 2, run: (_now, signal) => recallLeftOver(context, signal) },
];
