import { randomUUID } from 'node:crypto';
import {
  conductAnswer,
  type TransferAnswer,
  type TransferRequest,
  transferAnswer,
  type VendorBalance,
  type VendorConduct,
  vendorBalances,
} from '@tessera/wallet-protocol/messages';
import { signedPost } from '@tessera/wallet-protocol/signed-post';
import * as v from 'valibot';

export type Transfer = Omit<TransferRequest, 'requestId'>;

/** The wallets at the vendors. Every call throws when it is not known what became of it. */
export interface VendorWallets {
  transfer(transfer: Transfer, signal?: AbortSignal): Promise<TransferAnswer>;
  /** What a transfer did; one that did not arrive is cancelled by asking. */
  outcomeOf(transfer: Pick<Transfer, 'transferId' | 'vendor'>, signal?: AbortSignal): Promise<TransferAnswer>;
  /** What all wallets have, by merchant and vendor. */
  balances(signal?: AbortSignal): Promise<readonly VendorBalance[]>;
  /** How the vendor answers transfers in the sandbox; sets it first if a conduct is given. */
  conductOf(vendor: string, conduct?: VendorConduct): Promise<VendorConduct>;
}

export const askDeadlineMs = 5000;

export function createVendorWallets(secret: string): VendorWallets {
  const ask = async (path: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const port = process.env.TESSERA_PROVIDER_PORT;
    if (!port) throw new Error('There is no provider.');
    const url = `http://127.0.0.1:${port}/operator/v1/${path}`;
    return signedPost(url, secret, { requestId: randomUUID(), ...body }, { deadlineMs: askDeadlineMs, signal });
  };
  return {
    transfer: async (transfer, signal) => v.parse(transferAnswer, await ask('transfer', transfer, signal)),
    outcomeOf: async ({ transferId, vendor }, signal) =>
      v.parse(transferAnswer, await ask('transfer-outcome', { transferId, vendor }, signal)),
    balances: async (signal) => v.parse(vendorBalances, await ask('vendor-balances', {}, signal)).balances,
    conductOf: async (vendor, conduct) =>
      v.parse(conductAnswer, await ask('conduct', { vendor, ...(conduct ? { conduct } : {}) })).conduct,
  };
}
