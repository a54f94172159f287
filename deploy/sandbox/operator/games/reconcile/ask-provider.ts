import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signedPost } from '../../../provider/protocol/signed-post.ts';
import {
  type ProviderTotals,
  providerTotals,
  type RoundState,
  roundState,
} from '../../../provider/protocol/wallet-protocol.ts';

/** The two questions that the operator has for a provider. Both throw when it can't be reached. */
export interface ProviderDesk {
  stateOf(roundId: string): Promise<RoundState>;
  totals(): Promise<ProviderTotals>;
}

const deadlineMs = 5000;

export function createProviderDesk(url: string, secret: string): ProviderDesk {
  const ask = (path: string, body: object): Promise<unknown> =>
    signedPost(`${url}/operator/v1/${path}`, secret, { requestId: randomUUID(), ...body }, deadlineMs);
  return {
    stateOf: async (roundId) => v.parse(roundState, await ask('round', { roundId })).state,
    totals: async () => v.parse(providerTotals, await ask('totals', {})),
  };
}
