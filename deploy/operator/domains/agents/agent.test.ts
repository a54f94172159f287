import type { TeamFigures } from '@tessera/shared/wire/agent';
import {
  exportTeamBets,
  figureNames,
  getDownlineSettings,
  getTeamAccounts,
  getTeamBets,
  getTeamMembers,
  getTeamOverview,
  getTeamTrend,
} from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { siteClient } from '../../testing/site-client.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { isAgent, type Member, memberColumns } from '../identity/members/member.ts';

interface Row extends TeamFigures {
  readonly id: string;
  readonly account: string;
  readonly level: number;
  readonly downline: number;
}
interface Branch {
  readonly trail: { account: string }[];
  readonly own: Row;
  readonly total: number;
  readonly list: Row[];
  readonly sum: TeamFigures & { downline: number };
}

/** Decimals of two places, added without drift. */
const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (rows: readonly TeamFigures[]) =>
  Object.fromEntries(figureNames.map((name) => [name, rows.reduce((total, row) => total + cents(row[name]), 0)]));
const inCents = (figures: TeamFigures) =>
  Object.fromEntries(figureNames.map((name) => [name, cents(figures[name]) + 0]));

describe.each(seededDatabases)('a team on %s', (_name, open) => {
  const { operator } = withOperator({ on: open });
  let everybody: Member[];
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    everybody = await operator.context.db.query<Member>(`select ${memberColumns} from member m order by m.id`);
    for (const { id } of everybody) tokens.set(id, await operator.context.sessions.issue(id));
  });

  const named = (username: string, merchant = 'aurora') =>
    everybody.find((one) => one.username === username && one.merchant === merchant) as Member;
  const agents = () => everybody.filter(isAgent);
  const below = (agent: Member) =>
    everybody.filter(
      ({ id, path, merchant }) => merchant === agent.merchant && path.startsWith(agent.path) && id !== agent.id,
    );
  async function ask<Value>(who: Member, endpoint: Endpoint, request: object = {}) {
    const { status, body } = await siteClient(operator, who.merchant).call(endpoint, request, {
      token: tokens.get(who.id) ?? '',
    });
    return { status, code: body.errorCode, value: body.value as Value };
  }

  it('of agent01 has 40 accounts over four levels and books that are in order', async () => {
    const { value } = await ask<{ members: number }>(named('agent01'), getTeamOverview);
    expect(value).toMatchObject({ account: 'agent01', rank: 'head', members: 40, rebateBasisPoints: 120 });
    expect(new Set(below(named('agent01')).map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4]));
    await expectLedgerInOrder(operator.context.ledger);
    const dated = await operator.context.db.query(
      `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
       join ledger_movement m on m.id = e.movement_id join ledger_entry f on f.account_id = a.id and f.id > e.id
       join ledger_movement n on n.id = f.movement_id and n.at < m.at where a.kind = 'player_cash' limit 1`,
    );
    expect(dated).toEqual([]);
  });

  it('is visible to its own agent only: no agent sees a branch that is not below', async () => {
    for (const agent of agents()) {
      for (const other of everybody) {
        const isInside = other.id === agent.id || below(agent).includes(other);
        const answer = await ask<Branch>(agent, getTeamMembers, {
          parentId: String(other.id),
          scope: 'accounts',
          pageSize: 100,
        });
        const seen = [agent.username, other.username];
        if (!isInside) {
          expect([...seen, answer.status, answer.code]).toEqual([...seen, 404, 'agent.account.unknown']);
          continue;
        }
        const expected = [other, ...below(other)].map(({ id }) => String(id));
        expect([...seen, new Set(answer.value.list.map(({ id }) => id))]).toEqual([...seen, new Set(expected)]);
        expect(answer.value.trail[0]?.account).toBe(agent.username);
      }
      const { value } = await ask<{ total: number; list: { id: string; upline: string }[] }>(agent, getTeamAccounts, {
        pageSize: 100,
      });
      expect(new Set(value.list.map(({ id }) => id))).toEqual(new Set(below(agent).map(({ id }) => String(id))));
    }
    expect((await ask(named('agent01'), getTeamMembers, { parentId: '999999' })).code).toBe('agent.account.unknown');
  });

  it('answers members nothing, and an agent nothing about who its members are', async () => {
    for (const endpoint of [getTeamOverview, getTeamTrend, getTeamMembers, getTeamAccounts, getDownlineSettings]) {
      expect(await ask(named('player01'), endpoint)).toMatchObject({ status: 403, code: 'account.not.agent' });
    }
    const { value } = await ask<{ list: object[] }>(named('agent01'), getTeamAccounts, { keyword: 'player01' });
    expect(value.list).toHaveLength(1);
    expect(JSON.stringify(value)).not.toMatch(/데모회원|email|mobile|payee/);
  });

  it('adds up: every branch is its own account and the branches below, down to the last minor unit', async () => {
    for (const agent of agents()) {
      const request = { parentId: String(agent.id), period: '30d', pageSize: 100 };
      const tree = (await ask<Branch>(named('agent01'), getTeamMembers, request)).value;
      const flat = (await ask<Branch>(named('agent01'), getTeamMembers, { ...request, scope: 'accounts' })).value;
      expect(sumOf([tree.own, ...tree.list])).toEqual(inCents(tree.sum));
      expect(sumOf(flat.list)).toEqual(inCents(tree.sum));
      expect(tree.sum.downline).toBe(below(agent).length);
      const own = (await ask<{ current: { team: TeamFigures } }>(agent, getTeamOverview)).value.current.team;
      expect(inCents(own)).toEqual(inCents(tree.sum));
    }
  });

  it('is counted from the ledger itself', async () => {
    const agent = named('agent01');
    const { value } = await ask<{ current: { team: TeamFigures; span: { fromMs: number; toMs: number } } }>(
      agent,
      getTeamOverview,
    );
    const { span, team } = value.current;
    const owners = [agent, ...below(agent)].map(({ id }) => `player:${id}`);
    const rows = await operator.context.db.query<{ kind: string; amount: number }>(
      `select m.kind, sum(e.amount_minor)::bigint as amount from ledger_entry e join ledger_account a on a.id = e.account_id
       join ledger_movement m on m.id = e.movement_id where a.owner = any($1::text[]) and m.at >= $2 and m.at < $3 group by 1`,
      [owners, new Date(span.fromMs), new Date(span.toMs)],
    );
    const booked = Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
    expect(inCents(team)).toEqual({
      deposit: booked.deposit,
      withdrawal: -(booked['withdrawal-paid'] ?? 0),
      bet: -(booked.bet ?? 0),
      payout: booked.payout,
      rebate: booked.rebate,
      bonus: 0,
      wages: 0,
      dividend: 0,
      net: (booked.payout ?? 0) + (booked.rebate ?? 0) + (booked.bet ?? 0),
    });
    expect(team.bet).toBeGreaterThan(0);
  });

  it('shows a way that adds up to the overview, and the stretch before beside it', async () => {
    const agent = named('agent01');
    for (const period of ['today', '7d', '30d']) {
      const overview = (
        await ask<{ current: { team: TeamFigures }; previous: { team: TeamFigures } }>(agent, getTeamOverview, {
          period,
        })
      ).value;
      const trend = (
        await ask<{ bucket: string; places: number[]; points: TeamFigures[]; previous: TeamFigures[] }>(
          agent,
          getTeamTrend,
          { period },
        )
      ).value;
      expect(sumOf(trend.points)).toEqual(inCents(overview.current.team));
      expect(trend.places).toHaveLength({ today: 24, '7d': 7, '30d': 30 }[period] ?? 0);
      if (period !== 'today') expect(sumOf(trend.previous)).toEqual(inCents(overview.previous.team));
    }
  });

  it('finds, sorts and pages accounts, and takes a wildcard for the letter it is', async () => {
    const agent = named('agent01');
    const page = async (request: object) =>
      (await ask<Branch>(agent, getTeamMembers, { scope: 'accounts', ...request })).value;
    expect((await page({ keyword: 'D01S', sort: 'account', order: 'asc' })).list.map(({ account }) => account)).toEqual(
      ['d01s01', 'd01s02'],
    );
    expect(await page({ keyword: '%' })).toMatchObject({ total: 0, list: [], own: { account: 'agent01' } });
    const first = await page({ pageSize: 10 });
    const second = await page({ pageSize: 10, page: 2 });
    const names = [...first.list, ...second.list].map(({ account }) => account);
    expect([...names].sort()).toEqual(names);
    expect([first.total, new Set(names).size]).toEqual([41, 20]);
    const children = (await ask<Branch>(agent, getTeamMembers, { sort: 'bet' })).value.list.map(({ bet }) => bet);
    expect(children.length).toBeGreaterThan(5);
    expect([...children].sort((one, other) => other - one)).toEqual(children);
    const idle = (await ask<{ total: number }>(agent, getTeamAccounts, { seen: 'never', kind: 'agent' })).value;
    expect(idle.total).toBe(6);
  });

  it('exports every bet of the team once, with its account, and as many as the page counts', async () => {
    const token = tokens.get(named('agent01').id) ?? '';
    const { body } = await siteClient(operator).call(exportTeamBets, { period: '30d' }, { token });
    const [head = '', ...rows] = String(body).trim().split('\r\n');
    const { value } = await ask<{ sums: { bets: number } }>(named('agent01'), getTeamBets, { period: '30d' });
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toHaveLength(value.sums.bets);
    expect(new Set(rows).size).toBe(rows.length);
    expect(head.split(',')).toHaveLength(12);
    const names = new Set(below(named('agent01')).map(({ username }) => username));
    expect(rows.every((row) => names.has(row.split(',')[0] ?? ''))).toBe(true);
  });
});
