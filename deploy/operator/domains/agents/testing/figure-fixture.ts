import {
  figureNames,
  getTeamAccounts,
  getTeamMembers,
  getTeamMovements,
  type TeamFigures,
} from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { withOperator } from '../../../testing/with-operator.ts';
import type { Member } from '../../identity/index.ts';

export interface Row extends TeamFigures {
  readonly id: string;
  readonly account: string;
  readonly hasLeft: boolean;
  readonly wasMoved: boolean;
  readonly rank: string;
}
export interface Branch {
  readonly trail: { readonly id: string }[];
  readonly own: Row;
  readonly list: Row[];
  readonly sum: TeamFigures;
}
export interface Movements {
  readonly branch: string | null;
  readonly list: {
    readonly amount: number;
    readonly flow: string;
    readonly bet: string | null;
    readonly bill: { readonly id: string; readonly kind: string } | null;
    readonly atMs: number;
  }[];
  readonly next: string | null;
  readonly sums: { readonly flow: string; readonly amount: number }[];
}

interface Account {
  readonly account: string;
  readonly hasLeft: boolean;
  readonly level: number;
  readonly upline: string;
  readonly balance: number | null;
}
interface Accounts {
  readonly total: number;
  readonly totalBalance: number;
  readonly list: readonly Account[];
}
export interface Overview {
  readonly members: number;
  readonly teamBalance: number;
  readonly ownBalance: number;
  readonly current: { readonly newMembers: number; readonly activeBettors: number };
}

export const cents = (amount: number) => Math.round(amount * 100) + 0;
export const period = { period: '30d' };
export const zone = 'Asia/Seoul';

/** The figures that a list adds up to: as a page writes them. */
export function figuresOf({ sums }: Pick<Movements, 'sums'>): Record<string, number> {
  const of = (flow: string) => cents(sums.find((sum) => sum.flow === flow)?.amount ?? 0);
  const [bet, payout, rebate, bonus] = ['bet', 'payout', 'rebate', 'bonus'].map(of) as [number, number, number, number];
  return {
    ...{ deposit: of('deposit'), withdrawal: -of('withdrawal') + 0, bet: -bet + 0, payout, rebate, bonus },
    ...{ wages: of('wages'), dividend: of('dividend'), net: bet + payout + rebate + bonus },
  };
}
export const inCents = (figures: TeamFigures) =>
  Object.fromEntries(figureNames.map((name) => [name, cents(figures[name])]));

/** The demo's team as agent01 sees it, for the tests of a describe. */
export function withFigures() {
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

  async function ask<Value>(endpoint: Endpoint, request: object, by = 'agent01'): Promise<Value> {
    const as = by === 'agent01' ? token : await site.tokenOf(by);
    const { status, body } = await site.call(endpoint, request, { token: as });
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

  const accounts = (request: object, by?: string) => ask<Accounts>(getTeamAccounts, { pageSize: 100, ...request }, by);

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

  return {
    ...{ operator, site, memberOf, idOf, ask, list, everyRow, file, accounts, expectListsOf },
    /** agent01's session, which ends when time is moved. */
    signIn: async () => {
      token = await operator.context.sessions.issue((await memberOf('agent01')).id);
      return token;
    },
  };
}
