import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getAuditLog, getConsoleVoidIssues, voidIssue } from '@tessera/shared/wire/console';
import { getInbox } from '@tessera/shared/wire/inbox';
import {
  cancelBet,
  getChaseTerms,
  getDraw,
  getDrawProof,
  getMyBets,
  getNearIssues,
  getOpenedNumbers,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { getBetRecord } from '@tessera/shared/wire/wallet';
import { consoleClient } from '../../testing/console-client.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { settleClaim } from '../cashier/index.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { advanceDueChases } from './chases/advance-due-chases.ts';
import { refundVoidIssues } from './refund-void-issues.ts';
import { settleDue } from './settlement.ts';
import { chasesOf, rarely } from './testing/chases.ts';

interface Bet {
  readonly id: string;
  readonly issue: string;
  readonly gameName: string;
  readonly status: string;
  readonly payout: number | null;
  readonly cancelRefusal: string | null;
}

/** One of them wins in every draw. Each costs 100. */
const sides = [
  { playCode: 'sum-sides', numbers: [['big']] },
  { playCode: 'sum-sides', numbers: [['small']] },
  { playCode: 'triple-any', numbers: [['any']] },
];
type Side = (typeof sides)[number];

describe.each(seededDatabases)('an issue that is declared void, on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const backOffice = consoleClient(() => fixture.operator);
  const chases = chasesOf(() => player);
  beforeEach(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(1000);
  });

  const state = async () =>
    (await player.call(getDraw, { code: 'K3' })).value as {
      current: { issue: string; closesAtMs: number; drawsAtMs: number };
    };
  const currentIssue = async (): Promise<string> => (await state()).current.issue;
  /** Moves time to a moment of the current issue. */
  async function until(moment: 'closesAtMs' | 'drawsAtMs'): Promise<void> {
    const { clock } = fixture.context;
    clock.advance((await state()).current[moment] - clock.now().getTime());
  }
  async function place(issue: string, by = player, chosen: readonly Side[] = sides) {
    const lines = chosen.map((line) => ({ gameCode: 'K3', issue, unit: 100, multiple: 1, ...line }));
    const order = { requestId: randomUUID(), priceList: priceListId, lines };
    const { value, ...answer } = await by.call(placeBets, order);
    return { ...answer, value, bets: (value as { bets?: Bet[] } | undefined)?.bets ?? [] };
  }
  const betsOf = async (by = player) => ((await by.call(getMyBets, {})).value as { list: Bet[] }).list;
  /** Statuses of the record of all products, and why bets are void. */
  async function recorded() {
    const { value } = await player.call(getBetRecord, { from: '2000-01-01', to: '2099-12-31' });
    const { list } = value as { list: { status: string; voidReason: string | null }[] };
    return list.map(({ status, voidReason }) => [status, voidReason]);
  }
  const declare = (issue: string) =>
    backOffice.call(voidIssue, { merchant: 'aurora', gameCode: 'K3', issue, reason: 'A wrong price list' });
  async function settle(): Promise<void> {
    await until('drawsAtMs');
    await settleDue(fixture.context, fixture.context.clock.now());
  }
  const refundAll = () => refundVoidIssues(fixture.context);
  /** What lottery bets of players count for in wagering, rebates and cashback, in whole units. */
  async function counted(players: readonly BonusPlayer[]) {
    const rows = await fixture.context.db.query<{ stake: number; payout: number }>(
      `select coalesce(sum(stake_minor), 0)::int / 100 as stake, coalesce(sum(cash_payout_minor), 0)::int / 100 as payout
       from settled_stake where member_id = any($1) and source like 'lottery:%'`,
      [players.map(({ member }) => member.id)],
    );
    return rows[0];
  }

  it('takes no bet, and each stake comes back once', async () => {
    const issue = await currentIssue();
    await place(issue);
    expect((await player.wallets()).cash).toBe(700);
    expect((await declare(issue)).value).toEqual({ isChanged: true });
    expect((await declare(issue)).value).toEqual({ isChanged: false });
    expect(await place(issue)).toMatchObject({ status: 409, code: 'lottery.issue.void', value: { lines: [0, 1, 2] } });
    await Promise.all([refundAll(), refundAll()]);
    await refundAll();
    expect((await player.wallets()).cash).toBe(1000);
    expect((await betsOf()).map(({ status, payout }) => [status, payout])).toEqual([
      ['cancelled-by-system', 100],
      ['cancelled-by-system', 100],
      ['cancelled-by-system', 100],
    ]);
    expect(new Set((await recorded()).map(String))).toEqual(new Set(['void,cancelled-by-system']));
    expect(await inboxOf(fixture.context, player.member.id)).toEqual([['lottery.void-paid', 30_000]]);
    const inbox = (await player.call(getInbox, { page: 1, pageSize: 1 })).value as { list: { content: string }[] };
    const [{ gameName }] = (await betsOf()) as [Bet];
    expect(inbox.list[0]?.content).toContain(`${gameName} ${issue}`);
    const { list } = (await backOffice.call(getConsoleVoidIssues)).value as { list: object[] };
    expect(list[0]).toMatchObject({ issue, reason: 'A wrong price list', refundedAtMs: expect.any(Number) });
    const log = (await backOffice.call(getAuditLog)).value as { list: object[] };
    expect(log.list[0]).toMatchObject({ action: 'lottery-issue.voided', operator: 'operator' });
  });

  it('is not cancelled by its player, who gets the stake back anyway and has as many cancellations left', async () => {
    const issue = await currentIssue();
    const { bets } = await place(issue);
    await declare(issue);
    const id = Number((bets[0] as Bet).id);
    expect(await player.call(cancelBet, { id })).toMatchObject({ status: 409, code: 'lottery.bet.void' });
    expect((await betsOf()).map(({ cancelRefusal }) => cancelRefusal)).toEqual(Array(3).fill('lottery.bet.void'));
    await refundAll();
    expect((await betsOf()).map(({ status }) => status)).toEqual(Array(3).fill('cancelled-by-system'));
    expect((await player.wallets()).cash).toBe(1000);
  });

  it('after its close is refunded instead of settled', async () => {
    const issue = await currentIssue();
    await place(issue);
    await until('closesAtMs');
    await declare(issue);
    await settleDue(fixture.context, fixture.context.clock.now());
    expect((await betsOf()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    await refundAll();
    expect((await betsOf()).map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(new Set((await recorded()).map(String))).toEqual(new Set(['void,refunded']));
    expect(await counted([player])).toEqual({ stake: 0, payout: 0 });
    expect((await player.wallets()).cash).toBe(1000);
  });

  it('after its result takes the payout back; who has spent it owes the rest, and nothing of it counts', async () => {
    const issue = await currentIssue();
    // Big, small or any triple: one of the three wins.
    const players = await Promise.all(sides.map(() => fixture.newPlayer()));
    for (const [index, each] of players.entries()) {
      await each.giveCash(100);
      expect((await place(issue, each, [sides[index] as Side])).status).toBe(200);
    }
    await settle();
    const results = await Promise.all(players.map(async (by) => ({ by, bet: (await betsOf(by))[0] })));
    const winner = results.find(({ bet }) => bet?.status === 'won');
    const paid = winner?.bet?.payout ?? 0;
    expect(paid).toBeGreaterThan(150);
    expect(await counted(players)).toEqual({ stake: 300, payout: Math.floor(paid) });
    await winner?.by.play(paid - 50);
    await declare(issue);
    await Promise.all([refundAll(), refundAll()]);
    for (const { by, bet } of results) {
      expect((await betsOf(by)).map(({ status, payout }) => [status, payout])).toEqual([['refunded', 100]]);
      // The winner's stake and the 50 that were left go into what is taken back.
      expect((await by.wallets()).cash).toBe(bet?.status === 'won' ? 0 : 100);
    }
    const owedMinor = Math.round((paid - 150) * 100);
    expect(await inboxOf(fixture.context, winner?.by.member.id ?? 0, 'lottery-void:%')).toEqual([
      ['lottery.void-taken', 5_000],
      ['result.owed', owedMinor],
    ]);
    const messages = (await winner?.by.call(getInbox, { page: 1, pageSize: 5 }))?.value as {
      list: { content: string }[];
    };
    expect(messages.list.filter(({ content }) => content.includes('모의'))).toHaveLength(2);
    const claims = await fixture.context.db.query<{ id: number }>(
      'select id, member_id as "memberId", open_minor as "openMinor", reference from payment_claim',
    );
    expect(claims).toMatchObject([
      { memberId: winner?.by.member.id, openMinor: owedMinor, reference: `lottery:K3:${issue}` },
    ]);
    await settleClaim(fixture.context, claims[0]?.id ?? 0, 'write-off', 'mina');
    const waived = (await winner?.by.call(getInbox, { page: 1, pageSize: 1 }))?.value as {
      list: { content: string }[];
    };
    expect(waived.list[0]?.content).toMatch(new RegExp(`\\(모의\\) ${issue}`));
    expect(await counted(players)).toEqual({ stake: 0, payout: 0 });
    await settle();
    await refundAll();
    expect((await results.find(({ bet }) => bet?.status === 'lost')?.by.wallets())?.cash).toBe(100);
  });

  it('has no result anywhere: it is neither the last draw nor the next one, and no chase begins with it', async () => {
    const issue = await currentIssue();
    await declare(issue);
    expect(await currentIssue()).not.toBe(issue);
    const near = (await player.call(getNearIssues, { gameCode: 'K3' })).value as { coming: { issue: string }[] };
    expect(near.coming.map((coming) => coming.issue)).not.toContain(issue);
    const terms = (await player.call(getChaseTerms, { gameCode: 'K3', count: 3 })).value;
    expect((terms as { issues: { issue: string }[] }).issues.map((each) => each.issue)).not.toContain(issue);
    await settle();
    const opened = (await player.call(getOpenedNumbers, { gameCode: 'K3', count: 3 })).value as {
      list: { issue: string }[];
      voided: { issue: string }[];
    };
    expect(opened.list.map((draw) => draw.issue)).not.toContain(issue);
    expect(opened.voided.map((draw) => draw.issue)).toContain(issue);
    const proof = (await player.call(getDrawProof, { gameCode: 'K3', issue })).value;
    expect(proof).toMatchObject({ isVoid: true });
  });

  it('is left out by a chase, which goes on with the next one', async () => {
    const { chase } = await chases.order({ lines: rarely, issues: 2, later: 1, stopsOnWin: false });
    const { issues } = await chases.read(chase.id);
    await declare(issues[0]?.issue ?? '');
    for (let minute = 0; minute < 4; minute += 1) {
      fixture.context.clock.advance(60_000);
      await advanceDueChases(fixture.context, fixture.context.clock.now());
    }
    expect((await chases.read(chase.id)).issues.map(({ status, reason }) => [status, reason])).toEqual([
      ['skipped', 'lottery.issue.void'],
      ['placed', null],
    ]);
  });

  it('refuses the order of a chase whose player was shown it', async () => {
    const { issues: shown } = (await player.call(getChaseTerms, { gameCode: 'K3', count: 3 })).value as {
      issues: { issue: string }[];
    };
    const [, middle = { issue: '' }, last = { issue: '' }] = shown;
    const seen = { lines: rarely, issues: 3, lastIssue: last.issue };
    await declare(middle.issue);
    expect(await chases.order(seen)).toMatchObject({ status: 409, code: 'lottery.chase.issues.changed' });
    expect((await chases.order({ ...seen, issues: 2 })).status).toBe(200);
  });

  it('refuses or refunds each bet that is placed at the same moment', async () => {
    const issue = await currentIssue();
    const players = await Promise.all(Array.from({ length: 8 }, () => fixture.newPlayer()));
    for (const each of players) await each.giveCash(300);
    const first = await place(issue, players[0]);
    const [declared, ...answers] = await Promise.all([
      declare(issue),
      ...players.slice(1).map((each) => place(issue, each)),
    ]);
    expect([first.status, declared.value]).toEqual([200, { isChanged: true }]);
    for (const { status, code } of answers) expect([200, 'lottery.issue.void']).toContain(status === 200 ? 200 : code);
    await Promise.all([refundAll(), settle(), refundAll()]);
    await refundAll();
    for (const each of players) {
      expect((await each.wallets()).cash).toBe(300);
      expect((await betsOf(each)).every(({ status }) => status === 'cancelled-by-system')).toBe(true);
    }
  });

  it('is none if it is unknown, not on sale yet, or drawn more than a week ago', async () => {
    const refusal = async (issue: string) => (await declare(issue)).code;
    const issue = await currentIssue();
    expect(await refusal('20260101-9999')).toBe('lottery.issue.unknown');
    expect(await refusal('20260402-0001')).toBe('lottery.issue.unknown');
    fixture.context.clock.advance(8 * 86_400_000);
    expect(await refusal(issue)).toBe('lottery.issue.too.old');
  });
});
