import { ApiError, call, callOrThrow, ok, type Result } from '@tessera/shared/api';
import { MoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import { endpointMutation, endpointQuery, queryOptions } from '@tessera/shared/query';
import type { AnswerOf, Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type BetStatus, cancelBet, getBet, getMyBets, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import type { LotteryBet } from '../model/lottery-types.ts';
import { betsChangeIn } from '../model/next-change.ts';
import { type SlipEntry, shownListOf, totalStake } from '../model/slip.ts';
import { useIsSignedIn } from './signed-in.ts';

const myBets = endpointQuery(getMyBets, {
  staleTime: 2000,
  poll: (page) => betsChangeIn(page?.list, serverNow()),
});
/** Begins the key of every page of bets. */
export const myBetsKey = myBets.key;

const statusesOf = {
  pending: ['pending'],
  settled: ['won', 'lost', 'tie', 'cancelled', 'cancelled-by-system', 'refunded'],
} as const satisfies Readonly<Record<string, readonly BetStatus[]>>;

/** Bets that wait for their draw, or bets that are decided. */
export type BetList = keyof typeof statusesOf;

/** How many bets a page of a list has. */
export const betsPageSize = 10;

/** A page of a list of the member's bets, fetched again when a pending one is drawn. */
export function useMyBets(list: BetList, page = 1) {
  return myBets({ status: [...statusesOf[list]], page, pageSize: betsPageSize }, { enabled: useIsSignedIn() });
}

type BetFilter = Pick<RequestOf<typeof getMyBets>, 'gameCode' | 'status' | 'fromMs'>;

const largestPage = 100;

/** Every bet that fits, on however many pages; a bet that moves to another page meanwhile is there once. */
async function allBets(filter: BetFilter): Promise<readonly LotteryBet[]> {
  const found = new Map<string, LotteryBet>();
  for (let page = 1; ; page += 1) {
    const { list } = await callOrThrow(getMyBets, { ...filter, page, pageSize: largestPage });
    for (const bet of list) found.set(bet.id, bet);
    if (list.length < largestPage) return [...found.values()];
  }
}

/** The bets that wait for their draws, fetched again at each, and when they were asked for: a bet that was placed later may not be among them. */
export const openBets = () =>
  queryOptions({
    queryKey: [...myBetsKey, 'open'],
    async queryFn() {
      const askedAt = Date.now();
      return { bets: await allBets({ status: ['pending'] }), askedAt };
    },
    staleTime: 2000,
    refetchInterval: ({ state }) => betsChangeIn(state.data?.bets, serverNow()),
  });

/** All bets of the member on the issue of that bet, the first of them. */
export async function betsOnIssue({ gameCode, issue, placedAtMs }: LotteryBet): Promise<readonly LotteryBet[]> {
  const bets = await allBets({ gameCode, fromMs: placedAtMs });
  return bets.filter((bet) => bet.issue === issue);
}

/** All bets that the member has placed since that time of the operator, decided or not. */
export const betsSince = (fromMs: number): Promise<readonly LotteryBet[]> => allBets({ fromMs });

/** A bet of a list with all of its numbers. */
export async function wholeBet(bet: LotteryBet): Promise<LotteryBet> {
  return bet.numbersLeftOut === 0 ? bet : callOrThrow(getBet, { id: Number(bet.id) });
}

/** Cancels a bet before its draw closes. */
export const useCancelBet = endpointMutation(cancelBet, { invalidates: [myBets.key], evenIfRefused: true });

export type PlacedOrder = AnswerOf<typeof placeBets>;

/** Bets whose prices cannot all be in effect are answered as the operator would: the page takes the current ones. */
export const refusedPrices = ({ name }: Endpoint): Result<never> => ({
  ok: false,
  error: new ApiError('rejected', name, 'lottery.prices.changed'),
});

/** Orders of bets, from wherever they are placed: while the outcome of one is unknown, no other is sent. */
export const orderRequest = new MoneyRequest<readonly SlipEntry[], PlacedOrder>({
  kind: 'lottery-order',
  amountOf: totalStake,
  send: async (entries, requestId) => {
    const priceList = shownListOf(entries);
    if (priceList === undefined) return refusedPrices(placeBets);
    return call(placeBets, {
      requestId,
      priceList,
      skipsClosed: true,
      lines: entries.map(
        ({ gameCode, issue, playCode, numbers, halfPaid, unitMinor, multiple, prizeGroup, rebateMilli }) => ({
          gameCode,
          issue,
          playCode,
          numbers: numbers.map((row) => [...row]),
          ...(halfPaid && { halfPaid: [...halfPaid] }),
          unit: unitMinor,
          multiple,
          prizeGroup,
          rebateMilli,
        }),
      ),
    });
  },
  lookUp: async (requestId) => {
    const answer = await call(getOrderOutcome, { requestId });
    return answer.ok ? ok(answer.value.order) : answer;
  },
});
