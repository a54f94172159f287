import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sign } from './protocol/signature.ts';
import {
  providerName,
  type RedeemAnswer,
  redeemAnswer,
  type WalletAnswer,
  type WalletOperation,
  type WalletRequest,
  walletAnswer,
} from './protocol/wallet-protocol.ts';

/** The operator's wallet. Throws when it is not known what the operator did with a request. */
export interface WalletClient {
  redeem(launchToken: string): Promise<RedeemAnswer>;
  ask(operation: WalletOperation, request: Omit<WalletRequest, 'requestId'>): Promise<WalletAnswer>;
}

const deadlineMs = 8000;

export function createWalletClient(operatorUrl: string, secret: string): WalletClient {
  async function post(path: string, body: object): Promise<unknown> {
    const rawBody = JSON.stringify(body);
    const timestamp = String(Date.now());
    const response = await fetch(`${operatorUrl}/sandbox-wallet/v1/${path}`, {
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
    if (response.status !== 200) throw new Error(`The wallet answered ${response.status} to ${path}.`);
    return response.json();
  }

  return {
    redeem: async (launchToken) =>
      v.parse(redeemAnswer, await post('redeem', { requestId: randomUUID(), launchToken })),
    ask: async (operation, request) =>
      v.parse(walletAnswer, await post(operation, { requestId: randomUUID(), ...request })),
  };
}
