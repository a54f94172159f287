import { randomUUID } from 'node:crypto';
import { judge, playOf, priceListId } from '@tessera/shared/lottery';
import { freePlay } from '@tessera/shared/wire/auth';
import { cancelBet, getBet, getDraw, getMyBets, getOpenedNumbers, placeBets } from '@tessera/shared/wire/lottery';
import { getAccountRecord, getBalance } from '@tessera/shared/wire/wallet';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { drawOf } from './drawing.ts';
import { gameOf } from './game-store.ts';
import { ordersPerMinute } from './order-rate.ts';
import { type Issue, issueAfter, openIssue } from './schedule.ts';
import { settleDue } from './settlement.ts';

interface Bet {
  id: string;
  issue: string;
  playCode: string;
  numbers: string[][];
  combinations: number;
  stake: number;
  unit: number;
  status: string;
  payout: number | null;
  drawn: number[] | null;
}
interface Line {
  gameCode: string;
  issue: string;
  playCode: string;
  numbers: string[][];
  unit: number;
  multiple: number;
}

describe.each(seededDatabases)('lottery bets on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
  });

  const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
    const { status, body } = await site.call(endpoint, request, { token });
    return { status, code: body.errorCode, value: body.value as unknown };
  };
  const balance = async () => ((await call(getBalance)).value as { sumBalance: number }).sumBalance;
  const currentIssue = async (code = 'K3') =>
    ((await call(getDraw, { code })).value as { current: { issue: string } }).current.issue;
  const myBets = async (request: object = {}) =>
    (await call(getMyBets, request)).value as { total: number; list: Bet[] };
  const line = async (more: Partial<Line> = {}): Promise<Line> => ({
    gameCode: 'K3',
    issue: await currentIssue(more.gameCode),
    playCode: 'sum-sides',
    numbers: [['big', 'odd']],
    unit: 100,
    multiple: 1,
    ...more,
  });
  const place = async (lines: readonly Line[], requestId: string = randomUUID(), priceList = priceListId) => {
    const answer = await call(placeBets, { requestId, priceList, lines: [...lines] });
    return { ...answer, bets: (answer.value as { bets?: Bet[] }).bets ?? [] };
  };
  const untilDrawn = async () => {
    operator.context.clock.advance(60_000);
    await settleDue(operator.context, operator.context.clock.now());
  };
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  it('of five digits and of the race, chosen and typed, are settled by their own draws', async () => {
    const bets: readonly [gameCode: string, playCode: string, numbers: string[][]][] = [
      ['ESSCM1', 'place', [['1', '2', '3'], [], ['0'], [], ['9']]],
      ['ESSCM1', 'first3-direct-typed', [['123', '456', '000']]],
      ['ESSCM1', 'any2-group', [['1', '2', '3', '4', '5'], [...'0123456789']]],
      ['ESSCM1', 'last3-group-sum', [['13', '14']]],
      ['EPK10M1', 'place-sides', Array.from({ length: 10 }, () => ['big', 'odd'])],
      ['EPK10M1', 'top2-sum', [['11', '12']]],
    ];
    const lines = await Promise.all(bets.map(([gameCode, playCode, numbers]) => line({ gameCode, playCode, numbers })));
    const before = await balance();
    const { status, bets: placed } = await place(lines);
    expect([status, placed.length]).toEqual([200, bets.length]);
    await untilDrawn();
    const { list } = await myBets({ pageSize: 20 });
    let paid = 0;
    for (const bet of placed) {
      const settled = list.find(({ id }) => id === bet.id);
      const kind = bet.playCode.startsWith('place-sides') || bet.playCode.startsWith('top2') ? 'PK10' : 'SSC';
      const play = playOf(kind, bet.playCode);
      const expected = play && judge(play, bet.numbers, settled?.drawn ?? [], 10_000);
      expect([bet.playCode, settled?.payout]).toEqual([bet.playCode, (expected?.payoutMinor ?? -1) / 100]);
      expect(settled?.drawn).toHaveLength(kind === 'SSC' ? 5 : 10);
      paid += settled?.payout ?? 0;
    }
    const staked = placed.reduce((sum, { stake }) => sum + stake, 0);
    expect(await balance()).toBeCloseTo(before - staked + paid, 2);
    // Missions, shares of a bonus and cashback read it.
    const categories = await operator.context.db.query(
      'select distinct category from settled_stake where source = any($1::text[])',
      [placed.map(({ id }) => `lottery:${id}`)],
    );
    expect(categories).toEqual([{ category: 'ELOTT' }]);
  });

  it('of twenty of eighty are paid by how many of their numbers are drawn', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index * 6 + 1).padStart(2, '0'));
    const lines = [
      await line({ gameCode: 'KL8', playCode: 'any10', numbers: [numbers] }),
      await line({
        gameCode: 'KL8',
        playCode: 'any10-typed',
        numbers: [['01020304050607080980', numbers.slice(2).join('')]],
      }),
      await line({ gameCode: 'KL8', playCode: 'elements', numbers: [['water', 'earth']] }),
    ];
    const placed = await place(lines.slice(1));
    // The largest payout of 66 bets of ten numbers is above the limit of a draw, on which something is bet already.
    expect((await place(lines)).code).toBe('lottery.issue.payout.limit');
    expect([placed.status, placed.bets.length]).toEqual([200, 2]);
    for (let minute = 0; minute < 5; minute += 1) await untilDrawn();
    const { list } = await myBets({ pageSize: 20 });
    for (const { id, playCode, numbers: chosen } of placed.bets) {
      const { drawn, payout } = list.find((bet) => bet.id === id) ?? {};
      const play = playOf('KL8', playCode);
      expect(drawn).toHaveLength(20);
      expect(payout).toBe(play && judge(play, chosen, drawn ?? [], 10_000).payoutMinor / 100);
    }
  });

  it('has exactly one effect for 64 concurrent copies of one order', async () => {
    const before = await balance();
    const lines = [
      await line(),
      await line({ playCode: 'sum', numbers: [['10', '11', '3']], unit: 1000, multiple: 2 }),
    ];
    const requestId = randomUUID();
    const copies = await Promise.all(Array.from({ length: 64 }, () => place(lines, requestId)));
    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(copies.map(({ bets }) => bets.map(({ id }) => id).join())).size).toBe(1);
    expect(copies[0]?.bets.map(({ combinations, stake, status }) => [combinations, stake, status])).toEqual([
      [2, 200, 'pending'],
      [3, 6000, 'pending'],
    ]);
    expect(await balance()).toBe(before - 6200);
    expect((await myBets({ status: 'pending' })).total).toBe(2);
  });

  it('refuses the same order id with other bets', async () => {
    const requestId = randomUUID();
    await place([await line()], requestId);
    const before = await balance();
    expect(await place([await line({ multiple: 2 })], requestId)).toMatchObject({
      status: 409,
      code: 'duplicate.mismatch',
    });
    expect(await balance()).toBe(before);
  });

  it('settles by the draw: what was staked, what came back, and the ledger agree', async () => {
    await untilDrawn();
    const before = await balance();
    const everything = [
      await line({ numbers: [['big', 'small', 'odd', 'even']] }),
      await line({ playCode: 'sum', numbers: [Array.from({ length: 16 }, (_, n) => String(n + 3))] }),
      await line({ playCode: 'two-different', numbers: [['1', '2', '3', '4', '5', '6']] }),
      await line({ playCode: 'triple-any', numbers: [['any']] }),
    ];
    const placed = await place(everything);
    const staked = placed.bets.reduce((sum, { stake }) => sum + stake, 0);
    expect(await balance()).toBe(before - staked);
    await untilDrawn();
    const ids = placed.bets.map(({ id }) => id);
    const settled = (await myBets()).list.filter(({ id }) => ids.includes(id));
    const { list: drawn } = (await call(getOpenedNumbers, { gameCode: 'K3', count: 1 })).value as {
      list: { issue: string; numbers: number[] }[];
    };
    expect(drawn[0]?.issue).toBe(settled[0]?.issue);
    for (const bet of settled) {
      expect(bet.drawn).toEqual(drawn[0]?.numbers);
      const play = playOf('K3', bet.playCode);
      const verdict = play && judge(play, bet.numbers, bet.drawn ?? [], bet.unit * 100);
      expect([bet.status, bet.payout]).toEqual([verdict?.outcome, (verdict?.payoutMinor ?? 0) / 100]);
    }
    // All sums were covered, so one of them has won.
    expect(settled.find(({ playCode }) => playCode === 'sum')?.status).toBe('won');
    const paid = settled.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
    expect(await balance()).toBe(before - staked + paid);
  });

  it('settles once, however often and however concurrently settlement runs', async () => {
    const { bets } = await place([
      await line({ playCode: 'sum', numbers: [Array.from({ length: 16 }, (_, n) => String(n + 3))] }),
    ]);
    operator.context.clock.advance(60_000);
    const now = operator.context.clock.now();
    const before = await balance();
    await Promise.all(Array.from({ length: 16 }, () => settleDue(operator.context, now)));
    const won = (await myBets()).list.find(({ id }) => id === bets[0]?.id);
    expect(won?.status).toBe('won');
    expect(await balance()).toBe(before + (won?.payout ?? 0));
  });

  it('catches up with every issue that was due while it was down, in their order', async () => {
    const issues: Bet[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      issues.push(...(await place([await line()])).bets);
      operator.context.clock.advance(60_000);
    }
    operator.context.clock.advance(26 * 3_600_000);
    const queries = jest.spyOn(operator.context.db, 'query');
    await operator.context.jobs.runDue();
    const settledIssues = queries.mock.calls.flatMap(([text, params = []]) =>
      text.startsWith('select settle_lottery_issue') ? [params[2]] : [],
    );
    expect(settledIssues).toEqual(issues.map(({ issue }) => issue));
    queries.mockRestore();
    token = await site.tokenOf('player01');
    const settled = (await myBets({ pageSize: 5 })).list;
    expect(settled.map(({ id }) => id)).toEqual(issues.map(({ id }) => id).reverse());
    expect(new Set(settled.map(({ issue }) => issue)).size).toBe(5);
    expect(settled.every(({ status, drawn }) => status !== 'pending' && drawn !== null)).toBe(true);
    expect((await myBets({ status: 'pending' })).total).toBe(0);
  });

  it('refuses a bet on a closed issue, the whole order with it, and takes nothing', async () => {
    const before = await balance();
    const closing = await line();
    operator.context.clock.advance(60_000);
    const refused = await place([await line({ playCode: 'pair', numbers: [['11']] }), closing]);
    expect(refused).toMatchObject({ status: 409, code: 'lottery.issue.closed', value: { lines: [1] } });
    expect(await balance()).toBe(before);
    expect((await myBets({ status: 'pending' })).total).toBe(0);
  });

  it('answers a repeated order with its bets even after the issue has closed', async () => {
    const requestId = randomUUID();
    const lines = [await line()];
    const first = await place(lines, requestId);
    operator.context.clock.advance(58_000);
    const again = await place(lines, requestId);
    expect(again.bets).toEqual(first.bets.map((bet) => ({ ...bet, cancelRefusal: 'lottery.issue.closed' })));
  });

  it('gives a cancelled stake back once while the issue is open, and refuses afterwards', async () => {
    await untilDrawn();
    const before = await balance();
    const first = (await place([await line({ multiple: 5 })])).bets[0] as Bet;
    const copies = await Promise.all(Array.from({ length: 64 }, () => call(cancelBet, { id: first.id })));
    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(copies[0]?.value).toMatchObject({ status: 'cancelled', payout: 1000 });
    expect(await balance()).toBe(before);
    const late = (await place([await line()])).bets[0] as Bet;
    operator.context.clock.advance(57_000);
    expect(await call(cancelBet, { id: late.id })).toMatchObject({ status: 409, code: 'lottery.issue.closed' });
    await untilDrawn();
    expect(await call(cancelBet, { id: late.id })).toMatchObject({ status: 409, code: 'lottery.bet.settled' });
  });

  it("neither shows nor cancels another member's bet", async () => {
    const bet = (await place([await line()])).bets[0] as Bet;
    const other = await site.tokenOf('agent01');
    const { body, status } = await site.call(cancelBet, { id: bet.id }, { token: other });
    expect([status, body.errorCode]).toEqual([404, 'lottery.bet.unknown']);
    const list = await site.call(getMyBets, {}, { token: other });
    expect(list.body.value).toEqual({ total: 0, list: [] });
  });

  it('are listed with the first hundred of their numbers, and read one by one with all', async () => {
    const typed = Array.from({ length: 150 }, (_, number) => String(number).padStart(3, '0'));
    const numbers = [typed];
    const { bets } = await place([await line({ gameCode: 'ESSCM1', playCode: 'first3-direct-typed', numbers })]);
    expect(bets[0]).toMatchObject({ numbers, numbersLeftOut: 0 });
    const [listed] = (await myBets({ pageSize: 1 })).list;
    expect(listed).toMatchObject({ id: bets[0]?.id, numbers: [typed.slice(0, 100)], numbersLeftOut: 50 });
    expect((await call(getBet, { id: Number(listed?.id) })).value).toMatchObject({ numbers, numbersLeftOut: 0 });
    const other = await site.tokenOf('agent01');
    const { body } = await site.call(getBet, { id: Number(listed?.id) }, { token: other });
    expect(body.errorCode).toBe('lottery.bet.unknown');
  });

  it('are refused above a number a minute, however they end', async () => {
    operator.context.clock.advance(60_000);
    const outdated = async () => place([await line()], randomUUID(), 'of yesterday');
    for (let order = 0; order < ordersPerMinute; order += 1)
      expect((await outdated()).code).toBe('lottery.prices.changed');
    expect(await outdated()).toMatchObject({ status: 429, code: 'request.too.frequent' });
    operator.context.clock.advance(60_000);
    expect((await outdated()).code).toBe('lottery.prices.changed');
  });

  it('gives the stake back on a tie, as a reversal and not as a win', async () => {
    const merchant = operator.context.merchants.byCode('aurora') as Merchant;
    const game = await gameOf(operator.context, merchant, '11X5');
    const sumOf = async (issue: Issue) =>
      (await drawOf(operator.context, game, issue)).numbers.reduce((sum, number) => sum + number, 0);
    let issue = openIssue(game.schedule, operator.context.clock.now().getTime());
    while ((await sumOf(issue)) !== 30) issue = issueAfter(game.schedule, issue);
    operator.context.clock.advance(issue.closesAtMs - 1000 - operator.context.clock.now().getTime());
    const before = await balance();
    await place([await line({ gameCode: '11X5', numbers: [['big', 'small']] })]);
    expect(await balance()).toBe(before - 200);
    await untilDrawn();
    expect((await myBets({ pageSize: 1 })).list[0]).toMatchObject({ status: 'tie', payout: 200, stake: 200 });
    const record = (await call(getAccountRecord, { pageSize: 1 })).value as {
      list: { type: string; amount: number }[];
    };
    expect(record.list[0]).toMatchObject({ type: 'rollback', amount: 200 });
  });

  it('refuses what is not on offer, and takes nothing', async () => {
    const before = await balance();
    const codes = async (more: Partial<Line>) => (await place([await line(more)])).code;
    expect(await codes({ unit: 150 })).toBe('lottery.stake.outside');
    // A limit is named with how high it is, and the line that passes it.
    expect(await place([await line({}), await line({ unit: 10_000, multiple: 9999 })])).toMatchObject({
      code: 'lottery.stake.outside',
      value: { line: 1, limitMinor: 500_000_000 },
    });
    const five = { gameCode: '11X5', playCode: 'any5', numbers: [['01', '02', '03', '04', '05']] };
    expect(await place([await line({ ...five, unit: 10_000, multiple: 100 })])).toMatchObject({
      code: 'lottery.payout.outside',
      value: { line: 0, limitMinor: 10_000_000_000 },
    });
    expect(await codes({ playCode: 'first3-direct' })).toBe('lottery.bet.invalid');
    expect(await codes({ numbers: [['big', 'big']] })).toBe('lottery.bet.invalid');
    expect(await codes({ playCode: 'three-different', numbers: [['1', '2']] })).toBe('lottery.bet.invalid');
    expect(await codes({ issue: '20991231-0001' })).toBe('lottery.issue.unknown');
    expect(await codes({ multiple: 0 })).toBe('request.invalid');
    expect((await place([await line()], randomUUID(), '2020-1')).code).toBe('lottery.prices.changed');
    expect(await balance()).toBe(before);
  });

  it('lets concurrent orders stake only what is there', async () => {
    const { body } = await site.call(freePlay);
    const trial = (body.value as { token: string }).token;
    const real = token;
    token = trial;
    expect(await balance()).toBe(1_000_000);
    const costly = await line({ numbers: [['big']], unit: 10_000, multiple: 30 });
    const orders = await Promise.all(Array.from({ length: 16 }, () => place([costly])));
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(orders.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['insufficient.funds']),
    );
    expect(await balance()).toBe(100_000);
    const played = await operator.context.db.query(
      "select 1 from lottery_bet where cash_kind = 'trial_cash' and clearing_kind = 'trial_clearing'",
    );
    expect(played).toHaveLength(3);
    token = real;
  });
});
