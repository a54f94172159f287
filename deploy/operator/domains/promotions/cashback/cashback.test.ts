import { seededDatabases } from '../../../testing/seeded-databases.ts';
import type { Merchant } from '../../merchants/index.ts';
import { readPromotions } from '../list/read-promotions.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { withBonusFixture } from '../testing/bonus-fixture.ts';
import { cashbackNets } from './nets.ts';
import { cashbackJob } from './pay.ts';
import { periodAt } from './periods.ts';

const weekend = 'weekend-cashback';
const fishing = 'fishing-cashback';
const hourMs = 60 * 60 * 1000;

describe.each(seededDatabases)('cashback on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });

  const until = (iso: string) =>
    fixture.context.clock.advance(new Date(iso).getTime() - fixture.context.clock.now().getTime());
  const pay = () => cashbackJob(fixture.context).run(fixture.context.clock.now());
  const rich = async () => {
    const player = await fixture.newPlayer();
    await player.deposit(1_000_000);
    return player;
  };

  // The tests follow one calendar, in Korean time: 2 March 2026 is a Monday.
  it('counts the weekend from Friday 00:00, by category, and pays on Monday at 09:00, once', async () => {
    const player = await rich();
    const left = await rich();
    const winner = await rich();
    const closed = await rich();
    until('2026-03-05T23:59:00+09:00');
    await player.play(50_000, { pays: 0 });
    until('2026-03-06T00:00:00+09:00');
    await player.play(200_000, { pays: 80_000 });
    await player.play(30_000, { takeBack: true });
    until('2026-03-08T23:59:59+09:00');
    await player.play(100_000, { pays: 0, category: 'LIVE' });
    await player.play(40_000, { pays: 0, category: 'PVP' });
    await left.play(100_000, { pays: 0 });
    await left.leave(weekend);
    await winner.play(100_000, { pays: 150_000 });
    await closed.play(100_000, { pays: 0 });
    await fixture.context.db.query("update member set status = 'closed' where id = $1", [closed.member.id]);
    expect(await player.own(weekend)).toMatchObject({
      state: 'joined',
      canLeave: true,
      cashback: { net: -170_000, expected: 13_600, payAtMs: Date.parse('2026-03-09T09:00:00+09:00') },
    });
    until('2026-03-09T08:59:59+09:00');
    await player.play(5000, { pays: 0 });
    await pay();
    const before = await player.wallets();
    until('2026-03-09T09:00:00+09:00');
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await player.wallets()).toEqual({ cash: before.cash + 13_600, bonus: 0 });
    expect((await left.wallets()).cash).toBe(900_000);
    expect((await closed.wallets()).cash).toBe(900_000);
    expect((await winner.wallets()).cash).toBe(1_050_000);
  });

  it('is cash that can be withdrawn', async () => {
    const rows = await fixture.context.db.query<{ active: number }>(
      "select count(*) as active from promotion_claim where status = 'active'",
    );
    expect(rows[0]?.active).toBe(0);
  });

  it('stops at its cap, and can be joined again', async () => {
    const player = await fixture.newPlayer();
    await player.deposit(5_000_000);
    await player.leave(weekend);
    expect((await player.own(weekend)).state).toBe('join');
    expect((await player.claim(weekend)).value.own.state).toBe('joined');
    until('2026-03-14T12:00:00+09:00');
    await player.play(5_000_000, { pays: 0 });
    expect((await player.own(weekend)).cashback?.expected).toBe(300_000);
  });

  it('a round that pays after the weekend is no loss', async () => {
    const player = await rich();
    until('2026-03-15T23:59:00+09:00');
    await player.play(100_000);
    until('2026-03-16T00:30:00+09:00');
    await fixture.context.db.query(
      `select wallet_win(jsonb_build_object('provider', 'test', 'txId', gen_random_uuid()::text, 'refTxId', t.tx_id, 'merchant',
         'aurora', 'memberId', $1::bigint, 'isTrial', false, 'code', 'PG-0005', 'category', 'RNG', 'roundId', t.round_id,
         'amount', 9000000, 'closesRound', true), $2) from wallet_transaction t where t.member_id = $1`,
      [player.member.id, fixture.context.clock.now()],
    );
    expect((await player.own(weekend)).cashback).toMatchObject({ net: -10_000, expected: 800 });
  });

  it('an unfinished round is no loss; settled after the payment it counts in the next period', async () => {
    const player = await rich();
    until('2026-03-22T23:59:30+09:00');
    await player.play(100_000);
    until('2026-03-23T08:59:00+09:00');
    expect((await player.own(weekend)).cashback).toMatchObject({ net: 0, expected: 0 });
    until('2026-03-23T09:00:00+09:00');
    await pay();
    expect((await player.wallets()).cash).toBe(900_000);
    await player.closeRounds();
    expect((await player.own(weekend)).cashback).toMatchObject({ net: -100_000, expected: 8000 });
    until('2026-03-30T09:00:00+09:00');
    await pay();
    await pay();
    expect((await player.wallets()).cash).toBe(908_000);
  });

  it('does not pay again for an open round that an earlier release took for a loss', async () => {
    const player = await rich();
    until('2026-04-05T23:59:30+09:00');
    await player.play(100_000);
    until('2026-04-06T09:00:00+09:00');
    await pay();
    await fixture.context.db.query('update cashback_run set counted_open_rounds = true where promotion_id = $1', [
      weekend,
    ]);
    await player.closeRounds();
    expect((await player.own(weekend)).cashback).toMatchObject({ net: 0 });
  });

  it('counts what is settled in the last minute before a payment in the next period', async () => {
    const player = await rich();
    until('2026-04-12T23:59:30+09:00');
    await player.play(100_000);
    until('2026-04-13T08:59:30+09:00');
    await player.closeRounds();
    until('2026-04-13T09:00:00+09:00');
    await pay();
    expect((await player.wallets()).cash).toBe(900_000);
    expect((await player.own(weekend)).cashback).toMatchObject({ net: -100_000 });
  });

  it('makes up for days that were slept through, each once', async () => {
    const player = await rich();
    until('2026-04-14T12:00:00+09:00');
    await pay();
    await player.play(100_000, { pays: 0, category: 'FISH' });
    until('2026-04-15T12:00:00+09:00');
    await player.play(50_000, { pays: 0, category: 'FISH' });
    const before = (await player.wallets()).cash;
    until('2026-04-17T10:00:00+09:00');
    await pay();
    await pay();
    expect((await player.wallets()).cash).toBe(before + 3000 + 1500);
    const runs = await fixture.context.db.query<{ period: string }>(
      "select period from cashback_run where merchant = 'aurora' and promotion_id = $1 and period >= '2026-04-13' order by period",
      [fishing],
    );
    expect(runs.map(({ period }) => period)).toEqual(['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16']);
  });

  it('counts a product once that older rules list twice', async () => {
    const { context } = fixture;
    const merchant = context.merchants.byCode('aurora') as Merchant;
    const { member, play } = await rich();
    await play(100_000, { pays: 0, category: 'FISH' });
    const [found] = await readPromotions(context, 'aurora', member.id, fishing);
    const promotion = found?.promotion as PromotionRow;
    const twice = { ...promotion, contribution: [...promotion.contribution, ...promotion.contribution] };
    const period = await periodAt(context, merchant, promotion, context.clock.now());
    expect(await cashbackNets(context, merchant, twice, period, member.id)).toMatchObject([{ net: -10_000_000 }]);
  });

  it('follows the hours of the merchant when they change in spring', async () => {
    const rows = await fixture.context.db.query<{ from: Date; to: Date; pay: Date }>(
      'select from_at as "from", to_at as "to", pay_at as pay from cashback_period($1, $2, $3)',
      ['weekend', new Date('2026-03-28T12:00:00Z'), 'Europe/London'],
    );
    expect(rows[0]).toEqual({
      from: new Date('2026-03-27T00:00:00Z'),
      to: new Date('2026-03-29T23:00:00Z'),
      pay: new Date('2026-03-30T08:00:00Z'),
    });
    expect((rows[0]?.to.getTime() ?? 0) - (rows[0]?.from.getTime() ?? 0)).toBe(71 * hourMs);
  });
});
