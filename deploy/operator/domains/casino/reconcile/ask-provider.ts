import { randomUUID } from 'node:crypto';
import {
  type ProvedRound,
  type ProviderTotals,
  providerName,
  providerTotals,
  type RoundState,
  roundProof,
  roundState,
} from '@tessera/wallet-protocol/messages';
import { signedPost } from '@tessera/wallet-protocol/signed-post';
import * as v from 'valibot';

/** The questions that the operator has for a provider. Each throws when it can't be reached or the signal aborts. */
export interface ProviderClient {
  /** Under which its rounds are booked. */
  readonly name: string;
  stateOf(roundId: string, signal?: AbortSignal): Promise<RoundState>;
  /** Null for a round that is not finished, or not kept any more. */
  proofOf(roundId: string): Promise<ProvedRound>;
  totals(signal?: AbortSignal): Promise<ProviderTotals>;
}

const deadlineMs = 5000;

export function createProviderClient(url: string, secret: string): ProviderClient {
  const ask = (path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> =>
    signedPost(`${url}/operator/v1/${path}`, secret, { requestId: randomUUID(), ...body }, { deadlineMs, signal });
  return {
    name: providerName,
    stateOf: async (roundId, signal) => v.parse(roundState, await ask('round', { roundId }, signal)).state,
    proofOf: async (roundId) => v.parse(roundProof, await ask('round-proof', { roundId }, undefined)).proof,
    totals: async (signal) => v.parse(providerTotals, await ask('totals', {}, signal)),
  };
}
