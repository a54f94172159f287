import { call, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { behindPushes, endpointQuery, pageQueries } from '@tessera/shared/query';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  createUplineTransfer,
  getUplineTransfer,
  getUplineTransferOutcome,
  getUplineTransfers,
} from '@tessera/shared/wire/wallet';

export type UplineTransfers = AnswerOf<typeof getUplineTransfers>;
export type UplineTransfer = AnswerOf<typeof createUplineTransfer>;

/** What may be given to the account above, what stands in the way, and the latest transfers. */
export const useUplineTransfers = endpointQuery(getUplineTransfers, {
  staleTime: 5_000,
  poll: () => behindPushes(15_000),
});

/** One that is not among the latest; it never changes. */
export const useUplineTransfer = endpointQuery(getUplineTransfer, { staleTime: Number.POSITIVE_INFINITY });

/** Transfers to the account above: while the outcome of one is unknown, no other is sent. The payment password is not kept. */
export const uplineRequest = new MoneyRequest<
  Omit<RequestOf<typeof createUplineTransfer>, 'requestId'>,
  UplineTransfer
>({
  kind: 'upline',
  amountOf: ({ amount }) => amount,
  send: (fields, requestId) => call(createUplineTransfer, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getUplineTransferOutcome, { requestId });
    return answer.ok ? ok(answer.value.transfer) : answer;
  },
});

/** Its receipt is there at once; everything that depends on money is fetched again. */
export async function refreshAfterUplineTransfer(made: UplineTransfer): Promise<void> {
  const queries = pageQueries();
  queries.setQueryData(useUplineTransfers.options({}).queryKey, (known) =>
    known?.list.every(({ id }) => id !== made.id) ? { ...known, list: [made, ...known.list] } : known,
  );
  await queries.invalidateQueries({ queryKey: ['wallet'] });
}
