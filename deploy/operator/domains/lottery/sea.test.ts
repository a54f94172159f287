import { randomUUID } from 'node:crypto';
import { formatDate } from '@tessera/shared/format';
import { priceListId, printedPrize } from '@tessera/shared/lottery';
import {
  blockNumbers,
  getAuditLog,
  getConsoleBlockedNumbers,
  unblockNumber,
  voidIssue,
} from '@tessera/shared/wire/console';
import {
  cancelBet,
  getBlockedNumbers,
  getDraw,
  getDrawProof,
  getGameMenus,
  getMyBets,
  getNearIssues,
  getOpenBlockedNumbers,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { getBalance } from '@tessera/shared/wire/wallet';
import { seaGames } from '../../demo/lottery/sea-games.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { drawOf } from './drawing.ts';
import { gameOf } from './game-store.ts';
import { findIssue, issueAfter, nextDrawn } from './schedule.ts';
import { settleDue } from './settlement.ts';

const merchant = 'aurora';
const code = 'HNSP';

describe('the lotteries of the sea region', () => {
  // It starts at 10:00 in Thailand on Monday 2 March 2026.
  const { operator, site } = withOperator();
  const operatorConsole = consoleClient(() => operator);
  const value = async <T>(...[endpoint, request, init]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request, init)).body.value as T;
  const openIssue = async () => (await value<{ current: { issue: string } }>(getDraw, { code })).current.issue;
  const token = () => site.tokenOf('player01');
  const cash = async () => {
    const { balance } = await value<{ balance: { availBalance: number }[] }>(getBalance, {}, { token: await token() });
    return balance[0]?.availBalance ?? 0;
  };

  interface More {
    readonly halfPaid?: string[];
    readonly issue?: string;
    readonly unit?: number;
    readonly multiple?: number;
  }
  const numberLimit = (minor: number | null) =>
    operator.context.db.query('update lottery_game set max_number_stake_minor = $3 where merchant = $1 and code = $2', [
      merchant,
      code,
      minor,
    ]);
  async function bet(playCode: string, numbers: readonly string[], { halfPaid, issue: of, ...stake }: More = {}) {
    const issue = of ?? (await openIssue());
    const line = { gameCode: code, issue, playCode, numbers: [[...numbers]], unit: 100, multiple: 1, ...stake };
    const lines = [{ ...line, ...(halfPaid && { halfPaid }) }];
    const request = { requestId: randomUUID(), priceList: priceListId, lines };
    return site.call(placeBets, request, { token: await token() });
  }
  /** The last two digits at the top of the draw that is open. */
  async function topTwo(): Promise<string> {
    const { context } = operator;
    const found = context.merchants.byCode(merchant);
    const game = found && (await gameOf(context, found, code));
    const issue = game && findIssue(game.schedule, await openIssue());
    if (!game || !issue) throw new Error('There is no draw.');
    return printedPrize('HANOI', (await drawOf(context, game, issue)).numbers, 1).slice(-2);
  }

  it('are games of their own prize mode, each on its calendar', async () => {
    const list = async (prizeMode: string) =>
      (await value<{ list: { code: string }[] }>(getGameMenus, { prizeMode })).list.map((game) => game.code);
    expect(await list('SEA')).toEqual(['THGOV', 'LAO', 'HNSP', 'HN', 'HNVIP', 'MY4D', 'TH15M']);
    expect(await list('LOTT')).not.toContain('THGOV');
    const { coming } = await value<{ coming: { issue: string; closesAtMs: number }[] }>(getNearIssues, {
      gameCode: 'THGOV',
      count: 3,
    });
    // Those after them are not on sale yet, and have no seed.
    expect(coming.map(({ issue }) => issue)).toEqual(['20260316-0000', '20260401-0000']);
    expect(new Date(coming[0]?.closesAtMs ?? 0).toISOString()).toBe('2026-03-16T07:45:00.000Z');
  });

  it.each(['THGOV', 'LAO', 'HN', 'TH15M'])('%s has a proof of each of its next draws', async (gameCode) => {
    const { coming } = await value<{ coming: { issue: string; commitment: string }[] }>(getNearIssues, {
      gameCode,
      count: 20,
    });
    expect(coming).not.toEqual([]);
    for (const { issue, commitment } of coming)
      expect(await value(getDrawProof, { gameCode, issue })).toMatchObject({ commitment, seed: null });
  });

  // gaming-practice §3a: the government's closes at a quarter to three, Laos at eight.
  it.each([
    ['THGOV', 24, '', '14:45'],
    ['LAO', 157, '1 3 5', '20:00'],
    ['HNSP', 365, '1 2 3 4 5 6 7', '17:15'],
    ['HN', 365, '1 2 3 4 5 6 7', '18:15'],
    ['HNVIP', 365, '1 2 3 4 5 6 7', '19:15'],
    ['MY4D', 156, '3 6 7', '18:30'],
  ])(
    '%s is drawn %i times in 2027, on the weekdays "%s" from Monday, and closes at %s',
    (game, draws, weekdays, closes) => {
      const plan = seaGames.find((each) => each.code === game);
      if (!plan?.calendar) throw new Error(`${game} has no calendar.`);
      const schedule = { ...plan.calendar, closesBeforeMs: plan.closesBeforeMs };
      const days: string[] = [];
      for (let issue = nextDrawn(schedule, Date.parse('2026-12-31T17:00:00Z')); ; issue = issueAfter(schedule, issue)) {
        if (!issue.day.startsWith('2027')) break;
        days.push(issue.day.slice(4));
        expect(formatDate('hh:mm', issue.closesAtMs, plan.calendar.timeZone)).toBe(closes);
      }
      expect(days).toHaveLength(draws);
      const weekdayOf = (day: string) => new Date(`2027-${day.slice(0, 2)}-${day.slice(2)}T00:00:00Z`).getUTCDay() || 7;
      if (game === 'THGOV') for (const day of days) expect(['01', '16']).toContain(day.slice(2));
      else expect([...new Set(days.map(weekdayOf))].sort().join(' ')).toBe(weekdays);
    },
  );

  it('charge a bet less its discount, and give back what was charged when it is cancelled', async () => {
    const before = await cash();
    const placed = await bet('top3', ['123', '456', '789']);
    expect(placed.status).toBe(200);
    const [line] = (placed.body.value as { bets: { id: string; stake: number; combinations: number }[] }).bets;
    expect(line).toMatchObject({ stake: 201, combinations: 3, halfPaid: [] });
    expect(await cash()).toBe(before - 201);
    await site.call(cancelBet, { id: line?.id }, { token: await token() });
    expect(await cash()).toBe(before);
  });

  it('show a page the blocked numbers of every open issue, and after a void issue those of the next one', async () => {
    const open = async () => (await value<{ list: { issue: string }[] }>(getOpenBlockedNumbers, {})).list;
    const ofLao = { merchant, gameCode: 'LAO', playCode: 'top2', isClosed: false };
    await operatorConsole.call(blockNumbers, { ...ofLao, issue: null, numbers: ['42'] });
    const [first] = await open();
    const row = { gameCode: 'LAO', playCode: 'top2', number: '42', isClosed: false };
    expect(await open()).toEqual([{ ...row, issue: first?.issue }]);
    await operatorConsole.call(voidIssue, { merchant, gameCode: 'LAO', issue: first?.issue, reason: 'test' });
    const [next] = await open();
    expect(next).toMatchObject(row);
    expect(next?.issue).not.toBe(first?.issue);
  });

  it('take no number that the operator has closed, and one that pays half only from who has seen it', async () => {
    const issue = await openIssue();
    const block = { merchant, gameCode: code, playCode: 'top2' };
    const two = await topTwo();
    const [closed, half] = [two === '99' ? '98' : '99', two];
    expect(
      (await operatorConsole.call(blockNumbers, { ...block, issue: null, numbers: [closed], isClosed: true })).status,
    ).toBe(200);
    await operatorConsole.call(blockNumbers, { ...block, issue: null, numbers: [half], isClosed: true });
    await operatorConsole.call(blockNumbers, { ...block, issue, numbers: [half], isClosed: false });
    const shown = await value<{ list: object[] }>(getBlockedNumbers, { gameCode: code, issue });
    expect(shown.list).toEqual(
      [
        { playCode: 'top2', number: closed, isClosed: true },
        { playCode: 'top2', number: half, isClosed: false },
      ].sort((one, other) => one.number.localeCompare(other.number)),
    );
    const refused = await bet('top2', [closed, half], { halfPaid: [half] });
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ errorCode: 'lottery.number.closed', value: { line: 0, numbers: [closed] } }),
    ]);
    const between = ['11', '22'].filter((number) => number !== half);
    expect((await bet('top2', [half], { halfPaid: [`${half},${between[0]}`] })).status).toBe(400);
    for (const halfPaid of [undefined, between, [half, half]]) {
      const unseen = await bet('top2', [half], halfPaid && { halfPaid });
      expect(unseen.body).toMatchObject({ errorCode: 'lottery.number.half', value: { line: 0, numbers: [half] } });
    }
    expect((await bet('bottom2', [closed])).status).toBe(200);
    expect((await bet('top2', [half], { halfPaid: [half] })).status).toBe(200);
  });

  it('take so much on one number in an issue, in however many orders and in any order of its digits', async () => {
    await numberLimit(20_000);
    const stakes: number[] = [];
    for (const number of ['123', '321']) {
      const placed = await bet('tod3', [number]);
      stakes.push(...(placed.body.value as { bets: { stake: number }[] }).bets.map(({ stake }) => stake));
    }
    const refused = await bet('tod3', ['456', '213']);
    expect(refused.body).toMatchObject({
      errorCode: 'lottery.number.stake.limit',
      value: { number: '213', limitMinor: 20_000 - 100 * stakes.reduce((sum, stake) => sum + stake, 0) },
    });
    expect((await bet('tod3', ['456'])).status).toBe(200);
    expect((await bet('top3', ['213'])).status).toBe(200);
    await numberLimit(100_000_000);
  });

  it('count half for such a number in the limit on what a bet can pay', async () => {
    const { list } = await value<{ list: { code: string; units: number[]; maxPayout: number }[] }>(getGameMenus, {
      prizeMode: 'SEA',
    });
    await numberLimit(null);
    const { units = [], maxPayout = 0 } = list.find((game) => game.code === code) ?? {};
    const unit = Math.max(...units);
    // Half the odds of 550 come to the limit; all of them pass it.
    const multiple = Math.floor(maxPayout / (275 * unit));
    const block = { merchant, gameCode: code, playCode: 'top3', issue: null, numbers: ['707'], isClosed: false };
    expect((await operatorConsole.call(blockNumbers, block)).status).toBe(200);
    const whole = await bet('top3', ['708'], { unit, multiple });
    expect(whole.body).toMatchObject({ errorCode: 'lottery.issue.payout.limit' });
    const half = await bet('top3', ['707'], { unit, multiple, halfPaid: ['707'] });
    // It is within every limit, and more than the player has.
    expect(half.body).toMatchObject({ errorCode: 'insufficient.funds' });
    const more = await bet('top3', ['707'], { unit, multiple: multiple + 1, halfPaid: ['707'] });
    expect(more.body).toMatchObject({ errorCode: 'lottery.issue.payout.limit' });
    await numberLimit(100_000_000);
  });

  it('pay half for a drawn number that pays half, and another play of the same draw in full', async () => {
    const two = await topTwo();
    const issue = await openIssue();
    const block = { merchant, gameCode: code, issue, playCode: 'top2', numbers: [two], isClosed: false };
    await operatorConsole.call(blockNumbers, block);
    const half = await bet('top2', [two], { halfPaid: [two] });
    const full = await bet(
      'top3',
      Array.from({ length: 10 }, (_, digit) => `${digit}${two}`),
    );
    expect([half.status, full.status]).toEqual([200, 200]);
    const { clock } = operator.context;
    clock.advance(Date.parse('2026-03-02T10:35:00Z') - clock.now().getTime());
    await settleDue(operator.context, clock.now());
    const { list } = await value<{ list: { id: string; payout: number; halfPaid: string[]; stake: number }[] }>(
      getMyBets,
      { gameCode: code },
      { token: await token() },
    );
    const settled = ({ body }: Awaited<ReturnType<typeof bet>>) =>
      list.find(({ id }) => id === (body.value as { bets: { id: string }[] }).bets[0]?.id);
    expect(settled(half)).toMatchObject({ payout: 3500, halfPaid: [two], stake: 72 });
    expect(settled(full)).toMatchObject({ payout: 55_000, halfPaid: [] });
  });

  it('are blocked for numbers that their plays have, each once, and every act is in the audit log', async () => {
    const block = { merchant, gameCode: code, issue: null, playCode: 'tod3', numbers: ['123'], isClosed: false };
    const refused = async (change: object) => (await operatorConsole.call(blockNumbers, { ...block, ...change })).code;
    expect(await refused({ numbers: ['111'] })).toBe('lottery.bet.invalid');
    expect(await refused({ playCode: 'lo2' })).toBe('lottery.bet.invalid');
    expect(await refused({ issue: '20260302-0007' })).toBe('lottery.issue.unknown');
    expect(await refused({ gameCode: 'K3' })).toBe('lottery.game.unknown');
    expect(await refused({ merchant: 'nobody' })).toBe('merchant.unknown');
    expect(await refused({})).toBeUndefined();
    expect(await refused({ isClosed: true })).toBeUndefined();
    const blocks = async () =>
      (
        (await operatorConsole.call(getConsoleBlockedNumbers, { merchant })).value as {
          list: { id: string; number: string; isClosed: boolean }[];
        }
      ).list;
    expect((await blocks()).map(({ number }) => number)).toEqual(
      expect.arrayContaining(['123', '132', '213', '231', '312', '321']),
    );
    const other = await bet('tod3', ['321']);
    expect(other.body).toMatchObject({ errorCode: 'lottery.number.closed', value: { numbers: ['321'] } });
    const stored = (await blocks()).filter(({ number }) => number === '123');
    expect(stored).toEqual([expect.objectContaining({ isClosed: true })]);
    const id = stored[0]?.id;
    expect((await operatorConsole.call(unblockNumber, { id })).value).toEqual({ isChanged: true });
    expect((await operatorConsole.call(unblockNumber, { id })).value).toEqual({ isChanged: false });
    expect((await bet('tod3', ['321'])).status).toBe(200);
    const { list } = (await operatorConsole.call(getAuditLog, {})).value as { list: { action: string }[] };
    expect(list.slice(0, 2).map(({ action }) => action)).toEqual([
      'lottery-number.unblocked',
      'lottery-number.blocked',
    ]);
  });
});
