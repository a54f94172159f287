import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { voidIssue } from '@tessera/shared/wire/console';
import { getDraw, placeBets } from '@tessera/shared/wire/lottery';
import { coverAll } from '../../domains/lottery/testing/chases.ts';
import { drawn, passUntil } from './chase-points.ts';
import type { Life } from './life.ts';
import type { KilledPlayer } from './messages.ts';
import { type Point, repeating } from './points.ts';

const game = { merchant: 'aurora', gameCode: 'K3' } as const;

/** Two bets on the open issue, of which one wins whatever is drawn; a repeated request is the same order. */
async function orderOf(life: Life, player: KilledPlayer) {
  await passUntil(life, 1000);
  const { token } = await life.signIn(player);
  const { body } = await life.asPlayer(player, getDraw, { code: game.gameCode });
  const { issue } = (body.value as { current: { issue: string } }).current;
  const lines = coverAll.map((line) => ({ ...line, gameCode: game.gameCode, issue }));
  const request = { requestId: randomUUID(), priceList: priceListId, lines };
  const place = async (now: Life) => {
    const { status, body: answer } = await now.asPlayer({ ...player, token }, placeBets, request);
    if (status !== 200) throw new Error(`${status} ${answer.errorCode}`);
  };
  return { issue, place };
}

const jobsAgain = (life: Life) => life.passTime(1000);

/** Where half an order, a settlement or a refund of lottery bets would hurt. */
export const lotteryPoints: readonly (readonly Point[])[] = [
  [
    {
      name: 'an order of lottery bets that is placed and not answered',
      stop: { when: 'committed', sql: 'place_lottery_order(' },
      of: 'lottery',
      async begin(life, player) {
        const { place } = await orderOf(life, player);
        return repeating(place, drawn);
      },
    },
  ],
  // Each by itself: nobody comes to the end of a job that has stopped.
  [
    {
      name: 'an issue of lottery bets that is settled and of which nobody was told',
      stop: { when: 'committed', sql: 'settle_lottery_issue(' },
      of: 'lottery',
      async begin(life, player) {
        const { place } = await orderOf(life, player);
        await place(life);
        return { request: drawn, again: jobsAgain };
      },
    },
  ],
  [
    {
      name: 'bets of a void issue that are refunded and not committed',
      stop: { when: 'posted', sql: 'refund_lottery_bets(' },
      of: 'void',
      async begin(life, player) {
        const { issue, place } = await orderOf(life, player);
        await place(life);
        const reason = 'A wrong price list';
        const { status, body } = await life.asOffice(voidIssue, { ...game, issue, reason });
        if (status !== 200) throw new Error(`${status} ${body.errorCode}`);
        return { request: jobsAgain, again: jobsAgain };
      },
    },
  ],
];
