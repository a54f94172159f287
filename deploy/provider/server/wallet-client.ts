import { randomUUID } from 'node:crypto';
import {
  type RedeemAnswer,
  redeemAnswer,
  type WalletAnswer,
  type WalletOperation,
  type WalletRequest,
  walletAnswer,
} from '@tessera/wallet-protocol/messages';
import { signedPost } from '@tessera/wallet-protocol/signed-post';
import * as v from 'valibot';

/** The operator's wallet. Throws if it is unknown whether the operator executed a request. */
export interface WalletClient {
  redeem(launchToken: string): Promise<RedeemAnswer>;
  ask(operation: WalletOperation, request: Omit<WalletRequest, 'requestId'>): Promise<WalletAnswer>;
}

const deadlineMs = 8000;

export function createWalletClient(operatorUrl: string, secret: string): WalletClient {
  const post = (path: string, body: object): Promise<unknown> =>
    signedPost(`${operatorUrl}/sandbox-wallet/v1/${path}`, secret, body, { deadlineMs });

  return {
    redeem: async (launchToken) =>
      v.parse(redeemAnswer, await post('redeem', { requestId: randomUUID(), launchToken })),
    ask: async (operation, request) =>
      v.parse(walletAnswer, await post(operation, { requestId: randomUUID(), ...request })),
  };
}
