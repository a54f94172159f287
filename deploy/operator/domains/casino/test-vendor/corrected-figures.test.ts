import { dayMs } from '../../../platform/clock/durations.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { settleDay } from '../../agents/rebates/settle-day.ts';
import { cashbackJob } from '../../promotions/cashback/pay.ts';
import type { BonusPlayer } from '../../promotions/testing/bonus-fixture.ts';
import { withTestVendor } from './testing/test-vendor-fixture.ts';

const first = 'first-deposit';
const weekend = 'weekend-cashback';

describe.each(seededDatabases)('a corrected round on %s', (_name, open) => {
  const { fixture, bet, act, spend } = withTestVendor({ on: open });
  const clock = () => fixture.context.clock;
  const until = (iso: string) => clock().advance(Date.parse(iso) - clock().now().getTime());
  const withCash = async (amount: number) => {
    const player = await fixture.newPlayer();
    await player.deposit(amount);
    clock().advance(1000);
    return player;
  };
  async function lose(player: BonusPlayer, stake: number): Promise<string> {
    const roundId = await bet(player, 'LIVE', stake);
    await act(roundId, 'settle', 0);
    return roundId;
  }

  it('keeps what it did for the wagering of a bonus, and a void one loses it', async () => {
    const player = await withCash(100_000);
    await player.claim(first);
    const done = async () => (await player.own(first)).wagering?.doneTurnover;
    const roundId = await bet(player, 'SPORTS', 10_000);
    expect(await done()).toBe(0);
    await act(roundId, 'settle', 10_000);
    const turned = await done();
    expect(turned).toBeGreaterThan(0);
    await act(roundId, 'resettle', 0);
    expect(await done()).toBe(turned);
    await act(roundId, 'void');
    expect(await done()).toBe(0);
  });

  const claimed = async ({ member }: BonusPlayer) => {
    const rows = await fixture.context.db.query<{ open: number }>(
      'select coalesce(sum(open_minor), 0)::bigint as open from payment_claim where member_id = $1',
      [member.id],
    );
    return (rows[0]?.open ?? 0) / 100;
  };

  it('takes back in cash what was won with bonus money, once the bonus has become cash', async () => {
    const player = await withCash(10_000);
    await player.claim(first);
    const roundId = await bet(player, 'SPORTS', 12_000);
    await act(roundId, 'settle', 36_000);
    expect(await player.wallets()).toEqual({ cash: 30_000, bonus: 6000 });
    // Its turnover is done: what is left of it is released.
    await player.leave(first);
    expect(await player.wallets()).toEqual({ cash: 36_000, bonus: 0 });
    await spend(player, 33_000);
    await act(roundId, 'void');
    expect([await player.wallets(), await claimed(player)]).toEqual([{ cash: 0, bonus: 0 }, 21_000]);
  });

  it('leaves cash alone when the bonus was given up, with what was won by it', async () => {
    const player = await withCash(10_000);
    await player.claim(first);
    await spend(player, 10_000);
    const roundId = await bet(player, 'SPORTS', 1000);
    await act(roundId, 'settle', 3000);
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 4000 });
    await player.leave(first);
    await player.giveCash(500);
    await act(roundId, 'void');
    expect([await player.wallets(), await claimed(player)]).toEqual([{ cash: 500, bonus: 0 }, 0]);
  });

  it('earns no rebate twice: what a void round has earned is taken off the next days’ valid bets', async () => {
    const merchant = fixture.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('There is no aurora.');
    const player = await withCash(100_000);
    const carried = async () => {
      const rows = await fixture.context.db.query<{ stake: number }>(
        'select stake_minor as stake from rebate_carry where member_id = $1',
        [player.member.id],
      );
      return (rows[0]?.stake ?? 0) / 100;
    };
    until('2026-03-04T23:50:00+09:00');
    const roundId = await lose(player, 10_000);
    until('2026-03-05T12:00:00+09:00');
    await settleDay(fixture.context, merchant, '2026-03-04');
    await act(roundId, 'resettle', 4000);
    await act(roundId, 'void');
    until('2026-03-06T12:00:00+09:00');
    await settleDay(fixture.context, merchant, '2026-03-05');
    expect(await carried()).toBe(-10_000);
    await lose(player, 3000);
    until('2026-03-07T12:00:00+09:00');
    await settleDay(fixture.context, merchant, '2026-03-06');
    expect(await carried()).toBe(-7000);
  });

  it('that was taken back after its cashback was paid counts against the next period', async () => {
    const player = await withCash(1_000_000);
    const pay = () => cashbackJob(fixture.context).run(clock().now());
    const net = async () => (await player.own(weekend)).cashback?.net;
    until('2026-03-14T12:00:00+09:00');
    // Live casino counts half.
    const roundId = await lose(player, 100_000);
    expect(await net()).toBe(-50_000);
    until('2026-03-16T09:00:00+09:00');
    await pay();
    clock().advance(dayMs);
    await act(roundId, 'void');
    until('2026-03-21T12:00:00+09:00');
    expect(await net()).toBe(50_000);
    await lose(player, 300_000);
    expect(await net()).toBe(-100_000);
  });
});
