import type { Observable } from 'rxjs';
import { bus } from '../events/the-bus.ts';
import { createStore } from '../store/store.ts';
import { forgetContractKinds } from './contract-kinds.ts';
import { removeCookie, writeCookie } from './cookies.ts';
import { forgetPassword } from './password-in-memory.ts';
import { shownName } from './shown-name.ts';
import { type Member, type SessionState, stateOf } from './state.ts';
import { clearSessionStorage, readStored, writeStored } from './storage.ts';
import { dropToken } from './token.ts';

const visitor: SessionState = { role: 'visitor' };
/** The session that the edge has rendered the page with. */
let rendered: SessionState = visitor;
const current = createStore<SessionState>(visitor, { rendered: () => rendered });

/**
 * Marks the page as rendered for a browser with an account. The edge does not know which, so it renders as while a session is being
 * restored. Call it before anything renders.
 */
export const setRenderedForAccount = (): void => {
  rendered = { role: 'restoring' };
};

/** Whether the edge has rendered this page for a browser with an account. */
export const isRenderedForAccount = (): boolean => rendered.role === 'restoring';

/** The session and its changes. */
export const session$: Observable<SessionState> = current.value$;
/** The current session, for code outside of React. */
export const sessionState = (): SessionState => current.get();

/** The current account, if there is one. */
export function currentMember(): Member | undefined {
  const session = current.get();
  return 'member' in session ? session.member : undefined;
}

/** A token was found at start; its account is not known yet. */
export function beginRestoring(): void {
  const account = readStored('account');
  const named = account ? { name: shownName({ account, nickname: readStored('nickname') ?? '' }) } : {};
  writeCookie('signedIn', '1');
  current.set({ role: 'restoring', ...named });
}

/** No token was found at start. What an account of a tab that is closed has left is removed. */
export const beginAsVisitor = (): void => removeCookie('signedIn');

/** Enters a member after sign-in or restore, and emits `auth:signed-in`. */
export function enterMember(member: Member): void {
  const before = currentMember();
  const state = stateOf(member);
  writeCookie('signedIn', '1');
  writeStored('account', member.account);
  writeStored('username', member.account);
  writeStored('nickname', member.nickname);
  writeStored('customerId', member.id);
  writeStored('isAgent', state.role === 'agent');
  writeStored('toUpline', member.toUpline);
  writeStored('memberLabel', [...member.memberLabel]);
  current.set(state);
  if (before?.id !== member.id && 'member' in state)
    bus.emit('auth', 'auth:signed-in', { account: member.account, role: state.role });
}

/** Clears the account in this tab, emits `auth:signed-out`, and returns which account it was. */
function leave(reason: 'chosen' | 'expired' | 'replaced'): string | undefined {
  const account = currentMember()?.account;
  // The operator ends remembered sign-ins of this account together with the session; a trial has none.
  if (reason === 'chosen' && current.get().role !== 'trial') removeCookie('rememberedPassword');
  if (account || current.get().role === 'restoring') removeCookie('signedIn');
  dropToken();
  forgetPassword();
  clearSessionStorage(reason);
  forgetContractKinds();
  for (const owner of ['auth', 'wallet', 'promotions']) bus.forget(owner);
  current.set({ role: 'visitor' });
  if (account) bus.emit('auth', 'auth:signed-out', { account, reason });
  return account;
}

/**
 * Leaves the account; safe to call twice. A sign-out by the user also reaches the other tabs; an expired token is
 * this tab's own, and theirs may be valid.
 */
export function leaveSession(reason: 'chosen' | 'expired' | 'replaced'): void {
  const account = leave(reason);
  if (account && reason === 'chosen') bus.emit('auth', 'auth:account-left', { account });
}

/**
 * The cookie by which the edge knows an account's browser is of all its tabs, and one without an account removes it: the tab that
 * its visitor comes back to sets it again.
 */
export function keepAccountMarked(): void {
  const mark = () => {
    if (currentMember() || current.get().role === 'restoring') writeCookie('signedIn', '1');
  };
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, mark);
  document.addEventListener('visibilitychange', mark);
}

/**
 * Leaves the account when another tab does; ignores events for other accounts (decision 10). Each tab has its own
 * token, which `endSession` revokes before it is forgotten.
 */
export function followOtherTabs(endSession: () => void): void {
  bus.on('auth:account-left', 'session').subscribe(({ account }) => {
    const isRestoring = current.get().role === 'restoring';
    if ((isRestoring ? readStored('account') : currentMember()?.account) !== account) return;
    endSession();
    // Not emitted again: an echo would sign out a user who has returned by then.
    leave('chosen');
    // An account that was not restored yet has not signed in, but what this tab keeps of it has to go.
    if (isRestoring) bus.emit('auth', 'auth:signed-out', { account, reason: 'chosen' });
  });
}

/** The current session, as a hook. */
export const useSession = (): SessionState => current.use();
