import type { CentreId, Target } from '@tessera/shared/contract';
import type {
  IntentAnswer,
  IntentHandler,
  IntentName,
  IntentParams,
  IntentResult,
  IntentRouter,
} from '@tessera/shared/intents';
import { loadPartOrFallBack } from '../remotes/fallback.ts';
import { liveNow } from '../remotes/live-remotes.ts';
import { follow } from '../routing/navigation.ts';
import { openSupport } from '../support/open-support.ts';
import { enterCentre } from './enter-centre.ts';

const opensCentre = async (centre: CentreId, page?: string): Promise<void> => {
  await enterCentre(centre, page);
};

/** The result of an intent whose target gives none itself. */
const silentResults: { readonly [Name in IntentName]?: IntentResult<Name> } = {
  'sign-in': { isSignedIn: false },
  'sign-out': { isSignedOut: false },
  register: { isSignedIn: false },
  'start-free-play': { isSignedIn: false },
  'set-payment-password': { isSet: false },
  'launch-game': { isLaunched: false },
};

/** Routes an intent to its provider, as the contracts declare; an absent provider is a typed answer. */
export const routeIntent: IntentRouter = async <Name extends IntentName>(
  name: Name,
  params: IntentParams<Name>,
): Promise<IntentAnswer<Name>> => {
  if (name === 'open-centre') {
    const { centre, page, id } = params as IntentParams<'open-centre'>;
    await enterCentre(centre, page && id ? `${page}?id=${encodeURIComponent(id)}` : page);
    return { status: 'done', result: undefined as IntentResult<Name> };
  }
  if (name === 'contact-support') {
    await openSupport();
    return { status: 'done', result: undefined as IntentResult<Name> };
  }
  const release = liveNow().find(({ contract }) => contract.provides[name]);
  const provision = release?.contract.provides[name];
  if (!release || !provision) return { status: 'unavailable' };
  if ('run' in provision) {
    const handler = await loadPartOrFallBack<IntentHandler<Name>>(release, `intent:${name}`);
    return { status: 'done', result: await handler(params) };
  }
  const result = await follow(provision as Target, params, opensCentre);
  return { status: 'done', result: (result ?? silentResults[name]) as IntentResult<Name> };
};
