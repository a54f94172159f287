import { call, ok } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { endpointQuery, pageQueries } from '@tessera/shared/query';
import { createDownlineTransfer, getDownlineTransferOutcome, getDownlineTransfers } from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';

export type DownlineTransfers = AnswerOf<typeof getDownlineTransfers>;
export type DownlineTransfer = AnswerOf<typeof createDownlineTransfer>;

/** What may be given to an account below now, what stands in the way, and the latest transfers to it. */
export const useDownlineTransfers = endpointQuery(getDownlineTransfers, { staleTime: 5_000 });

/** Transfers to accounts below: while the outcome of one is unknown, no other is sent. The payment password is not kept. */
export const downlineRequest = new MoneyRequest<
  Omit<RequestOf<typeof createDownlineTransfer>, 'requestId'>,
  DownlineTransfer
>({
  kind: 'downline',
  amountOf: ({ amount }) => amount,
  send: (fields, requestId) => call(createDownlineTransfer, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getDownlineTransferOutcome, { requestId });
    return answer.ok ? ok(answer.value.transfer) : answer;
  },
});

/** Everything that depends on money is fetched again. */
export const refreshAfterTransfer = () =>
  Promise.all([['agent'], ['wallet']].map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
