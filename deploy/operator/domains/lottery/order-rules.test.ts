import { randomUUID } from 'node:crypto';
import { currentPriceList, priceListId } from '@tessera/shared/lottery';
import { cancelBet, getDraw, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { holdMember } from '../../testing/hold-transaction.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { storePriceList } from './price-lists.ts';
import { settleDue } from './settlement.ts';

const bothSizes = [['big', 'small']];
const everySum = [Array.from({ length: 16 }, (_, n) => String(n + 3))];

describe.each(seededDatabases)('rules of lottery orders on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  beforeEach(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(50_000_000);
  });

  async function place(...lines: object[]) {
    return send(await orderOf(...lines));
  }
  async function orderOf(...lines: object[]) {
    const { value } = await player.call(getDraw, { code: 'K3' });
    const { issue } = (value as { current: { issue: string } }).current;
    const whole = lines.map((line) => ({
      gameCode: 'K3',
      issue,
      playCode: 'sum-sides',
      numbers: [['big']],
      unit: 10_000,
      multiple: 1,
      ...line,
    }));
    return { requestId: randomUUID(), priceList: priceListId, lines: whole };
  }
  async function send(request: Awaited<ReturnType<typeof orderOf>>) {
    const answer = await player.call(placeBets, request);
    const { bets = [] } = (answer.value ?? {}) as { bets?: { id: string }[] };
    return { ...answer, ids: bets.map(({ id }) => Number(id)) };
  }
  const settle = async () => {
    fixture.context.clock.advance(120_000);
    await settleDue(fixture.context, fixture.context.clock.now());
  };
  const myBets = async () =>
    ((await player.call(getMyBets, {})).value as { list: { id: string; status: string; payout: number }[] }).list;

  it('the largest stake holds for all bets of a member on one issue, in one order or in several', async () => {
    const both = (multiple: number) => ({ numbers: bothSizes, multiple });
    expect((await place(both(150), both(150))).code).toBe('lottery.issue.stake.limit');
    expect((await place(both(150))).status).toBe(200);
    expect(await place(both(101))).toMatchObject({
      code: 'lottery.issue.stake.limit',
      value: { limitMinor: 200_000_000 },
    });
    expect((await place(both(100))).status).toBe(200);
    await settle();
    expect((await place(both(250))).status).toBe(200);
  });

  it('a bet above the largest stake or payout of an issue by itself is refused with what is left of it', async () => {
    const above = { numbers: bothSizes, multiple: 251 };
    const refused = (code: string, limitMinor: number) => ({ status: 400, code, value: { line: 0, limitMinor } });
    expect(await place(above)).toMatchObject(refused('lottery.stake.outside', 500_000_000));
    expect((await place({ numbers: bothSizes, multiple: 150 })).status).toBe(200);
    expect(await place(above)).toMatchObject(refused('lottery.issue.stake.limit', 200_000_000));
    expect((await place({ numbers: bothSizes, multiple: 100 })).status).toBe(200);
    expect(await place(above)).toMatchObject(refused('lottery.issue.stake.limit', 0));
    await settle();
    const triple = (multiple: number) => ({ playCode: 'triple-single', numbers: [['666']], multiple });
    const whole = 10_000_000_000;
    expect(await place(triple(100))).toMatchObject(refused('lottery.payout.outside', whole));
    const { status, value } = await place(triple(10));
    const [bet] = (value as { bets: { largestPayout: number }[] }).bets;
    expect(status).toBe(200);
    const left = whole - (bet?.largestPayout ?? 0) * 100;
    expect(left).toBeLessThan(whole);
    expect(await place(triple(100))).toMatchObject(refused('lottery.issue.payout.limit', left));
  });

  it('the largest stake of a slip holds for all draws and games of an order, and not for the next one', async () => {
    const limit = (maxSlipStakeMinor: number | null) =>
      fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, maxSlipStakeMinor }));
    await limit(3_000_000);
    const { value } = await player.call(getDraw, { code: '11X5' });
    const { issue } = (value as { current: { issue: string } }).current;
    const other = { gameCode: '11X5', issue, playCode: 'any1', numbers: [['01']] };
    expect(await place({ multiple: 2 }, { ...other, multiple: 2 })).toMatchObject({
      status: 400,
      code: 'lottery.slip.limit',
      value: { limitMinor: 3_000_000 },
    });
    expect((await place({ multiple: 2 }, other)).status).toBe(200);
    expect((await place({ multiple: 3 })).status).toBe(200);
    await limit(null);
  });

  it('so many orders can be cancelled in a day of the merchant; all bets of one count as one, and the next day begins anew', async () => {
    const limit = (maxCancelledOrders: number) =>
      fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, maxCancelledOrders }));
    await limit(2);
    const cancel = async (id: number | undefined) => player.call(cancelBet, { id: id as number });
    const [first, second, third] = [await place({}, {}), await place({}), await place({})];
    for (const id of [...first.ids, ...second.ids]) expect((await cancel(id)).status).toBe(200);
    const refused = { status: 409, code: 'lottery.cancel.daily', value: { limit: 2, left: 0 } };
    expect(await cancel(third.ids[0])).toMatchObject(refused);
    const { value } = await player.call(getMyBets, { status: 'pending' });
    expect(value).toMatchObject({ list: [{ cancelRefusal: 'lottery.cancel.daily' }] });
    await limit(3);
    expect((await cancel(third.ids[0])).status).toBe(200);
    fixture.context.clock.advance(24 * 3_600_000);
    const [tomorrow] = (await place({})).ids;
    expect((await cancel(tomorrow)).status).toBe(200);
    await limit(100);
  });

  it('concurrent calls cancel no more orders than a day has', async () => {
    await fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, maxCancelledOrders: 2 }));
    const orders = [];
    for (let count = 0; count < 5; count += 1) orders.push(await place({}));
    const answers = await Promise.all(orders.map(({ ids }) => player.call(cancelBet, { id: ids[0] as number })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    await fixture.context.merchants.update('aurora', async ({ profile }) => ({ ...profile, maxCancelledOrders: 100 }));
  });

  it('concurrent orders on one issue cannot exceed the largest stake', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => place({ numbers: bothSizes, multiple: 50 })));
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(orders.map(({ code }) => code).filter(Boolean))).toEqual(new Set(['lottery.issue.stake.limit']));
  });

  it('concurrent orders pass the largest stake on a side or a number of a place in no way, and the refusal says what is left', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () =>
        place({ numbers: bothSizes, multiple: 10 }, { numbers: [['big']], multiple: 90 }),
      ),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(others.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      code: 'lottery.number.stake.limit',
      value: { gameCode: 'K3', playCode: 'sum-sides', number: 'big', limitMinor: 50_000_000 },
    });
    expect((await place({ numbers: [['small']], multiple: 200 })).status).toBe(200);
    const { value } = await player.call(getDraw, { code: '11X5' });
    const { issue } = (value as { current: { issue: string } }).current;
    const third = (multiple: number, ...fifth: string[]) => ({
      gameCode: '11X5',
      issue,
      playCode: 'position',
      multiple,
      numbers: [[], [], ['03'], [], fifth],
    });
    const raced = await Promise.all([place(third(200)), place(third(100, '03'))]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(raced.find(({ status }) => status === 400)).toMatchObject({
      code: 'lottery.number.stake.limit',
      value: { playCode: 'position', number: 'place3:03' },
    });
  });

  it('a typed number of several places has the limit of a number, in all orders together', async () => {
    const limit = (minor: number | null) =>
      fixture.context.db.query(
        "update lottery_game set max_number_stake_minor = $1 where merchant = 'aurora' and code = 'SSC'",
        [minor],
      );
    await limit(1_500_000);
    const { value } = await player.call(getDraw, { code: 'SSC' });
    const { issue } = (value as { current: { issue: string } }).current;
    const typed = (...numbers: string[]) => ({
      gameCode: 'SSC',
      issue,
      playCode: 'first3-direct-typed',
      numbers: [numbers],
    });
    expect((await place(typed('123', '456'))).status).toBe(200);
    expect(await place(typed('789', '123'))).toMatchObject({
      code: 'lottery.number.stake.limit',
      value: { playCode: 'first3-direct-typed', number: '123', limitMinor: 500_000 },
    });
    expect((await place(typed('789'))).status).toBe(200);
    await limit(null);
  });

  it('an order that waits for its turn until its issue has closed is refused, and so is a cancellation', async () => {
    const { ids } = await place({});
    const waiting = await orderOf({});
    const hold = holdMember(fixture.context.db, player.member.id);
    await hold.isHeld;
    const answers = Promise.all([send(waiting), player.call(cancelBet, { id: ids[0] as number })]);
    // Both have been read and wait for the member by now, or will: either way the issue closes first.
    fixture.context.clock.advance(58_000);
    hold.release();
    expect((await answers).map(({ code }) => code)).toEqual(['lottery.issue.closed', 'lottery.issue.closed']);
  });

  it('a repeated order is found after a release that stores lines differently', async () => {
    const order = await orderOf({});
    const first = await send(order);
    await fixture.context.db.query(
      `update lottery_order set lines = (select jsonb_agg(l - 'priceList' - 'largestPayout') from jsonb_array_elements(lines) l)
       where request_id = $1`,
      [order.requestId],
    );
    expect(await send(order)).toEqual(first);
  });

  it('the largest payout holds for all bets of a member on one issue', async () => {
    const triple = { playCode: 'triple-single', numbers: [['666']], multiple: 40 };
    expect((await place(triple)).status).toBe(200);
    expect((await place(triple)).code).toBe('lottery.issue.payout.limit');
  });

  it('a pending bet is paid at the odds it was placed at, whatever a later release offers', async () => {
    const { ids } = await place({ playCode: 'sum', numbers: everySum, unit: 100 });
    const doubled = Object.fromEntries(
      Object.entries(currentPriceList()).map(([play, odds]) => [
        play,
        Object.fromEntries(Object.entries(odds).map(([option, milli]) => [option, milli * 2])),
      ]),
    );
    const { db } = fixture.context;
    await db.query('insert into lottery_price_list (id, odds) values ($1, $2::jsonb) on conflict do nothing', [
      'doubled',
      JSON.stringify(doubled),
    ]);
    const twin = await place({ playCode: 'sum', numbers: everySum, unit: 100 });
    await db.query('update lottery_bet set price_list = $2 where id = any($1::bigint[])', [twin.ids, 'doubled']);
    await settle();
    const paid = (id: number | undefined) => myBets().then((list) => list.find((bet) => bet.id === String(id))?.payout);
    const today = (await paid(ids[0])) ?? 0;
    expect(today).toBeGreaterThan(0);
    expect(await paid(twin.ids[0])).toBe(today * 2);
  });

  it('other odds under the same id are refused at the start', async () => {
    const { 'K3:sum': sum, ...others } = currentPriceList();
    expect(sum).toBeDefined();
    await expect(storePriceList(fixture.context, others)).rejects.toThrow('The odds have changed but not priceListId');
  });

  it('a merchant with a wrong time zone delays only its own bets', async () => {
    const { ids } = await place({});
    const { db, merchants, clock } = fixture.context;
    const broken = { ...merchants, byCode: (code: string) => withZone(merchants.byCode(code)) };
    const withZone = (merchant: Merchant | undefined) =>
      merchant && { ...merchant, profile: { ...merchant.profile, timeZone: 'Nowhere/Else' } };
    clock.advance(120_000);
    await settleDue({ ...fixture.context, merchants: broken }, clock.now());
    const stuck = await db.query('select stuck_reason as reason from lottery_bet where id = $1', [ids[0] as number]);
    expect(stuck).toEqual([{ reason: expect.stringContaining('Nowhere/Else') }]);
  });

  it('a bet that cannot be settled waits by itself: every other one is settled', async () => {
    const { ids } = await place({}, {}, {});
    const { db } = fixture.context;
    await db.query("update lottery_bet set play = 'no-such-play' where id = $1", [ids[0] as number]);
    await settle();
    const statuses = (await myBets()).map(({ id, status }) => [Number(id), status === 'pending']);
    expect(statuses).toEqual([
      [ids[2], false],
      [ids[1], false],
      [ids[0], true],
    ]);
    const stuck = await db.query('select stuck_reason as reason from lottery_bet where id = $1', [ids[0] as number]);
    expect(stuck).toEqual([{ reason: 'There is no play no-such-play.' }]);
  });
});
