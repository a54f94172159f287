/** The steps at which a release can fail in a page. */
export const loadSteps = ['registry', 'integrity', 'download', 'share', 'contract', 'render'] as const;
export type LoadStep = (typeof loadSteps)[number];

/** Parts of one release that are counted by themselves at most. */
export const MOST_REPORTED_PARTS = 200;

/** A page has begun to use parts of a canary: `used` has their keys; of the shell, which is no sum of parts, it is empty. */
export interface UseReport {
  readonly remote: string;
  readonly version: string;
  readonly used: readonly string[];
}

/** A release has failed in a page. */
export interface FailureReport {
  readonly remote: string;
  readonly version: string;
  readonly step: LoadStep;
  /** Key of the part that failed; missing from the shell's, and in reports of shells that were built before this existed. */
  readonly part?: string | undefined;
  /** The id that the page shows with the failure. */
  readonly id: string;
}

/** What a page says of a release, to `/edge/reports`: nothing of who saw it. */
export type PageReport = UseReport | FailureReport;

/** Visitors, each counted once in ten minutes. */
export interface VisitorCount {
  /** Who used it, those among them for whom it failed. */
  readonly visitors: number;
  /** For how many it failed, by the step that failed first. */
  readonly failures: Readonly<Record<string, number>>;
}

/** What an edge has seen of a canary since its last report. */
export interface ReleaseReport {
  readonly remote: string;
  readonly version: string;
  readonly whole: VisitorCount;
  /** By the key of the part. */
  readonly parts: Readonly<Record<string, VisitorCount>>;
}
