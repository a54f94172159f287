import { randomUUID } from 'node:crypto';
import { placeBets } from '@tessera/shared/wire/lottery';
import { startBreak } from '@tessera/shared/wire/protection';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { chasesOf, coverAll, rarely } from '../testing/chases.ts';
import { withChases } from '../testing/with-chases.ts';
import { maxRunningChases } from './order-chase.ts';

describe.each(seededDatabases)('what refuses a chase, leaves out an issue of it, or ends it, on %s', (_name, open) => {
  const { fixture, player, order, orderOf, cancel, read, mine, runJob, nextIssue, money, titles } = withChases(open);

  it('a chase is refused while a bonus is active, and a bonus is refused while a chase holds money', async () => {
    await player().deposit(100_000);
    await order({ lines: rarely, issues: 2, later: 1 });
    expect((await player().claim('first-deposit')).code).toBe('promotion.deposit.staked');
    const other = await fixture.newPlayer();
    await other.deposit(100_000);
    expect((await other.claim('first-deposit')).status).toBe(200);
    const refused = await chasesOf(() => other).order({ lines: rarely, issues: 2 });
    expect([refused.status, refused.code]).toEqual([409, 'lottery.chase.bonus.active']);
  });

  it('a chase is refused while the player has as many running as are allowed', async () => {
    const terms = { lines: rarely, issues: 2, later: 3 };
    for (let running = 0; running < maxRunningChases; running += 1) expect((await order(terms)).status).toBe(200);
    expect(await order(terms)).toMatchObject({ status: 409, code: 'lottery.chase.limit' });
    await cancel((await mine())[0]?.id ?? '');
    expect((await order(terms)).status).toBe(200);
  });

  it('the rest of a chase can be cancelled after as many cancellations as a day has, and then no other is ordered', async () => {
    const { merchants } = fixture.context;
    const limit = (maxCancelledOrders: number) =>
      merchants.update('aurora', async ({ profile }) => ({ ...profile, maxCancelledOrders }));
    const terms = { lines: rarely, issues: 2, later: 1 };
    const chases = [await order(terms), await order(terms)];
    await limit(1);
    for (const { chase } of chases) expect((await cancel(chase.id)).status).toBe(200);
    expect(await order(terms)).toMatchObject({ status: 409, code: 'lottery.chase.daily' });
    await limit(100);
    expect((await order(terms)).status).toBe(200);
  });

  it('a chase is refused where its bets would be, and where the player has seen another total', async () => {
    const poor = await fixture.newPlayer();
    await poor.giveCash(1000);
    expect(await chasesOf(() => poor).order()).toMatchObject({ code: 'insufficient.funds' });
    for (const [terms, code] of [
      [{ total: 1 }, 'lottery.chase.total.changed'],
      [{ priceList: 'old' }, 'lottery.prices.changed'],
      [{ lines: [{ ...coverAll[0], playCode: 'none' }] }, 'lottery.bet.invalid'],
      [{ lines: [{ ...coverAll[0], unit: 10_000 }], multiple: 600 }, 'lottery.stake.outside'],
      [{ strategy: 'doubling' }, 'lottery.chase.strategy.off'],
      [{ later: 30 }, 'lottery.issue.unknown'],
    ] as const)
      expect(await order(terms as object)).toMatchObject({ code });
    expect(await money()).toEqual({ cash: 100_000, held: 0 });
  });

  it('a chase doubles its multiple, and follows a profit rate, as far as the merchant allows', async () => {
    const { merchants } = fixture.context;
    const set = (doublingCeiling: number, profitCeiling: number) =>
      merchants.update('aurora', async ({ profile }) => ({ ...profile, chases: { doublingCeiling, profitCeiling } }));
    await set(4, 3);
    const doubled = await order({ strategy: 'doubling', lines: rarely, issues: 4, total: 1100 });
    expect((await read(doubled.chase.id)).issues.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 4]);
    const profit = { strategy: 'profit', lines: [{ ...coverAll[0], numbers: [['big']] }], total: 1 } as object;
    expect(await order({ ...profit, issues: 5 })).toMatchObject({ code: 'lottery.chase.ceiling' });
    // 100 return 198: after a stake of 100 that is lost, 200 more bring a fifth of all that was staked.
    const followed = await order({ ...profit, issues: 2, profitPercent: 20, total: 300 });
    expect((await read(followed.chase.id)).issues.map(({ multiple }) => multiple)).toEqual([1, 2]);
    await set(0, 0);
  });

  it('a chase skips an issue that a limit refuses, and ends when the player may not stake or the lottery is switched off', async () => {
    const skipped = await order({ lines: rarely, issues: 3 });
    const { fromIssue } = await orderOf({ later: 1 });
    const big = {
      gameCode: 'K3',
      issue: fromIssue,
      playCode: 'sum-sides',
      numbers: [['big', 'small']],
      unit: 10_000,
      multiple: 250,
    };
    await player().giveCash(5_000_000);
    const { requestId, priceList } = await orderOf();
    expect((await player().call(placeBets, { requestId, priceList, lines: [big] })).status).toBe(200);
    await nextIssue();
    expect((await read(skipped.chase.id)).issues.map(({ status, reason }) => [status, reason])).toEqual([
      ['placed', null],
      ['skipped', 'lottery.issue.stake.limit'],
      ['waiting', null],
    ]);
    await fixture.context.merchants.setSwitches('aurora', { MF_LOTTERY: false });
    await runJob();
    await fixture.context.merchants.setSwitches('aurora', { MF_LOTTERY: true });
    expect((await read(skipped.chase.id)).chase).toMatchObject({
      status: 'stopped',
      reason: 'function.not.available',
      held: 0,
      released: 200,
    });
    await nextIssue();
    const blocked = await order({ lines: rarely, issues: 3 });
    const { db } = fixture.context;
    await db.query("update member set status = 'blocked' where id = $1", [player().member.id]);
    await nextIssue();
    await db.query("update member set status = 'active' where id = $1", [player().member.id]);
    expect((await read(blocked.chase.id)).chase).toMatchObject({
      status: 'stopped',
      reason: 'account.blocked',
      held: 0,
    });
    expect(await titles()).toEqual(['연속 베팅이 끝났습니다', '연속 베팅이 끝났습니다']);
  });

  it('a chase above a limit is refused with what other bets leave of it, in the first of its issues that is too much', async () => {
    await player().giveCash(50_000_000);
    const sides = (multiple: number) => [
      { playCode: 'sum-sides', numbers: [['big', 'small']], unit: 10_000, multiple },
    ];
    const refused = (code: string, value: object) => ({ status: 400, code, chase: value });
    const { fromIssue: open } = await orderOf();
    const { fromIssue: next } = await orderOf({ later: 1 });
    const bet = async (issue: string, line: ReturnType<typeof sides>[number]) => {
      const { requestId, priceList } = await orderOf();
      return player().call(placeBets, { requestId, priceList, lines: [{ ...line, gameCode: 'K3', issue }] });
    };
    const whole = 500_000_000;
    expect(await order({ lines: sides(251) })).toMatchObject(refused('lottery.stake.outside', { limitMinor: whole }));
    expect((await bet(next, sides(150)[0] as ReturnType<typeof sides>[number])).status).toBe(200);
    const left = whole - 300_000_000;
    for (const terms of [{ issues: 2 }, { issues: 2, later: 1 }])
      expect(await order({ ...terms, lines: sides(150) })).toMatchObject(
        refused('lottery.issue.stake.limit', { issue: next, limitMinor: left }),
      );
    expect(await order({ lines: sides(251), later: 1 })).toMatchObject(
      refused('lottery.issue.stake.limit', { line: 0, issue: next, limitMinor: left }),
    );
    const triple = (multiple: number) => ({ playCode: 'triple-single', numbers: [['666']], unit: 10_000, multiple });
    const placed = await bet(open, triple(10));
    const [won] = (placed.value as { bets: { largestPayout: number }[] }).bets;
    expect(await order({ lines: [triple(45)], issues: 2 })).toMatchObject(
      refused('lottery.issue.payout.limit', {
        issue: open,
        limitMinor: 10_000_000_000 - (won?.largestPayout ?? 0) * 100,
      }),
    );
    expect((await order({ lines: sides(100), issues: 2 })).status).toBe(200);
  });

  it('a chase is refused above the limit of a slip, and skips an issue that passes a limit set after the order', async () => {
    const limit = (maxSlipStakeMinor: number | null) =>
      fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, maxSlipStakeMinor }));
    await limit(30_000);
    expect(await order({ lines: coverAll, multiple: 2 })).toMatchObject({ status: 400, code: 'lottery.slip.limit' });
    const { chase } = await order({ lines: rarely, issues: 3 });
    await limit(9999);
    await nextIssue();
    await limit(null);
    await nextIssue();
    expect((await read(chase.id)).issues.map(({ status, reason }) => [status, reason])).toEqual([
      ['placed', null],
      ['skipped', 'lottery.slip.limit'],
      ['placed', null],
    ]);
  });

  it('a chase ends when its prices are no longer on offer', async () => {
    const { chase } = await order({ lines: rarely, issues: 3 });
    const { db } = fixture.context;
    await db.query("insert into lottery_price_list (id, odds) values ('earlier', '{}') on conflict do nothing");
    await db.query("update lottery_chase set price_list = 'earlier' where id = $1", [Number(chase.id)]);
    await nextIssue();
    expect((await read(chase.id)).chase).toMatchObject({
      status: 'stopped',
      reason: 'lottery.prices.changed',
      released: 200,
    });
  });

  it('a chase releases its money at the moment in which the player takes a break', async () => {
    const { chase } = await order({ lines: rarely, issues: 3 });
    const request = { requestId: randomUUID(), kind: 'cool-off', length: { unit: 'hours', count: 24 } };
    expect((await player().call(startBreak, request as object)).status).toBe(200);
    expect((await read(chase.id)).chase).toMatchObject({ status: 'stopped', reason: 'stake.excluded', held: 0 });
    expect(await money()).toEqual({ cash: 99_900, held: 0 });
  });
});
