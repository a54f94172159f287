import type { PageRemote, PageReport, PageShell } from '@tessera/shared/registry';
import { whenIdle } from '@tessera/shared/when-idle';
import type { LoadFailure } from './load-failure.ts';

/** A page in which everything fails says so a few times. */
const MOST_FAILURES = 5;
/** A failure passes several places that may be the last to see it. */
const reported = new WeakSet<LoadFailure>();
let failuresSent = 0;

/** Reports a failure of a release once, with the id that its error shows, and nothing of who saw it. */
export function reportFailure(failure: LoadFailure, version: string, part?: string): void {
  if (reported.has(failure)) return;
  reported.add(failure);
  const { id, message, cause, remote, step } = failure;
  console.error(`[${id}] ${message}`, cause);
  if (failuresSent >= MOST_FAILURES) return;
  failuresSent += 1;
  send({ remote, version, step, id, ...(part === undefined ? {} : { part }) });
}

type Used = Pick<PageRemote | PageShell, 'id' | 'version' | 'isCanary'>;

/** Parts that the page has begun to use, by release. */
const used = new Map<string, Set<string>>();
/** Those that are not reported yet. */
let waiting = new Map<Used, string[]>();

/**
 * Reports, when the page is idle, that it uses a part of a canary, or its shell: what fails is judged by how many use it.
 * Of releases that everybody has, nothing is reported.
 */
export function reportUse(release: Used, part?: string): void {
  if (!release.isCanary) return;
  const name = `${release.id} ${release.version}`;
  const known = used.get(name);
  if (known && (part === undefined || known.has(part))) return;
  used.set(name, (known ?? new Set()).add(part ?? ''));
  if (waiting.size === 0) whenIdle(sendUses);
  const parts = waiting.get(release) ?? [];
  waiting.set(release, part === undefined ? parts : [...parts, part]);
}

function sendUses(): void {
  const all = waiting;
  waiting = new Map();
  for (const [{ id: remote, version }, parts] of all) send({ remote, version, used: parts });
}

function send(report: PageReport): void {
  // Missing in tests. A report that does not arrive is not sent again: others have the same release.
  navigator.sendBeacon?.('/edge/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
