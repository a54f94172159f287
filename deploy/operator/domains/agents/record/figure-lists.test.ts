import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@tessera/shared/format';
import {
  exportTeamMembers,
  exportTeamMovements,
  exportTeamTrend,
  figureNames,
  getTeamBets,
  getTeamMembers,
  getTeamMovements,
  getTeamOverview,
  type TeamFigures,
} from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { dayMs, hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { book } from '../../casino/wallet/movements.ts';
import type { Member } from '../../identity/index.ts';
import { foldTeamFigures } from '../figures/job.ts';

interface Row extends TeamFigures {
  readonly id: string;
  readonly account: string;
  readonly hasLeft: boolean;
  readonly wasMoved: boolean;
  readonly rank: string;
}
interface Branch {
  readonly trail: { readonly id: string }[];
  readonly own: Row;
  readonly list: Row[];
  readonly sum: TeamFigures;
}
interface Movements {
  readonly branch: string | null;
  readonly list: {
    readonly amount: number;
    readonly flow: string;
    readonly bet: string | null;
    readonly atMs: number;
  }[];
  readonly next: string | null;
  readonly sums: { readonly flow: string; readonly amount: number }[];
}

const cents = (amount: number) => Math.round(amount * 100) + 0;
const period = { period: '30d' };
const zone = 'Asia/Seoul';

/** The figures that a list adds up to: as a page writes them. */
function figuresOf({ sums }: Pick<Movements, 'sums'>): Record<string, number> {
  const of = (flow: string) => cents(sums.find((sum) => sum.flow === flow)?.amount ?? 0);
  const [bet, payout, rebate, bonus] = ['bet', 'payout', 'rebate', 'bonus'].map(of) as [number, number, number, number];
  return {
    ...{ deposit: of('deposit'), withdrawal: -of('withdrawal') + 0, bet: -bet + 0, payout, rebate, bonus },
    ...{ wages: of('wages'), dividend: of('dividend'), net: bet + payout + rebate + bonus },
  };
}
const inCents = (figures: TeamFigures) => Object.fromEntries(figureNames.map((name) => [name, cents(figures[name])]));

describe('the list behind a figure', () => {
  const { operator, site } = withOperator();
  let token = '';
  const memberOf = async (username: string) =>
    (await operator.context.accounts.byUsername('aurora', username)) as Member;
  const idOf = async (username: string) => String((await memberOf(username)).id);
  beforeAll(async () => {
    await operator.context.jobs.runDue();
  });
  beforeEach(async () => {
    token = await operator.context.sessions.issue((await memberOf('agent01')).id);
    await operator.context.db.query('delete from rate_window');
  });

  async function ask<Value>(endpoint: Endpoint, request: object): Promise<Value> {
    const { status, body } = await site.call(endpoint, request, { token });
    expect([endpoint.name, status]).toEqual([endpoint.name, 200]);
    return body.value as Value;
  }
  const list = (request: object) => ask<Movements>(getTeamMovements, request);
  async function everyRow(request: object): Promise<Movements['list']> {
    const rows: Movements['list'] = [];
    for (let after: string | null = null; ; ) {
      const page: Movements = await list({ ...request, pageSize: 100, ...(after ? { after } : {}) });
      rows.push(...page.list);
      if (page.next === null) return rows;
      after = page.next;
    }
  }
  const file = async (endpoint: Endpoint, request: object) =>
    String((await site.call(endpoint, request, { token })).body)
      .trimEnd()
      .split('\r\n');

  /** What a page asks of a row of a branch: as `scopeOfRow` of the agent centre. */
  const scopeOf = (row: Row, parentId: string) => {
    const under = row.wasMoved || row.hasLeft ? { under: parentId } : {};
    return row.rank === 'member' && !row.hasLeft ? { account: row.account, ...under } : { branch: row.id, ...under };
  };

  /** Every row and total of a branch and of the branches below, each with its list. */
  async function expectListsOf(parentId: string | undefined): Promise<void> {
    const branch = await ask<Branch>(getTeamMembers, { ...period, pageSize: 100, ...(parentId ? { parentId } : {}) });
    const parent = parentId ?? branch.own.id;
    const place = parentId ? { branch: parentId } : {};
    const lists: readonly (readonly [name: string, figures: TeamFigures, scope: object])[] = [
      [`all of ${branch.own.account}`, branch.sum, place],
      [`own of ${branch.own.account}`, branch.own, { ...place, part: 'own' }],
      ...branch.list.map((row) => [row.account, row, scopeOf(row, parent)] as const),
    ];
    for (const [name, figures, scope] of lists)
      expect([name, figuresOf(await list({ ...period, ...scope, pageSize: 1 }))]).toEqual([name, inCents(figures)]);
    for (const row of branch.list) if (row.rank !== 'member' && !row.hasLeft) await expectListsOf(row.id);
  }

  it('adds up to it: of every account, branch and total, of the team and its parts, before and after the sums are folded', async () => {
    for (const isFolded of [false, true]) {
      if (isFolded) await foldTeamFigures(operator.context.db);
      await expectListsOf(undefined);
      const { current } = await ask<{ current: { team: TeamFigures; own: TeamFigures } }>(getTeamOverview, period);
      expect(figuresOf(await list({ ...period, account: 'agent01' }))).toEqual(inCents(current.own));
      const below = Object.fromEntries(
        figureNames.map((name) => [name, cents(current.team[name]) - cents(current.own[name]) + 0]),
      );
      expect(figuresOf(await list({ ...period, part: 'below' }))).toEqual(below);
    }
  }, 60_000);

  it('has the movements that it adds up to, row by row', async () => {
    const dist01 = await idOf('dist01');
    for (const scope of [{ branch: dist01 }, { branch: dist01, part: 'below' }, { account: 'd01m07' }]) {
      const request = { ...period, ...scope, flow: ['bet', 'payout', 'rebate', 'bonus'] };
      const rows = await everyRow(request);
      const total = rows.reduce((sum, { amount }) => sum + cents(amount), 0);
      expect([scope, rows.length > 0, total]).toEqual([scope, true, figuresOf(await list(request)).net]);
    }
    expect((await list({ ...period, branch: dist01 })).branch).toBe('dist01');
    const own = { ...period, account: 'agent01', flow: 'rebate' };
    const [all, received, given] = await Promise.all(
      [{}, { direction: 'in' }, { direction: 'out' }].map((more) => list({ ...own, ...more })),
    );
    expect(received?.sums).toEqual(all?.sums);
    expect([given?.list, figuresOf(given as Movements).rebate]).toEqual([[], 0]);
  });

  it('counts a bet on the day its stake moved and its payout on the day that came, and each row leads to the bet', async () => {
    const { clock, db } = operator.context;
    const member = await memberOf('d01m07');
    const now = clock.now().getTime();
    const today = dayOf(now, zone);
    const midnight = Date.parse(`${addDays(today, 1)}T00:00:00+09:00`);
    clock.advance(midnight - now - 5 * minuteMs);
    const [roundId, txId] = [randomUUID(), randomUUID()];
    const booked = (fields: object) => ({
      ...{ provider: 'test', member, game: undefined, launchId: null },
      request: {
        ...{ requestId: randomUUID(), token: '', player: `aurora:${member.id}`, currency: 'P', gameCode: 'PG-0005' },
        ...{ roundId, txId, amount: 0, roundClosed: false, ...fields },
      },
    });
    const before = await list({ period: 'today', account: 'd01m07' });
    await book(db, 'bet', booked({ amount: 10_000 }), clock.now());
    clock.advance(hourMs);
    token = await operator.context.sessions.issue((await memberOf('agent01')).id);
    await book(
      db,
      'win',
      booked({ txId: randomUUID(), refTxId: txId, amount: 25_000, roundClosed: true }),
      clock.now(),
    );
    const dayOnly = (day: string) => ({ period: 'custom', from: day, to: day });
    const [first, second] = [today, addDays(today, 1)];
    for (const [day, figure, minor] of [
      [first, 'bet', (figuresOf(before).bet as number) + 10_000],
      [second, 'bet', 0],
      [second, 'payout', 25_000],
    ] as const) {
      const movements = await list({ ...dayOnly(day), account: 'd01m07' });
      expect([day, figure, figuresOf(movements)[figure]]).toEqual([day, figure, minor]);
      const { list: members } = await ask<Branch>(getTeamMembers, {
        ...{ ...dayOnly(day), scope: 'accounts', keyword: 'd01m07' },
      });
      expect(cents(members[0]?.[figure] ?? 0)).toBe(minor);
    }
    const source = `round:test:${roundId}`;
    const rows = [
      ...(await everyRow({ ...dayOnly(first), account: 'd01m07', flow: 'bet' })),
      ...(await everyRow({ ...dayOnly(second), account: 'd01m07', flow: 'payout' })),
    ];
    expect(rows.filter(({ bet }) => bet === source).map(({ amount }) => cents(amount))).toEqual([-10_000, 25_000]);
    // Settled on the second day: what contracts and rebates count.
    const settled = await list({ ...dayOnly(second), account: 'd01m07', flow: 'settled' });
    expect(settled.list).toMatchObject([{ amount: 100, bet: source }]);
    expect((await list({ ...dayOnly(second), account: 'd01m07' })).list.map(({ flow }) => flow)).not.toContain(
      'settled',
    );
    // The bet itself is on the day on which it was placed.
    const bets = (request: object) =>
      ask<{ list: { source: string }[]; sums: { stake: number; bets: number } }>(getTeamBets, request);
    expect((await bets({ ...dayOnly(second), account: 'd01m07' })).list).toEqual([]);
    expect(await bets({ ...dayOnly(second), bet: source })).toMatchObject({
      list: [{ source, account: 'd01m07' }],
      sums: { bets: 1, stake: 100 },
    });
    expect((await bets({ ...period, bet: 'round:test:none' })).list).toEqual([]);
    clock.advance(dayMs);
  });

  it('adds up after an account was moved: what it did before belongs to the place where it did it', async () => {
    const { db, clock, sessions } = operator.context;
    token = await sessions.issue((await memberOf('agent01')).id);
    // A branch within the team, and a member out of it.
    await db.query('select move_member($1, $2, $3)', [await idOf('d01s01'), await idOf('dist02'), clock.now()]);
    const stranger = await operator.context.accounts.create({
      ...{ merchant: 'aurora', username: 'stranger1', type: 1, password: null, parentId: null },
    });
    await db.query('select move_member($1, $2, $3)', [await idOf('d02m08'), stranger.id, clock.now()]);
    await expectListsOf(undefined);
    const parentId = await idOf('d02s01');
    const { list: rows } = await ask<Branch>(getTeamMembers, { ...period, parentId, pageSize: 100 });
    expect(rows.filter(({ hasLeft }) => hasLeft).map(({ account }) => account)).toEqual(['d0****']);
    // Whoever was never there is as unknown as an account that does not exist.
    const { body } = await site.call(
      getTeamMovements,
      { ...period, branch: String(stranger.id), under: parentId },
      { token },
    );
    expect(body.errorCode).toBe('agent.account.unknown');
    // Found by name, an account has what it did in this team.
    const mine = await ask<Branch>(getTeamMembers, { ...period, scope: 'accounts', keyword: 'd01s01' });
    expect(figuresOf(await list({ ...period, account: 'd01s01' }))).toEqual(inCents(mine.list[0] as Row));
  }, 60_000);

  it('is saved whole: every movement once, every account with the figures of its row, every day', async () => {
    const request = { ...period, flow: ['bet', 'payout'] };
    const [, ...movements] = await file(exportTeamMovements, request);
    expect(movements).toHaveLength((await everyRow(request)).length);
    // More than one batch.
    expect(movements.length).toBeGreaterThan(1_000);
    const amounts = movements.map((row) => cents(Number(row.split(',').at(-1))));
    const { bet = 0, payout = 0 } = figuresOf(await list(request));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(payout - bet);
    expect(movements.some((row) => row.includes(',d0****,'))).toBe(true);

    const [head = '', ...accounts] = await file(exportTeamMembers, period);
    expect(head.split(',').slice(0, 3)).toEqual(['\uFEFF계정', '등급', '단계']);
    const { sum } = await ask<Branch>(getTeamMembers, { ...period, pageSize: 1 });
    const columns = figureNames.map((_, at) =>
      accounts.reduce((total, row) => total + cents(Number(row.split(',')[at + 3])), 0),
    );
    expect(Object.fromEntries(figureNames.map((name, at) => [name, columns[at]]))).toEqual(inCents(sum));
    expect(await file(exportTeamTrend, period)).toHaveLength(31);
  });

  it('is refused with the others when an account saves too many files', async () => {
    const codes = [];
    for (let n = 0; n < 12; n += 1) {
      const { body } = await site.call(exportTeamTrend, period, { token });
      codes.push(body.errorCode);
    }
    expect(codes.filter((code) => code === 'request.too.frequent').length).toBe(2);
  });
});
