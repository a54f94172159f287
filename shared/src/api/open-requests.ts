import { bus } from '../events/the-bus.ts';
import { session$, sessionState } from '../session/session.ts';
import { readStored, removeStored, writeStored } from '../session/storage.ts';
import type { StoredValue } from '../session/storage-keys.ts';

/** A request for money that was sent, or was about to be, and whose outcome this tab does not know. */
export type OpenRequest = StoredValue<'openRequests'>[number];
export type MoneyRequestKind = OpenRequest['kind'];

/** Last known content; the end of any session clears the storage. */
let latest: readonly OpenRequest[] = [];
/** Of accounts that have signed out here: removed from storage, but remembered while the tab is open. */
let signedOut: readonly OpenRequest[] = [];
let isFollowing = false;

function followSession(): void {
  isFollowing = true;
  session$.subscribe(({ role }) => {
    if (role === 'visitor' && latest.length > 0) write(latest);
  });
  bus.on('auth:signed-out', 'api').subscribe(({ account, reason }) => {
    if (reason !== 'chosen') return;
    signedOut = latest.filter((request) => request.account === account);
    write(latest.filter((request) => request.account !== account));
  });
}

function read(): readonly OpenRequest[] {
  const stored = readStored('openRequests') ?? [];
  const current = requestingAccount();
  const comingBack = signedOut.filter(({ account, id }) => account === current && stored.every((one) => one.id !== id));
  latest = [...stored, ...comingBack];
  if (!isFollowing) followSession();
  return latest;
}

/** From now on, open requests survive a session that only expires. */
export const followOpenRequests = (): void => void read();

function write(requests: readonly OpenRequest[]): void {
  latest = requests;
  if (requests.length > 0) writeStored('openRequests', [...requests]);
  else removeStored('openRequests');
}

/** The account whose requests count; read from storage while the session is being restored after a reload. */
export function requestingAccount(): string | undefined {
  const session = sessionState();
  if ('member' in session) return session.member.account;
  return session.role === 'restoring' ? readStored('account') : undefined;
}

/** The open request of that kind for the current account. */
export function openRequest(kind: MoneyRequestKind): OpenRequest | undefined {
  const account = requestingAccount();
  return read().find((request) => request.kind === kind && request.account === account);
}

/** Whether any account that was signed in here has an open request of the kind; the current visitor may be one of them. */
export const isRequestOpen = (kind: MoneyRequestKind): boolean => read().some((request) => request.kind === kind);

export function rememberRequest(request: OpenRequest): void {
  write([...read(), request]);
}

export function forgetRequest(id: string): void {
  signedOut = signedOut.filter((request) => request.id !== id);
  write(read().filter((request) => request.id !== id));
}

/** Simulates a new tab: forgets the requests of accounts that signed out here. */
export function forgetSignedOut(): void {
  signedOut = [];
}
