import { call, isCallMissing } from '@tessera/shared/api';
import { type AccountChange, accountChanges, bus } from '@tessera/shared/events';
import { pageQueries, setPushed } from '@tessera/shared/query';
import { currentMember, session$ } from '@tessera/shared/session';
import { followAccount } from '@tessera/shared/wire/auth';
import { liveStream } from './server-pushes.ts';

/** Changes within this time after an announced one are announced together. */
const gatherMs = 1_000;
const retryMs = 15_000;

/** The member of the stream's page, and what is to be announced. */
let member: string | undefined;
let wasOpen = false;
let waiting = new Set<AccountChange>();
let pause: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

function announce(kinds: readonly AccountChange[]): void {
  for (const kind of kinds) waiting.add(kind);
  if (pause !== undefined || waiting.size === 0) return;
  const now = [...waiting];
  waiting = new Set();
  pause = setTimeout(() => {
    pause = undefined;
    announce([]);
  }, gatherMs);
  if (currentMember()) bus.emit('shell', 'shell:account-changed', { kinds: now });
}

const isKnown = (kind: string): kind is AccountChange => accountChanges.some((known) => known === kind);

function close(): void {
  clearTimeout(retry);
  setPushed(false);
}

/** Fetches again what this page shows and polls; what it does not show is fetched when it is opened. */
const refetchPolled = (): Promise<void> =>
  pageQueries().refetchQueries({
    type: 'active',
    predicate: ({ observers }) => observers.some(({ options }) => options.refetchInterval !== undefined),
  });

/** The edge knows whose stream it is. */
function open(): void {
  setPushed(true);
  // No change during the interruption was announced. At first only what is shown may be older than the channel, and an
  // announcement would load the code of remotes that show nothing.
  if (wasOpen) announce(accountChanges);
  else refetchPolled().catch((cause: unknown) => console.error('[session]', cause));
  wasOpen = true;
}

/** Names the member of the stream to the edge, again after a while without an answer. Operators without this call: pages poll. */
async function follow(id: string): Promise<void> {
  const answer = await call(followAccount, { stream: id });
  if (answer.ok || isCallMissing(answer.error) || liveStream.get()?.id !== id || !currentMember()) return;
  // Until it succeeds the page polls as if it had no channel.
  close();
  retry = setTimeout(() => void follow(id), retryMs * (0.5 + Math.random()));
}

function start(): void {
  close();
  const stream = liveStream.get();
  const now = currentMember()?.id;
  if (now !== member) {
    member = now;
    wasOpen = false;
    waiting = new Set();
  }
  if (stream && now !== undefined) void follow(stream.id);
}

let stop: (() => void) | undefined;

/** Follows what changes for the account of this tab, on whatever device: `shell:account-changed`, at most once a second. */
export function followAccountChanges(): void {
  stop?.();
  const seen = new WeakSet<EventSource>();
  const leaveStream = liveStream.value$.subscribe((stream) => {
    if (stream && !seen.has(stream.source)) {
      seen.add(stream.source);
      stream.source.addEventListener('following', ({ data }) => data === liveStream.get()?.id && open());
      stream.source.addEventListener('changed', ({ data }) => announce(String(data).split(' ').filter(isKnown)));
    }
    start();
  });
  const leaveSession = session$.subscribe(() => currentMember()?.id !== member && start());
  stop = () => {
    leaveStream.unsubscribe();
    leaveSession.unsubscribe();
    close();
  };
}
