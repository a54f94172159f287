import { randomUUID } from 'node:crypto';
import { type ProviderTotals, providerTotals, type RoundState, roundState } from '@tessera/wallet-protocol/messages';
import { signedPost } from '@tessera/wallet-protocol/signed-post';
import * as v from 'valibot';

/** The two questions that the operator has for a provider. Both throw when it can't be reached or the signal aborts. */
export interface ProviderClient {
  stateOf(roundId: string, signal?: AbortSignal): Promise<RoundState>;
  totals(signal?: AbortSignal): Promise<ProviderTotals>;
}

const deadlineMs = 5000;

export function createProviderClient(url: string, secret: string): ProviderClient {
  const ask = (path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> =>
    signedPost(`${url}/operator/v1/${path}`, secret, { requestId: randomUUID(), ...body }, { deadlineMs, signal });
  return {
    stateOf: async (roundId, signal) => v.parse(roundState, await ask('round', { roundId }, signal)).state,
    totals: async (signal) => v.parse(providerTotals, await ask('totals', {}, signal)),
  };
}
