import { randomUUID } from 'node:crypto';
import {
  judge,
  type MerchantOdds,
  type PlayOdds,
  playAtOdds,
  playOf,
  priceListId,
  type Selection,
} from '@tessera/shared/lottery';
import { getMerchantOdds, setMerchantOdds, setMerchantSettings } from '@tessera/shared/wire/console';
import { getDraw, getGameMenus, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { advanceDueChases } from './chases/advance-due-chases.ts';
import { requireFairPrices } from './fair-prices.ts';
import { readPriceList } from './price-lists.ts';
import { settleDue } from './settlement.ts';
import { chasesOf, rarely } from './testing/chases.ts';

interface Bet {
  readonly id: string;
  readonly playCode: string;
  readonly numbers: Selection;
  readonly payout: number | null;
  readonly drawn: readonly number[] | null;
}
interface Game {
  readonly kind: string;
  readonly priceList: string;
  readonly odds: Readonly<Record<string, PlayOdds>>;
}

describe.each(seededDatabases)("a merchant's own odds on %s", (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const staff = consoleClient(() => fixture.operator);
  const other = consoleClient(() => fixture.operator, 'operator2');
  const chases = chasesOf(() => player);
  const set = (playCode: string, odds: PlayOdds, seen: PlayOdds = {}, kind = 'K3') =>
    staff.call(setMerchantOdds, { code: 'aurora', kind, playCode, odds, seen });
  /** The odds of each play that differs from the release, as staff sees them. */
  const own = async () =>
    (
      (await staff.call(getMerchantOdds, { code: 'aurora' })).value as {
        plays: { kind: string; playCode: string; odds: PlayOdds }[];
      }
    ).plays;

  beforeEach(async () => {
    for (const { kind, playCode, odds } of await own()) await set(playCode, {}, odds, kind);
    player = await fixture.newPlayer();
    await player.giveCash(100_000);
    fixture.context.clock.advance(60_000);
  });

  async function k3(merchant = 'aurora'): Promise<Game> {
    const { body } = await fixture.site.call(getGameMenus, {}, { merchant });
    const game = (body.value as { list: Game[] }).list.find(({ kind }) => kind === 'K3');
    if (!game) throw new Error('There is no game of dice.');
    return game;
  }
  async function place(priceList: string, lines: readonly object[] = [{}]) {
    const { issue } = ((await player.call(getDraw, { code: 'K3' })).value as { current: { issue: string } }).current;
    const line = { gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big', 'small']], unit: 1000, multiple: 1 };
    const request = { requestId: randomUUID(), priceList, lines: lines.map((more) => ({ ...line, ...more })) };
    const { value, ...answer } = await player.call(placeBets, request);
    return { ...answer, bets: (value as { bets?: Bet[] }).bets ?? [] };
  }
  const myBets = async () => ((await player.call(getMyBets, { pageSize: 50 })).value as { list: Bet[] }).list;
  async function settle(): Promise<void> {
    fixture.context.clock.advance(60_000);
    await settleDue(fixture.context, fixture.context.clock.now());
  }
  /** What a bet of 1,000 on each side pays at these odds. */
  const paidAt = ({ numbers, drawn }: Bet, odds: PlayOdds): number => {
    const play = playOf('K3', 'sum-sides');
    return play ? judge(playAtOdds(play, odds), numbers, drawn ?? [], 100_000).payoutMinor / 100 : Number.NaN;
  };
  const sides = { '*': 1500 };

  it('are what the page gets, what is bet and what is paid; without them the prices are those of the release', async () => {
    expect(await k3()).toMatchObject({ priceList: priceListId, odds: {} });
    await set('sum-sides', sides);
    const game = await k3();
    expect(game.odds).toEqual({ 'sum-sides': sides });
    expect(game.priceList).toMatch(new RegExp(`^${priceListId}-[0-9a-f]{12}$`));
    // Another brand has its own, of the demo, on plays of other games.
    const lotus = await k3('lotus');
    expect([lotus.odds, lotus.priceList === game.priceList, lotus.priceList === priceListId]).toEqual([
      {},
      false,
      false,
    ]);
    expect((await place(game.priceList)).status).toBe(200);
    await settle();
    const [bet] = (await myBets()) as [Bet];
    expect(bet.payout).toBe(paidAt(bet, sides));
    expect((await readPriceList(fixture.context, game.priceList))?.['K3:sum-sides']).toMatchObject(sides);
  });

  it('change between the load of a page and its order: the order is refused, and placed at the new prices', async () => {
    const loaded = await k3();
    await set('sum-sides', sides);
    expect(await place(loaded.priceList)).toMatchObject({ status: 409, code: 'lottery.prices.changed', bets: [] });
    expect((await place((await k3()).priceList)).status).toBe(200);
    // Also back to those that the page began with.
    await set('sum-sides', {}, sides);
    expect((await place(loaded.priceList)).status).toBe(200);
  });

  it('that are equal have one name, however often they have changed in between', async () => {
    await set('sum-sides', sides);
    const { priceList } = await k3();
    await set('sum-sides', { '*': 1600 }, sides);
    expect((await k3()).priceList).not.toBe(priceList);
    await set('sum-sides', sides, { '*': 1600 });
    expect((await k3()).priceList).toBe(priceList);
  });

  it('that a pending bet was placed at are those that it is paid by, whatever they are at its draw', async () => {
    const first = (await place((await k3()).priceList)).bets[0];
    await set('sum-sides', sides);
    const second = (await place((await k3()).priceList)).bets[0];
    await set('sum-sides', { '*': 1700 }, sides);
    await settle();
    const bets = await myBets();
    const find = (id?: string) => bets.find((bet) => bet.id === id) as Bet;
    expect(find(first?.id).payout).toBe(paidAt(find(first?.id), {}));
    expect(find(second?.id).payout).toBe(paidAt(find(second?.id), sides));
  });

  it('of other plays leave a running chase alone; those of a play of its own end it and release its money', async () => {
    const { priceList } = await k3();
    const { chase } = await chases.order({ lines: rarely, issues: 4, priceList });
    const nextIssue = async () => {
      await settle();
      await advanceDueChases(fixture.context, fixture.context.clock.now());
    };
    await set('sum-sides', sides);
    await nextIssue();
    expect((await chases.read(chase.id)).chase).toMatchObject({ status: 'running', placed: 2 });
    const lists = await fixture.context.db.query<{ list: string }>(
      'select distinct price_list as list from lottery_bet where chase_id = $1',
      [Number(chase.id)],
    );
    expect(lists.map(({ list }) => list).sort()).toEqual([priceList, (await k3()).priceList].sort());
    await set('triple-single', { '*': 150_000 });
    await nextIssue();
    expect((await chases.read(chase.id)).chase).toMatchObject({
      ...{ status: 'stopped', reason: 'lottery.prices.changed', placed: 2, held: 0, released: 200 },
    });
  });

  it('are refused with the name of a play that would return too much or too little at any group on offer', async () => {
    const { value } = await staff.call(setMerchantSettings, {
      ...{ code: 'aurora', prizeGroups: [{ kind: 'K3', lowest: 1800, highest: 1960, standard: 1940 }] },
    });
    expect(value).toMatchObject({ prizeGroups: [{ kind: 'K3', highest: 1960 }] });
    // 2.02 returns 98.2 % at the base group and 99.2 % at the highest.
    expect(await set('sum-sides', { '*': 2020 })).toMatchObject({
      ...{ status: 400, code: 'merchant.groups.unfair' },
      value: { kind: 'K3', playCode: 'sum-sides', group: 1960, returns: '99.2' },
    });
    expect(await set('sum-sides', { '*': 1050 })).toMatchObject({
      ...{ code: 'merchant.groups.unfair', value: { group: 1800 } },
    });
    const fair = { '*': 2010 };
    expect((await set('sum-sides', fair)).status).toBe(200);
    // The other way round: groups that the odds do not allow.
    const wider = [{ kind: 'K3', lowest: 1800, highest: 1970, standard: 1940 }];
    expect(await staff.call(setMerchantSettings, { code: 'aurora', prizeGroups: wider })).toMatchObject({
      ...{ status: 400, code: 'merchant.groups.unfair', value: { playCode: 'sum-sides', group: 1970 } },
    });
    expect(await own()).toEqual([{ kind: 'K3', playCode: 'sum-sides', odds: fair }]);
  });

  it('of a play or an option that there is not, or finer than prices are, are refused by name', async () => {
    expect(await set('no-play', { big: 1900 })).toMatchObject({
      ...{ status: 400, code: 'merchant.odds.unknown', value: { kind: 'K3', playCode: 'no-play' } },
    });
    expect(await set('sum-sides', { huge: 1900 })).toMatchObject({
      ...{ code: 'merchant.odds.unknown', value: { playCode: 'sum-sides', option: 'huge' } },
    });
    for (const odds of [{ '*': 1905 }, { '*': 900 }])
      expect((await set('sum-sides', odds)).code).toBe('merchant.odds.step');
    expect((await set('sum-sides', { '*': 1900 }, {}, 'DICE')).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  it('of Vietnam and the sea region are set as others are, with what their discounts leave to pay', async () => {
    expect((await set('lo2', { '*': 78_000 }, {}, 'VNN')).status).toBe(200);
    expect(await set('lo2', { '*': 99_500 }, { '*': 78_000 }, 'VNN')).toMatchObject({
      ...{ code: 'merchant.groups.unfair', value: { kind: 'VNN', playCode: 'lo2', returns: '99.5' } },
    });
    // 67 of 100 are charged: 660 returns 98.5 % of it, 670 all.
    expect((await set('top3', { '*': 660_000 }, {}, 'THAI')).status).toBe(200);
    expect(await set('top3', { '*': 670_000 }, { '*': 660_000 }, 'THAI')).toMatchObject({
      ...{ code: 'merchant.groups.unfair', value: { kind: 'THAI', playCode: 'top3', returns: '100.0' } },
    });
    expect((await own()).map(({ kind, odds }) => [kind, odds])).toEqual([
      ['VNN', { '*': 78_000 }],
      ['THAI', { '*': 660_000 }],
    ]);
  });

  it('that two members of staff change at once are set by one of them; the other sees what was set first', async () => {
    const by = (who: typeof staff, odds: PlayOdds, playCode = 'sum-sides') =>
      who.call(setMerchantOdds, { code: 'aurora', kind: 'K3', playCode, odds, seen: {} });
    const answers = await Promise.all([by(staff, { '*': 1800 }), by(other, { '*': 1700 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('merchant.odds.changed');
    const first = answers[0]?.status === 200 ? 1800 : 1700;
    expect(await own()).toEqual([{ kind: 'K3', playCode: 'sum-sides', odds: { '*': first } }]);
    // Different plays do not meet, and a repeated request is no second change.
    await Promise.all([by(staff, { '*': 150_000 }, 'triple-single'), by(other, { '*': 30_000 }, 'triple-any')]);
    expect(await own()).toHaveLength(3);
    expect((await by(other, { '*': 30_000 }, 'triple-any')).status).toBe(200);
    const entries = await fixture.context.db.query<{ username: string; detail: object }>(
      "select username, detail from console_log where action = 'merchant.odds' order by id desc limit 3",
    );
    expect(entries.map(({ detail }) => detail)).toContainEqual({
      ...{ kind: 'K3', playCode: 'triple-any', before: {}, odds: { '*': 30_000 } },
    });
    expect(new Set(entries.map(({ username }) => username)).size).toBe(2);
  });

  it('that equal those of the release are none, so a play goes back to them', async () => {
    const listed = playOf('THAI', 'tod3')?.prices['3']?.oddsMilli ?? 0;
    await set('tod3', { '3': listed, '2': 200_000 }, {}, 'THAI');
    expect(await own()).toEqual([{ kind: 'THAI', playCode: 'tod3', odds: { '2': 200_000 } }]);
    await set('tod3', { '3': listed }, { '2': 200_000 }, 'THAI');
    expect([await own(), (await k3()).priceList]).toEqual([[], priceListId]);
  });

  it('are checked when the operator starts: it names merchant, play and option', () => {
    const { merchants } = fixture.context;
    const configured = (odds: object) =>
      merchants.all().map((each) => ({ ...each, profile: { ...each.profile, odds: odds as MerchantOdds } }));
    expect(() => requireFairPrices(merchants.all())).not.toThrow();
    expect(() => requireFairPrices(configured({ VNS: { duoi: { '*': 99_500 } } }))).toThrow(
      'At merchant "aurora", duoi of VNS returns 99.5 % at prize group 1940.',
    );
    for (const [odds, name] of [
      [{ DICE: { big: { '*': 1900 } } }, 'DICE'],
      [{ K3: { big: { '*': 1900 } } }, 'K3 big'],
      [{ K3: { 'sum-sides': { huge: 1900 } } }, 'K3 sum-sides huge'],
    ] as const)
      expect(() => requireFairPrices(configured(odds))).toThrow(
        `The odds of merchant "aurora" name ${name}, which does not exist.`,
      );
  });
});
