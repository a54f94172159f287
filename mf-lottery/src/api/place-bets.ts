import { call, MoneyRequest, ok } from '@tessera/shared/api';
import { priceListId } from '@tessera/shared/lottery';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import { type SlipEntry, totalStake } from '../model/slip.ts';

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
