import { i18n } from '@tessera/shared/i18n';
import { ask, type IntentName } from '@tessera/shared/intents';
import { type SessionState, sessionState, useSession } from '@tessera/shared/session';
import { type SwitchSet, useSwitchSet } from '@tessera/shared/switches';
import type { IconName } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { liveNow, type Release, switchesNow, useLiveReleases } from '../remotes/live-remotes.ts';

/** An option to sign in or register, shown in menus and buttons. */
export interface SignInOption {
  readonly intent: 'start-free-play' | 'sign-in' | 'register';
  readonly icon: IconName;
  /** Key in the shell's namespace. */
  readonly label: string;
}
type Role = SessionState['role'];

const options: readonly (SignInOption & {
  readonly roles: readonly Role[];
  readonly isOn: (switches: SwitchSet) => boolean;
})[] = [
  {
    ...{ intent: 'start-free-play', icon: 'play', label: 'visitor.freePlay', roles: ['visitor'] },
    isOn: (switches) => switches.isOn('FREEPLAY3'),
  },
  {
    ...{ intent: 'sign-in', icon: 'sign-in', label: 'visitor.signIn', roles: ['visitor', 'trial'] },
    isOn: () => true,
  },
  {
    ...{ intent: 'register', icon: 'invite', label: 'visitor.register', roles: ['visitor', 'trial'] },
    isOn: (switches) => switches.isOn('REG3') && (switches.isOn('USERNAMEREG3') || switches.isOn('MOBILENUMREG3')),
  },
];

const isProvided = (name: IntentName, releases: readonly Release[]): boolean =>
  releases.some(({ contract }) => contract.provides[name]);

const optionsFor = (role: Role, switches: SwitchSet, releases: readonly Release[]): readonly SignInOption[] =>
  options.filter(({ intent, roles, isOn }) => roles.includes(role) && isProvided(intent, releases) && isOn(switches));

/**
 * The options for the current session: a trial account has those that lead to a full account, a full account none. Each
 * needs a provider and its switch, so a browse-only site has none (decision 13).
 */
export const signInOptions = (): readonly SignInOption[] => optionsFor(sessionState().role, switchesNow(), liveNow());

/** `signInOptions` that updates with the switches, the releases and the session. */
export const useSignInOptions = (): readonly SignInOption[] =>
  optionsFor(useSession().role, useSwitchSet(), useLiveReleases());

/**
 * Whether the current session can open no centre: a trial account needs a full one first (spec §5), and a visitor of a
 * site without sign-in stays a visitor (decision 13). Links into a centre are hidden from them.
 */
export function useAreCentresClosed(): boolean {
  const releases = useLiveReleases();
  const { role } = useSession();
  return role === 'trial' || (role === 'visitor' && !isProvided('sign-in', releases));
}

const asking = {
  'start-free-play': () => ask('start-free-play', {}),
  'sign-in': () => ask('sign-in', {}),
  register: () => ask('register', {}),
};

/** Asks for the option's intent; shows an error if it fails. */
export async function openSignInOption({ intent }: SignInOption): Promise<void> {
  const answer = await asking[intent]();
  if (answer.status === 'done') return;
  if (answer.status === 'failed') console.error('[sign-in]', answer.cause);
  toast.show({ id: 'sign-in-option', tone: 'danger', title: i18n.t('visitor.failed', { ns: 'shell' }) });
}
