import type { IntentAnswer, IntentName, IntentParams } from './intent-map.ts';

/** Routes an intent to the remote that provides it; installed by the shell at start. */
export type IntentRouter = <Name extends IntentName>(
  name: Name,
  params: IntentParams<Name>,
) => Promise<IntentAnswer<Name>>;

let installed: IntentRouter | undefined;

/** Called by the shell at start; until then every intent is unavailable. */
export function installIntentRouter(router: IntentRouter): void {
  installed = router;
}

/** Asks for an intent, whoever provides it. */
export async function ask<Name extends IntentName>(
  name: Name,
  params: IntentParams<Name>,
): Promise<IntentAnswer<Name>> {
  if (!installed) return { status: 'unavailable' };
  try {
    return await installed(name, params);
  } catch (cause) {
    return { status: 'failed', cause };
  }
}
