import { call, MoneyRequest, ok } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { priceListId } from '@tessera/shared/lottery';
import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { cancelBet, getMyBets, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import { betsChangeIn } from '../model/next-change.ts';
import { type SlipEntry, totalStake } from '../model/slip.ts';

const myBets = endpointQuery(getMyBets, {
  staleTime: 2000,
  poll: (page) => betsChangeIn(page?.list, serverNow()),
});
/** Begins the key of every page of bets. */
export const myBetsKey = myBets.key;

/** The bets that the page follows to their draw. */
const latest = { page: 1, pageSize: 50 } as const;
export const latestBets = () => myBets.options(latest);

/** A page of the member's bets, fetched again when a pending one is drawn. */
export function useMyBets(filter: RequestOf<typeof getMyBets> = latest) {
  const { role } = useSession();
  return myBets(filter, { enabled: role !== 'visitor' && role !== 'restoring' });
}

/** Cancels a bet before its draw closes. */
export const useCancelBet = endpointMutation(cancelBet, { invalidates: [myBets.key], evenIfRefused: true });

export type PlacedOrder = AnswerOf<typeof placeBets>;

/** Orders of bets, from wherever they are placed: while the outcome of one is unknown, no other is sent. */
export const orderRequest = new MoneyRequest<readonly SlipEntry[], PlacedOrder>({
  kind: 'lottery-order',
  amountOf: totalStake,
  send: (entries, requestId) =>
    call(placeBets, {
      requestId,
      priceList: priceListId,
      lines: entries.map(({ gameCode, issue, playCode, numbers, unitMinor, multiple }) => ({
        gameCode,
        issue,
        playCode,
        numbers: numbers.map((row) => [...row]),
        unit: unitMinor,
        multiple,
      })),
    }),
  lookUp: async (requestId) => {
    const answer = await call(getOrderOutcome, { requestId });
    return answer.ok ? ok(answer.value.order) : answer;
  },
});
