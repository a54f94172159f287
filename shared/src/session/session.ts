import { useSyncExternalStore } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';
import { bus } from '../events/the-bus.ts';
import { forgetPassword } from './held-password.ts';
import { type Member, type SessionState, stateOf } from './state.ts';
import { clearSessionStorage, writeStored } from './storage.ts';
import { dropToken } from './token.ts';

const current = new BehaviorSubject<SessionState>({ role: 'visitor' });

/** The session as it is and becomes. */
export const session$: Observable<SessionState> = current.asObservable();
/** The session at this moment, for code outside of React. */
export const sessionState = (): SessionState => current.value;

/** The account at the screen, if there is one. */
export function currentMember(): Member | undefined {
  return 'member' in current.value ? current.value.member : undefined;
}

/** A token was found at start; who it belongs to is not known yet. */
export function beginRestoring(): void {
  current.next({ role: 'restoring' });
}

/** Enters a member's data after sign-in or restore, and tells the house. */
export function enterMember(member: Member): void {
  const before = currentMember();
  const state = stateOf(member);
  writeStored('account', member.account);
  writeStored('username', member.account);
  writeStored('nickname', member.nickname);
  writeStored('customerId', member.id);
  writeStored('isAgent', state.role === 'agent');
  writeStored('toUpline', member.toUpline);
  writeStored('memberLabel', [...member.memberLabel]);
  current.next(state);
  if (before?.id !== member.id && 'member' in state)
    bus.emit('auth', 'auth:signed-in', { account: member.account, role: state.role });
}

/** Leaves the account in this tab and tells the others; safe to call twice. */
export function leaveSession(reason: 'chosen' | 'expired' | 'replaced'): void {
  const account = currentMember()?.account;
  const wasVisitor = current.value.role === 'visitor';
  dropToken();
  forgetPassword();
  clearSessionStorage();
  for (const owner of ['auth', 'wallet', 'promotions']) bus.forget(owner);
  current.next({ role: 'visitor' });
  if (!wasVisitor && account) bus.emit('auth', 'auth:signed-out', { account, reason });
}

/** Hears a sign-out in another tab: the same account leaves here too, another account is none of its business (decision 10). */
export function followOtherTabs(): void {
  bus.on('auth:signed-out', 'session').subscribe(({ account }) => {
    if (currentMember()?.account === account) leaveSession('chosen');
  });
}

function subscribe(changed: () => void): () => void {
  const subscription = current.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** The session, kept current. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}
