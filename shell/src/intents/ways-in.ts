import type { IntentName } from '@tessera/shared/intents';
import { type SessionState, sessionState, useSession } from '@tessera/shared/session';
import { isSwitchOn, useSwitchSet } from '@tessera/shared/switches';
import type { IconName } from '@tessera/shared/ui/icons';
import { liveNow } from '../remotes/live-remotes.ts';

/** A door into an account, as every menu and button shows it. */
export interface WayIn {
  readonly intent: 'start-free-play' | 'sign-in' | 'register';
  readonly icon: IconName;
  /** Key in the shell's namespace. */
  readonly label: string;
}
type Role = SessionState['role'];

const ways: readonly (WayIn & { readonly roles: readonly Role[]; readonly isOn: () => boolean })[] = [
  {
    ...{ intent: 'start-free-play', icon: 'play', label: 'visitor.freePlay', roles: ['visitor'] },
    isOn: () => isSwitchOn('FREEPLAY3'),
  },
  {
    ...{ intent: 'sign-in', icon: 'sign-in', label: 'visitor.signIn', roles: ['visitor', 'trial'] },
    isOn: () => true,
  },
  {
    ...{ intent: 'register', icon: 'invite', label: 'visitor.register', roles: ['visitor', 'trial'] },
    isOn: () => isSwitchOn('REG3') && (isSwitchOn('USERNAMEREG3') || isSwitchOn('MOBILENUMREG3')),
  },
];

const isProvided = (name: IntentName): boolean => liveNow().some(({ contract }) => contract.provides[name]);

/**
 * The doors for whoever is here: a trial account has those to a full one, a full one none. Each is there only while
 * somebody provides it and its switch is on, so a browse-only site has none (decision 13).
 */
export function waysIn(): readonly WayIn[] {
  const { role } = sessionState();
  return ways.filter(({ intent, roles, isOn }) => roles.includes(role) && isProvided(intent) && isOn());
}

/** `waysIn` as it changes with the switches and the session. */
export function useWaysIn(): readonly WayIn[] {
  useSwitchSet();
  useSession();
  return waysIn();
}

/**
 * Whether no centre can open for whoever is here: a trial account needs a full one first (spec §5), and a visitor of a
 * site that nobody can sign in to stays one (decision 13). What leads into a centre isn't offered to them.
 */
export function useIsKeptOut(): boolean {
  useSwitchSet();
  const { role } = useSession();
  return role === 'trial' || (role === 'visitor' && !isProvided('sign-in'));
}
