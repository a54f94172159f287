import type { IntentName } from '@tessera/shared/intents';
import { isSwitchOn, useSwitchSet } from '@tessera/shared/switches';
import { liveNow } from '../remotes/live-remotes.ts';

/** By which doors somebody gets into an account here. */
export interface WaysIn {
  readonly canTry: boolean;
  readonly canSignIn: boolean;
  readonly canRegister: boolean;
}

/** Each way is there only while somebody provides it and its switch is on, so a browse-only site has none (decision 13). */
export function waysIn(): WaysIn {
  const live = liveNow();
  const isProvided = (name: IntentName) => live.some((release) => release.contract.provides[name]);
  return {
    canTry: isProvided('start-free-play') && isSwitchOn('FREEPLAY3'),
    canSignIn: isProvided('sign-in'),
    canRegister: isProvided('register') && (isSwitchOn('USERNAMEREG3') || isSwitchOn('MOBILENUMREG3')),
  };
}

/** `waysIn` as it changes with the switches. */
export function useWaysIn(): WaysIn {
  useSwitchSet();
  return waysIn();
}
