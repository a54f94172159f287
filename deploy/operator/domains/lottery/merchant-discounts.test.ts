import { randomUUID } from 'node:crypto';
import { discountKey, type PlayOdds, priceListId } from '@tessera/shared/lottery';
import { setMerchantOdds } from '@tessera/shared/wire/console';
import { cancelBet, getDraw, getGameMenus, placeBets } from '@tessera/shared/wire/lottery';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';

const gameCode = 'TH15M';
const playCode = 'top2';

describe.each(seededDatabases)("a merchant's own discounts on %s", (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const staff = consoleClient(() => fixture.operator);
  const set = (odds: PlayOdds, seen: PlayOdds = {}) =>
    staff.call(setMerchantOdds, { code: 'aurora', kind: 'THAI', playCode, odds, seen });

  beforeEach(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(10_000);
  });

  async function priceList(): Promise<string> {
    const { body } = await fixture.site.call(getGameMenus, { prizeMode: 'SEA' }, { merchant: 'aurora' });
    const game = (body.value as { list: { code: string; priceList: string }[] }).list.find(
      ({ code }) => code === gameCode,
    );
    if (!game) throw new Error('The game is not offered.');
    return game.priceList;
  }
  async function place(list: string) {
    const { issue } = ((await player.call(getDraw, { code: gameCode })).value as { current: { issue: string } })
      .current;
    const line = { gameCode, issue, playCode, numbers: [['12', '34']], unit: 100, multiple: 1 };
    const { code, value } = await player.call(placeBets, { requestId: randomUUID(), priceList: list, lines: [line] });
    return { code, bets: (value as { bets?: { id: string; stake: number }[] }).bets ?? [] };
  }
  const cash = async () => (await player.wallets()).cash;

  it('are what a bet costs and what comes back of it, from the list that has them on', async () => {
    const [first] = (await place(priceListId)).bets;
    expect(first?.stake).toBe(144);
    expect((await set({ [discountKey]: 250 })).status).toBe(200);
    expect((await place(priceListId)).code).toBe('lottery.prices.changed');
    const own = await priceList();
    expect(own).not.toBe(priceListId);
    const before = await cash();
    const [second] = (await place(own)).bets;
    expect(second?.stake).toBe(150);
    expect(await cash()).toBe(before - 150);
    await player.call(cancelBet, { id: Number(second?.id) });
    await player.call(cancelBet, { id: Number(first?.id) });
    expect(await cash()).toBe(before + 144);
    expect((await set({}, { [discountKey]: 250 })).status).toBe(200);
    expect(await priceList()).toBe(priceListId);
  });

  it('are refused where a play would return more than 99 %, where nothing is left to pay, and of a play without one', async () => {
    // 70 for one of a hundred, of 70 % of the stake.
    expect(await set({ [discountKey]: 300 })).toMatchObject({ status: 400, code: 'merchant.groups.unfair' });
    expect(await set({ [discountKey]: 1000 })).toMatchObject({ status: 400, code: 'merchant.odds.discount' });
    const dice = { code: 'aurora', kind: 'K3', playCode: 'sum-sides', odds: { [discountKey]: 100 }, seen: {} };
    expect(await staff.call(setMerchantOdds, dice)).toMatchObject({ status: 400, code: 'merchant.odds.unknown' });
    expect(await priceList()).toBe(priceListId);
  });

  it('count for the limit of a number as they are charged, also of bets that were placed before', async () => {
    const limit = (minor: number | null) =>
      fixture.context.db.query(
        "update lottery_game set max_number_stake_minor = $2 where merchant = 'aurora' and code = $1",
        [gameCode, minor],
      );
    await set({ [discountKey]: 0 });
    const own = await priceList();
    await limit(10_000);
    expect((await place(own)).code).toBeUndefined();
    expect((await place(own)).code).toBe('lottery.number.stake.limit');
    await limit(17_200);
    await set({}, { [discountKey]: 0 });
    expect((await place(priceListId)).code).toBeUndefined();
    await limit(null);
  });
});
