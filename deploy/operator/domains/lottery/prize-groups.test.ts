import { randomUUID } from 'node:crypto';
import {
  judge,
  type PrizeGroups,
  playAtGroup,
  playOf,
  priceListId,
  rebateMinorOf,
  type Selection,
} from '@tessera/shared/lottery';
import { getRebateShares } from '@tessera/shared/wire/agent';
import { voidIssue } from '@tessera/shared/wire/console';
import { cancelBet, getDraw, getGameMenus, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { exportBetRecord, getAccountRecord, getBetRecord, getRecordedBet } from '@tessera/shared/wire/wallet';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { createWithMember } from '../identity/index.ts';
import { playerOwner } from '../ledger/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { drawOf } from './drawing.ts';
import { requireFairPrices } from './fair-prices.ts';
import { gameOf } from './game-store.ts';
import { refundVoidIssues } from './refund-void-issues.ts';
import { findIssue } from './schedule.ts';
import { settleDue } from './settlement.ts';
import { type Chase, chasesOf, rarely } from './testing/chases.ts';

const startMinor = 10_000_000;
const range: PrizeGroups = { lowest: 1800, highest: 1940, standard: 1940 };

interface Bet {
  readonly id: string;
  readonly playCode: string;
  readonly numbers: Selection;
  readonly status: string;
  readonly stake: number;
  readonly payout: number | null;
  readonly drawn: readonly number[] | null;
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  readonly rebate: number;
}

describe.each(seededDatabases)('prize groups of lottery bets on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const chases = chasesOf(() => player);
  const offer = (groups: PrizeGroups, merchant = 'aurora') =>
    fixture.context.merchants.update(merchant, async ({ profile }) => ({
      ...profile,
      prizeGroups: { K3: groups, '11X5': groups },
    }));
  beforeEach(async () => {
    await offer(range);
    player = await fixture.newPlayer();
    await player.giveCash(startMinor / 100);
    // Each test bets on an issue of its own.
    fixture.context.clock.advance(60_000);
  });

  async function place(lines: readonly object[], code = 'K3', requestId: string = randomUUID()) {
    const { issue } = ((await player.call(getDraw, { code })).value as { current: { issue: string } }).current;
    const line = { gameCode: code, issue, playCode: 'sum-sides', numbers: [['big']], unit: 100, multiple: 1 };
    const request = { requestId, priceList: priceListId, lines: lines.map((more) => ({ ...line, ...more })) };
    const { value, ...answer } = await player.call(placeBets, request);
    return { ...answer, value, issue, bets: (value as { bets?: Bet[] }).bets ?? [] };
  }
  const at = (prizeGroup: number, rebateMilli: number) => ({ prizeGroup, rebateMilli });
  const myBets = async () => ((await player.call(getMyBets, { pageSize: 50 })).value as { list: Bet[] }).list;
  const cash = async () =>
    (await fixture.context.ledger.balances('aurora', playerOwner(player.member.id))).player_cash ?? 0;
  /** As several operators on the same database do it. */
  async function settle(operators = 1): Promise<void> {
    const { context } = fixture;
    context.clock.advance(60_000);
    const all = Array.from({ length: operators }, () => ({ ...context, withMember: createWithMember(context.db) }));
    await Promise.all(all.map((each) => settleDue(each, each.clock.now())));
  }
  const rebates = () =>
    fixture.context.db.query<{ key: string; reference: string; amount: number }>(
      `select m.key, m.reference, e.amount_minor as amount from ledger_movement m
       join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
       where m.kind = 'rebate' and a.owner = $1 order by m.id`,
      [playerOwner(player.member.id)],
    );

  it('pay less at a lower group and give a part of the stake back once, also when two operators settle at once', async () => {
    const sides = { numbers: [['big', 'small']], unit: 1000 };
    const { bets } = await place([
      { ...sides, ...at(1940, 0) },
      { ...sides, ...at(1900, 20) },
      { ...sides, ...at(1842, 49) },
    ]);
    expect(bets.map(({ prizeGroup, rebateMilli, rebate }) => [prizeGroup, rebateMilli, rebate])).toEqual([
      [1940, 0, 0],
      [1900, 20, 0],
      [1842, 49, 0],
    ]);
    await settle(2);
    const [low, middle, high] = (await myBets()) as [Bet, Bet, Bet];
    const expected = [high, middle, low].map(({ prizeGroup, numbers, drawn }) => {
      const play = playOf('K3', 'sum-sides');
      return play && judge(playAtGroup(play, prizeGroup), numbers, drawn ?? [], 100_000).payoutMinor / 100;
    });
    expect([high, middle, low].map(({ payout }) => payout)).toEqual(expected);
    expect([high, middle, low].map(({ rebate }) => rebate)).toEqual([0, 40, 98]);
    expect(await rebates()).toEqual([
      expect.objectContaining({ key: `lottery-rebate:${middle.id}`, amount: 4000 }),
      expect.objectContaining({ key: `lottery-rebate:${low.id}`, amount: 9800 }),
    ]);
    const paid = expected.reduce<number>((sum, payout) => sum + (payout ?? 0), 0);
    expect(await cash()).toBe(startMinor - 600_000 + paid * 100 + 13_800);
    await settle(2);
    expect(await rebates()).toHaveLength(2);
  });

  it('are in the records: the movement with its bet, and a column of the betting record and its file', async () => {
    const { bets } = await place([{ ...at(1900, 20), unit: 1000 }]);
    await settle();
    const source = `lottery:${bets[0]?.id}`;
    const { list } = (await player.call(getAccountRecord, { type: ['rebate'] })).value as {
      list: { amount: number; subject: string; reference: string }[];
    };
    expect(list).toEqual([
      expect.objectContaining({
        amount: 20,
        subject: '스피드 주사위 (모의)',
        reference: expect.stringMatching(/^lottery:K3:/),
      }),
    ]);
    const detail = (await player.call(getRecordedBet, { source })).value as {
      bet: { prizeGroup: object };
      movements: { type: string }[];
    };
    expect(detail.bet.prizeGroup).toEqual({ group: 1900, rebateMilli: 20 });
    expect(detail.movements.map(({ type }) => type)).toContain('rebate');
    const days = { from: '2000-01-01', to: '2099-12-31' };
    const record = (await player.call(getBetRecord, days)).value as { list: { prizeGroup: object }[] };
    expect(record.list[0]?.prizeGroup).toEqual({ group: 1900, rebateMilli: 20 });
    const token = await fixture.context.sessions.issue(player.member.id);
    const file = await fixture.operator.app.inject({
      url: `${exportBetRecord.path}?${new URLSearchParams(days)}`,
      headers: { merchant: 'aurora', language: 'EN', authorization: token },
    });
    expect(file.body.split('\r\n')[1]).toContain('1900 / 2.0%');
  });

  it('give nothing back of the part of a stake that is returned, of a cancelled bet, or of a fraction of a unit', async () => {
    const { context } = fixture;
    const game = await gameOf(context, context.merchants.byCode('aurora') as Merchant, '11X5');
    const places = { playCode: 'place-sides', numbers: Array.from({ length: 5 }, () => ['big']) };
    // Until one of the places draws 11, which returns its stake.
    for (;;) {
      const { issue } = ((await player.call(getDraw, { code: '11X5' })).value as { current: { issue: string } })
        .current;
      const found = findIssue(game.schedule, issue);
      if (found && (await drawOf(context, game, found)).numbers.slice(0, 5).includes(11)) break;
      context.clock.advance(60_000);
    }
    const { bets } = await place([{ ...places, ...at(1900, 20) }], '11X5');
    const other = await place([at(1900, 20)]);
    await player.call(cancelBet, { id: Number(other.bets[0]?.id) });
    await settle();
    for (let minute = 0; minute < 5; minute += 1) await settle();
    const settled = (await myBets()).find(({ id }) => id === bets[0]?.id);
    expect(settled).toMatchObject({ stake: 500, rebate: 8 });
    expect(await rebates()).toEqual([expect.objectContaining({ amount: 800 })]);
    expect(rebateMinorOf(49, 20)).toBe(0);
  });

  it('are refused outside of the range, and with another rebate than the one on offer', async () => {
    const outside = await place([at(1940, 0), at(1798, 71)]);
    expect([outside.status, outside.code, outside.value]).toEqual([
      400,
      'lottery.group.outside',
      expect.objectContaining({ line: 1, lowest: 1800, highest: 1940 }),
    ]);
    for (const group of [1942, 1901]) expect((await place([at(group, 0)])).code).toBe('lottery.group.outside');
    const stale = await place([at(1900, 30)]);
    expect([stale.status, stale.code]).toEqual([409, 'lottery.prices.changed']);
    // A game without a configuration has the prices as they are written.
    expect((await place([at(1938, 1)], 'ESSCM1')).code).toBe('lottery.group.outside');
    // A page from before there were groups names none.
    expect((await place([{}])).bets[0]).toMatchObject({ prizeGroup: 1940, rebateMilli: 0 });
  });

  it('stay those of the order when the merchant changes its range, and a repeated order is found', async () => {
    const requestId = randomUUID();
    const { bets } = await place([at(1900, 20)], 'K3', requestId);
    await offer({ ...range, highest: 1960 });
    expect((await place([at(1900, 20)], 'K3', requestId)).bets).toEqual(bets);
    expect((await place([at(1900, 30)])).status).toBe(200);
    await settle();
    expect((await myBets()).map(({ rebate }) => rebate)).toEqual([3, 2]);
  });

  it('leave nothing when the issue is declared void afterwards: the rebate goes back with the payout, once', async () => {
    const everything = { ...at(1900, 20), numbers: [['big', 'small', 'odd', 'even']], unit: 1000 };
    const { bets, issue } = await place([everything, at(1900, 20)]);
    await settle();
    expect((await myBets()).map(({ rebate }) => rebate)).toEqual([2, 80]);
    await consoleClient(() => fixture.operator).call(voidIssue, {
      merchant: 'aurora',
      gameCode: 'K3',
      issue,
      reason: 'A wrong seed',
    });
    await Promise.all([refundVoidIssues(fixture.context), refundVoidIssues(fixture.context)]);
    expect(await cash()).toBe(startMinor);
    expect((await myBets()).map(({ status, rebate }) => [status, rebate])).toEqual([
      ['refunded', 0],
      ['refunded', 0],
    ]);
    expect((await rebates()).map(({ amount }) => amount)).toEqual([8000, 200, -8000, -200]);
    const { movements } = (await player.call(getRecordedBet, { source: `lottery:${bets[0]?.id}` })).value as {
      movements: { type: string; amount: number }[];
    };
    expect(movements.filter(({ type }) => type === 'rebate').map(({ amount }) => amount)).toEqual([80, -80]);
  });

  it('are kept for all issues of a chase, which ends with its money when the range changes', async () => {
    const lines = rarely.map((line) => ({ ...line, ...at(1900, 20) }));
    const { chase } = await chases.order({ lines, issues: 4 });
    const step = () => fixture.context.jobs.runDue();
    fixture.context.clock.advance(60_000);
    await step();
    expect((await myBets()).map(({ prizeGroup }) => prizeGroup)).toEqual([1900, 1900]);
    expect((await chases.read(chase.id)).chase).toMatchObject({ placed: 2, rebate: 2 });
    await offer({ ...range, lowest: 1920 });
    fixture.context.clock.advance(60_000);
    await step();
    const { chase: ended } = (await chases.read(chase.id)) as { chase: Chase };
    expect(ended).toMatchObject({
      status: 'stopped',
      reason: 'lottery.group.outside',
      placed: 2,
      held: 0,
      released: 200,
    });
    expect((await chases.order({ lines, issues: 4 })).code).toBe('lottery.group.outside');
  });

  it('are rebates in the figures of an agent, once, and are named among those of its own bets', async () => {
    const { db, clock } = fixture.context;
    await db.query('update member set type = 1 where id = $1', [player.member.id]);
    await place([{ ...at(1900, 20), unit: 1000 }]);
    await settle();
    const figures = await db.query(
      `select flow, sum(amount_minor)::bigint as minor from team_movement
       where member_id = $1 and flow in ('bet', 'rebate', 'bonus') group by 1 order by 1`,
      [player.member.id],
    );
    expect(figures).toEqual([
      { flow: 'bet', minor: -100_000 },
      { flow: 'rebate', minor: 2000 },
    ]);
    const day = new Date(clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect((await player.call(getRebateShares, { day })).value).toMatchObject({
      credited: 20,
      ownBets: 20,
      cashback: 0,
      adjusted: 0,
      total: 0,
    });
  });

  it('differ from brand to brand', async () => {
    await offer({ lowest: 1800, highest: 1960, standard: 1950 }, 'lotus');
    const groupsOn = async (merchant: string) => {
      const { body } = await fixture.site.call(getGameMenus, {}, { merchant });
      const { list } = body.value as { list: { kind: string; prizeGroups: PrizeGroups }[] };
      return list.find(({ kind }) => kind === 'K3')?.prizeGroups;
    };
    expect([await groupsOn('aurora'), await groupsOn('lotus')]).toEqual([
      range,
      { lowest: 1800, highest: 1960, standard: 1950 },
    ]);
  });

  it('are checked when the operator starts: a play that returns too much stops it, by its name', () => {
    const { merchants } = fixture.context;
    const configured = (groups: PrizeGroups) =>
      merchants.all().map((each) => ({ ...each, profile: { ...each.profile, prizeGroups: { SSC: groups } } }));
    expect(() => requireFairPrices(merchants.all())).not.toThrow();
    expect(() => requireFairPrices(configured({ ...range, highest: 1980 }))).toThrow(
      /At merchant "aurora", [\w-]+ of SSC returns 99\.\d % at prize group 1980\./,
    );
    expect(() => requireFairPrices(configured({ ...range, standard: 1790 }))).toThrow(/SSC at merchant "aurora"/);
  });
});
