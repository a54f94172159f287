import type { LoadFailure } from '../remotes/load-failure.ts';

const reports: { readonly remote: string; readonly step: string; readonly id: string; readonly at: number }[] = [];

/** Tells of a failed contribution: to the console of the browser, and kept for whoever asks what happened on this page. */
export function reportFailure(failure: LoadFailure): void {
  reports.push({ remote: failure.remote, step: failure.step, id: failure.id, at: Date.now() });
  console.error(`[${failure.id}] ${failure.message}`, failure.cause);
}

export const failureReports = (): readonly (typeof reports)[number][] => reports;
