import { call, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import { behindPushes, endpointQuery, pageQueries } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getGameVendors } from '@tessera/shared/wire/games';
import { getMerchantWallet, getTransferList, getTransferOutcome, transferWallet } from '@tessera/shared/wire/wallet';
import { pollInterval } from '../model/requests.ts';
import { useAccountRecord } from './account-record.ts';
import { balanceKey } from './balance.ts';
import { useWithdrawSettings } from './withdrawals.ts';

export type WalletTransfer = AnswerOf<typeof getTransferList>['list'][number];

/** The merchant's wallets; they stay the same for the session (spec §7: cached). */
export const useMerchantWallet = endpointQuery(getMerchantWallet, {
  read: ({ wallets }) => wallets,
  staleTime: Number.POSITIVE_INFINITY,
});

const newest = { page: 1, pageSize: 8 };
const transferList = endpointQuery(getTransferList, {
  staleTime: 2_000,
  poll: (data) => {
    const inTransit = (data?.list ?? []).filter(({ status }) => status === 'transit');
    return behindPushes(
      pollInterval(
        inTransit.map(({ createdAtMs }) => createdAtMs),
        serverNow(),
      ),
    );
  },
});

/** Begins the key of the transfers between the wallets. */
export const transferListKey = transferList.key;

/** The newest transfers, and what keeps money here; fetched again by itself while one is in transit. */
export const useTransferList = () => transferList(newest);

/** Money has moved between the wallets: what shows it is fetched again, and the merchant's wallets stay. */
export async function refreshAfterTransfer(): Promise<void> {
  const keys = [balanceKey, transferList.key, useWithdrawSettings.key, useAccountRecord.key];
  await Promise.all(keys.map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
}

/** The vendors' names by code, in the language of the page. */
export const useVendorNames = endpointQuery(getGameVendors, {
  isPublic: true,
  isLocalized: true,
  staleTime: 5 * 60_000,
  read: ({ data }): Readonly<Record<string, string>> =>
    Object.fromEntries(
      data.lanes.flatMap(({ cards }) => cards.map(({ vassalage, displayName }) => [vassalage, displayName])),
    ),
});

/** What a transfer came to: all wallets that it moved. */
export interface MadeTransfer {
  /** In minor units: what arrived, or is on its way. */
  readonly amount: number;
  readonly transfers: readonly WalletTransfer[];
}

const madeOf = ({ transfers }: AnswerOf<typeof transferWallet>): MadeTransfer => ({
  amount: transfers.reduce((sum, { amount, moved }) => sum + (moved ?? amount), 0),
  transfers,
});

type TransferFields = Omit<RequestOf<typeof transferWallet>, 'requestId' | 'isGameLeft'> & {
  /** All of it in minor units, where the operator is to find the amount. */
  readonly aboutMinor: number;
};

/** Transfers between the wallets: while the outcome of one is unknown, no other is sent. */
export const transferRequest = new MoneyRequest<TransferFields, MadeTransfer>({
  kind: 'transfer',
  amountOf: ({ amount, aboutMinor }) => amount ?? aboutMinor,
  send: async ({ aboutMinor: _, ...fields }, requestId) => {
    const answer = await call(transferWallet, { requestId, isGameLeft: false, ...fields });
    return answer.ok ? ok(madeOf(answer.value)) : answer;
  },
  lookUp: async (requestId) => {
    const answer = await call(getTransferOutcome, { requestId });
    if (!answer.ok) return answer;
    return ok(answer.value.made && madeOf(answer.value.made));
  },
});

/** Brings the money of a vendor back after its game was left; nothing where the merchant has one wallet for it. */
export async function recallFrom(vassalage: string): Promise<MadeTransfer | undefined> {
  const wallets = await pageQueries().fetchQuery(useMerchantWallet.options({}));
  if (!wallets.some((wallet) => !wallet.isSingle && wallet.vassalage === vassalage)) return undefined;
  const requestId = crypto.randomUUID();
  const answer = await call(transferWallet, { requestId, direction: 'out', vassalage, isGameLeft: true });
  // Without an answer, or with a refusal, the operator recalls it by itself.
  return answer.ok ? madeOf(answer.value) : undefined;
}
