import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getDraw, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { minuteMs } from '../../platform/clock/durations.ts';
import { playerOwner } from '../ledger/index.ts';
import { withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { daySeedsJob } from './day-seeds-job.ts';
import { settleDue } from './settlement.ts';

interface Bet {
  readonly issue: string;
  readonly drawsAtMs: number;
  readonly status: string;
  readonly stake: number;
  readonly payout: number;
}

/**
 * Each begins half a minute before a draw, and the third issue is the first one after the edge. In the order of time, and within
 * five weeks: the seeds of all days between are made, too.
 */
const edges = [
  [
    'midnight',
    'Asia/Seoul',
    '2026-03-04T14:58:30Z',
    ['20260304-1439', '20260304-1440', '20260305-0001', '20260305-0002'],
  ],
  [
    'the hour that clocks leave out',
    'Europe/London',
    '2026-03-29T00:58:30Z',
    ['20260329-0059', '20260329-0060', '20260329-0061', '20260329-0062'],
  ],
  [
    'the end of a day of 23 hours',
    'Europe/London',
    '2026-03-29T22:58:30Z',
    ['20260329-1379', '20260329-1380', '20260330-0001', '20260330-0002'],
  ],
  [
    "a month's end",
    'Europe/London',
    '2026-03-31T22:58:30Z',
    ['20260331-1439', '20260331-1440', '20260401-0001', '20260401-0002'],
  ],
  [
    'the hour that clocks have twice',
    'Australia/Sydney',
    '2026-04-04T15:58:30Z',
    ['20260405-0179', '20260405-0180', '20260405-0181', '20260405-0182'],
  ],
  [
    'the end of a day of 25 hours',
    'Australia/Sydney',
    '2026-04-05T13:58:30Z',
    ['20260405-1499', '20260405-1500', '20260406-0001', '20260406-0002'],
  ],
] as const;

describe('bets over the edge of a day', () => {
  const fixture = withBonusFixture();
  const clock = () => fixture.context.clock;
  const settle = () => settleDue(fixture.context, clock().now());

  /** Moves the clock; the seeds of the days between are made up for as after any downtime. */
  async function until(time: string): Promise<void> {
    clock().advance(Date.parse(time) - clock().now().getTime());
    await daySeedsJob(fixture.context).run(clock().now());
  }

  it.each(edges)(
    'at %s in %s settle once each, in issues without a gap or a repeated number',
    async (_, timeZone, time, issues) => {
      await fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, timeZone }));
      await until(time);
      const player = await fixture.newPlayer();
      await player.giveCash(1_000_000);
      const cash = async () =>
        (await fixture.context.ledger.balances('aurora', playerOwner(player.member.id))).player_cash;
      const before = await cash();
      for (const _issue of issues) {
        const { value } = await player.call(getDraw, { code: 'K3' });
        const { issue } = (value as { current: { issue: string } }).current;
        const line = {
          gameCode: 'K3',
          issue,
          playCode: 'sum-sides',
          numbers: [['big', 'small']],
          unit: 1000,
          multiple: 1,
        };
        expect(
          (await player.call(placeBets, { requestId: randomUUID(), priceList: priceListId, lines: [line] })).status,
        ).toBe(200);
        clock().advance(minuteMs);
        await settle();
      }
      const bets = async () => [...((await player.call(getMyBets, {})).value as { list: Bet[] }).list].reverse();
      const settled = await bets();
      expect(settled.map(({ issue }) => issue)).toEqual(issues);
      const firstMs = Date.parse(time) + minuteMs / 2;
      expect(settled.map(({ drawsAtMs }) => drawsAtMs)).toEqual(issues.map((_each, at) => firstMs + at * minuteMs));
      expect(settled.every(({ status }) => status === 'won' || status === 'lost')).toBe(true);
      // In minor units, as the ledger has them.
      const net = settled.reduce((sum, { stake, payout }) => sum + Math.round((payout - stake) * 100), 0);
      expect(await cash()).toBe((before ?? 0) + net);
      await Promise.all([settle(), settle()]);
      expect([await bets(), await cash()]).toEqual([settled, (before ?? 0) + net]);
    },
  );
});
