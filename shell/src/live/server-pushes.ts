import { dropFirstAnswers, hasToken, onSiteClosed } from '@tessera/shared/api';
import { bus, type EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import type { Boot } from '@tessera/shared/registry';
import { createStore } from '@tessera/shared/store';
import { setSwitches } from '@tessera/shared/switches';
import { bootDocument, installBoot } from '../remotes/live-remotes.ts';
import { dropPageAhead } from '../routing/page-ahead.ts';
import { updateReleases } from './release-updates.ts';

/** The merchant's own wording of its seal and licence line, by language. */
export const licence = createStore<Boot['licence']>({});

/** Current system status (spec §2). */
export const systemStatus = createStore(0);

/** The stream of this page with the id that the edge gave it; undefined while there is none. */
export const liveStream = createStore<{ readonly source: EventSource; readonly id: string } | undefined>(undefined);

const POLL_MS = 15_000;
/** Three heartbeats of the edge: a connection can be gone without either side noticing. */
const SILENCE_MS = 45_000;

interface LivePart extends Pick<Boot, 'switches' | 'status' | 'location' | 'licence' | 'settingsVersion'> {
  /** Versions of the visitor's releases by id; missing from an edge of an older release. */
  readonly releases?: Readonly<Record<string, string>>;
}

let asking: Promise<void> | undefined;
let switches: string | undefined;

/**
 * Polls are ordered by when they were sent, pushes by when they arrive; anything older than the last one applied is
 * dropped.
 */
let order = 0;
let applied = 0;

function apply(live: LivePart, asOf: number): void {
  if (asOf < applied) return;
  applied = asOf;
  // The region page shows the visitor's current location.
  const before = bootDocument().settingsVersion;
  installBoot({ ...bootDocument(), location: live.location, settingsVersion: live.settingsVersion });
  systemStatus.set(live.status);
  if (live.settingsVersion !== before) applySettings(live);
  if (live.releases) updateReleases(live.releases);
  // Each stream starts with the current state, usually the one the page already has: then nothing is rendered again.
  const tree = JSON.stringify(live.switches);
  if (tree === (switches ?? JSON.stringify(bootDocument().switches))) return;
  switches = tree;
  dropPrefetched();
  setSwitches(live.switches);
  bus.emit('shell', 'shell:switches-changed', { at: Date.now() });
}

/** Answers that were not used yet, and the page that was rendered with them. */
function dropPrefetched(): void {
  dropFirstAnswers();
  dropPageAhead();
}

/** What is the same for every visitor may have changed with the settings: it is fetched again where it is on screen. */
function applySettings(live: LivePart): void {
  licence.set(live.licence);
  // Also what was not on screen yet, and would start with what came with the page.
  dropPrefetched();
  void pageQueries().invalidateQueries({ predicate: ({ meta }) => meta?.isPublic === true });
}

/** Emits the draws that the edge announces; the bus refuses and reports a malformed list. */
function announceDrawn(text: string): void {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    payload = text;
  }
  bus.emit('shell', 'shell:issues-drawn', payload as EventMap['shell:issues-drawn']);
}

/**
 * Follows the merchant's switches, settings and status, pushed by the edge and polled while the stream is down, and announces
 * draws.
 */
export function followServer(): void {
  // Each stream has an id of its own, and a new one when the edge may have missed something.
  liveStream.subscribe(() => bus.emit('shell', 'shell:live-interrupted', {}));
  let polling: ReturnType<typeof setInterval> | undefined;
  let current: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const waitForNext = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      void poll();
      open();
    }, SILENCE_MS);
  };
  const open = () => {
    current?.close();
    liveStream.set(undefined);
    const stream = new EventSource('/edge/live');
    current = stream;
    waitForNext();
    stream.addEventListener('heartbeat', waitForNext);
    stream.addEventListener('message', (message) => {
      waitForNext();
      apply(JSON.parse(message.data) as LivePart, ++order);
    });
    stream.addEventListener('stream', ({ data }) => liveStream.set({ source: stream, id: data }));
    stream.addEventListener('issues-drawn', ({ data }) => announceDrawn(String(data)));
    stream.addEventListener('session-ended', ({ data }) => {
      // Every open page of the merchant is notified; those of visitors do not even fetch the code.
      if (!hasToken()) return;
      import('./session-ended.ts')
        .then(({ leaveIfEnded }) => leaveIfEnded(String(data)))
        .catch((cause: unknown) => console.error('[session]', cause));
    });
    if (process.env.NODE_ENV !== 'production')
      stream.addEventListener(
        'builds',
        ({ data }) => void import('./watch-mode.ts').then(({ followBuilds }) => followBuilds(JSON.parse(data))),
      );
    stream.addEventListener('open', () => {
      clearInterval(polling);
      polling = undefined;
    });
    stream.addEventListener('error', () => {
      liveStream.set(undefined);
      polling ??= setInterval(poll, POLL_MS);
      // A browser reconnects a broken stream by itself, but not a refused one, for example while the operator is
      // unavailable.
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, POLL_MS);
    });
  };
  open();
  // The browser may keep a page that is left, and show it again as it was: then a new stream brings the current state.
  window.addEventListener('pagehide', () => {
    current?.close();
    clearTimeout(silence);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
  // A call may be refused for an address other than the stream's: fetch the status for that one.
  onSiteClosed(() => {
    if (systemStatus.get() === 0) asking ??= poll().finally(() => (asking = undefined));
  });
}

async function poll(): Promise<void> {
  const asOf = ++order;
  try {
    const answer = await fetch('/edge/live.json');
    if (answer.ok) apply((await answer.json()) as LivePart, asOf);
  } catch {
    // No network: the last state stays, and the next poll tries again (decision 9).
  }
}
