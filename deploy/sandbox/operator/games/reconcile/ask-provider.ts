import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sign } from '../../../provider/protocol/signature.ts';
import {
  type ProviderTotals,
  providerName,
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
  async function ask(path: string, body: object): Promise<unknown> {
    const rawBody = JSON.stringify({ requestId: randomUUID(), ...body });
    const timestamp = String(Date.now());
    const response = await fetch(`${url}/operator/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': providerName,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, timestamp, rawBody),
      },
      body: rawBody,
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status} to ${path}.`);
    return response.json();
  }
  return {
    stateOf: async (roundId) => v.parse(roundState, await ask('round', { roundId })).state,
    totals: async () => v.parse(providerTotals, await ask('totals', {})),
  };
}
