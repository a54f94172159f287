import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getChaseTerms, placeChase } from '@tessera/shared/wire/lottery';
import { coverAll } from '../../domains/lottery/testing/chases.ts';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { Life } from './life.ts';
import type { KilledPlayer } from './messages.ts';
import { type Point, repeating } from './points.ts';

/** What one issue of these chases costs, in minor units; each has three, and the first one always wins. */
export const chasedMinor = 30_000;

async function orderedBy(life: Life, player: KilledPlayer, later: number) {
  const { token } = await life.signIn(player);
  const terms = await life.asPlayer(player, getChaseTerms, { gameCode: 'K3', count: 2 });
  const { issues } = terms.body.value as { issues: readonly { readonly issue: string }[] };
  const request = {
    ...{ requestId: randomUUID(), priceList: priceListId, gameCode: 'K3', fromIssue: issues[later]?.issue },
    ...{ issues: 3, strategy: 'same', multiple: 1, stopsOnWin: true, lines: coverAll, total: (3 * chasedMinor) / 100 },
  };
  return async (now: Life) => {
    const { status, body } = await now.asPlayer({ ...player, token }, placeChase, request);
    if (status !== 200) throw new Error(`${status} ${body.errorCode}`);
  };
}

/** Passes time until the second after the open issue of the minute has closed, or that far after its draw. */
export async function passUntil(life: Life, afterCloseMs: number): Promise<void> {
  const closesAfterMs = minuteMs - 5000;
  const now = (await life.passTime(1)) % minuteMs;
  await life.passTime(((closesAfterMs - now + minuteMs) % minuteMs) + afterCloseMs);
}

/** Passes time until the open issue of the minute is drawn. */
export const drawn = (life: Life) => passUntil(life, 7000);

/** Where half a step of a chase would hurt. */
export const chasePoints: readonly (readonly Point[])[] = [
  [
    {
      name: 'a chase whose money is held and that is not answered',
      stop: { when: 'committed', sql: 'order_lottery_chase(' },
      of: 'chase',
      async begin(life, player) {
        await passUntil(life, 1000);
        const order = await orderedBy(life, player, 0);
        return repeating(order, drawn);
      },
    },
  ],
  // By itself: the job takes chases in turn, and the player of the one above never comes to the end of a turn.
  [
    {
      name: 'an issue of a chase that is bet and not committed',
      stop: { when: 'posted', sql: 'place_chase_issue(' },
      of: 'chase',
      async begin(life, player) {
        await passUntil(life, 1000);
        await (await orderedBy(life, player, 1))(life);
        return { request: (now) => passUntil(now, 1000), again: (now) => now.passTime(1000).then(() => drawn(now)) };
      },
    },
  ],
  [
    {
      name: 'a chase that stops on a win and is not committed',
      stop: { when: 'posted', sql: 'end_lottery_chase(' },
      of: 'chase',
      async begin(life, player) {
        await passUntil(life, 1000);
        await (await orderedBy(life, player, 0))(life);
        return { request: drawn, again: (now) => now.passTime(1000) };
      },
    },
  ],
];
