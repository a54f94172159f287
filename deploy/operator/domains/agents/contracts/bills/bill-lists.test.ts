import { randomUUID } from 'node:crypto';
import {
  exportBills,
  exportContracts,
  getBill,
  getBillTeam,
  getTeamMovements,
  payBills,
} from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { expectLedgerInOrder } from '../../../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../../../testing/seeded-databases.ts';
import { moveAccount } from '../../move-account.ts';
import { type TestAgent, withContracts } from '../testing/contract-fixture.ts';

type Team = AnswerOf<typeof getBillTeam>;

describe.each(seededDatabases)('lists of bills on %s', (_name, on) => {
  const fixture = withContracts({ on });
  afterEach(() => expectLedgerInOrder(fixture.context.ledger));
  const teamOf = (by: TestAgent, id: string, more: object = {}) => by.call(getBillTeam, { id: Number(id), ...more });
  const billOf = async (of: TestAgent, kind: 'dividend' | 'hourly') =>
    (await fixture.bills(of, kind)).list[0]?.id ?? '';
  const fileOf = async ({ id }: TestAgent, ...[endpoint, request]: Parameters<typeof fixture.site.call>) => {
    const token = await fixture.context.sessions.issue(id);
    const { body } = await fixture.site.call(endpoint, request, { token });
    return String(body).split('\r\n').filter(Boolean);
  };
  const payAll = async (by: TestAgent, request: object, requestId: string = randomUUID()) =>
    await by.call(payBills, { requestId, kind: 'daily', ...request });

  it('the figures of a bill are the sums of its branches, for both sides, down to the account and for a part of a day', async () => {
    const [head, sub, distributor, shop, player] = await fixture.newChain();
    const friend = await fixture.newAccount(0, sub.id);
    fixture.until('2026-03-03T10:30:00+09:00');
    await head.give(1000);
    await fixture.agree(head, sub, 'dividend', [{ rate: 1000 }]);
    await fixture.agree(head, sub, 'hourly', [{ rate: 10 }]);
    await player.play(900, { pays: 100, at: new Date('2026-03-04T10:00:00+09:00') });
    await shop.play(300, { at: new Date('2026-03-04T10:30:00+09:00') });
    await friend.play(400, { pays: 50, at: new Date('2026-03-04T11:00:00+09:00') });
    await sub.play(200, { at: new Date('2026-03-04T11:30:00+09:00') });
    // The day after: none of it.
    await friend.play(5000, { at: new Date('2026-03-05T00:00:00+09:00') });
    fixture.until('2026-03-05T00:30:00+09:00');
    await fixture.runJob();

    const dividend = await billOf(sub, 'dividend');
    const { value: bill } = await sub.call(getBill, { id: Number(dividend) });
    const { figures } = bill as AnswerOf<typeof getBill>;
    expect(figures).toEqual({ activeMembers: 4, validBet: 1800, payout: 150, rebate: 0, bonus: 0 });
    for (const side of [head, sub]) {
      const team = (await teamOf(side, dividend)).value as Team;
      expect(team.sum).toEqual(figures);
      expect(team.own).toMatchObject({ account: sub.username, validBet: 200, activeMembers: 1 });
      expect(team.list).toMatchObject([
        { account: distributor.username, rank: 'distributor', activeMembers: 2, validBet: 1200, payout: 100 },
        { account: friend.username, rank: 'member', activeMembers: 1, validBet: 400, payout: 50, hasLeft: false },
      ]);
    }
    // The lists that the page leads to, as the members see it.
    const listed = async (by: TestAgent, place: object) => {
      const days = { period: 'custom', from: '2026-03-04', to: '2026-03-04' };
      const { value } = await by.call(getTeamMovements, { ...days, ...place, flow: ['settled', 'payout'] });
      const { sums } = value as AnswerOf<typeof getTeamMovements>;
      return ['settled', 'payout'].map((of) => sums.find(({ flow }) => flow === of)?.amount);
    };
    const id = String(sub.id);
    for (const side of [head, sub]) {
      expect(await listed(side, { branch: id })).toEqual([-1800, 150]);
      expect(await listed(side, { branch: id, part: 'own' })).toEqual([-200, 0]);
      expect(await listed(side, { branch: String(distributor.id), under: id })).toEqual([-1200, 100]);
      expect(await listed(side, { branch: String(friend.id), under: id })).toEqual([-400, 50]);
    }
    const below = (await teamOf(sub, dividend, { parentId: String(shop.id) })).value as Team;
    expect(below.trail.map(({ account }) => account)).toEqual([sub.username, distributor.username, shop.username]);
    expect(below).toMatchObject({ own: { validBet: 300 }, list: [{ validBet: 900 }], sum: { validBet: 1200 } });
    expect((await teamOf(sub, dividend, { page: 2, pageSize: 1 })).value).toMatchObject({
      ...{ total: 2, list: [{ account: friend.username }], sum: { validBet: 1800 } },
    });

    const hours = (await fixture.bills(sub, 'hourly')).list;
    expect(hours).toHaveLength(2);
    for (const [hour, validBet] of [
      [hours[0], 600],
      [hours[1], 1200],
    ] as const)
      expect((await teamOf(head, hour?.id ?? '')).value).toMatchObject({ sum: { validBet, activeMembers: 2 } });

    expect(await teamOf(distributor, dividend)).toMatchObject({ status: 404, code: 'agent.bill.unknown' });
    for (const parentId of [head.id, (await fixture.newChain())[0].id])
      expect(await teamOf(head, dividend, { parentId: String(parentId) })).toMatchObject({
        ...{ status: 404, code: 'agent.account.unknown' },
      });
  });

  it('who has left the team has no name in its bills, and what a branch did elsewhere is in the bill of where it was', async () => {
    const [head, sub, distributor, shop, player] = await fixture.newChain();
    const [newHead, newSub] = await fixture.newChain();
    fixture.until('2026-03-05T12:00:00+09:00');
    await fixture.agree(head, sub, 'dividend', [{ rate: 1000 }]);
    await fixture.agree(newHead, newSub, 'dividend', [{ rate: 1000 }]);
    await player.play(1000, { at: new Date('2026-03-06T10:00:00+09:00') });
    fixture.until('2026-03-06T11:00:00+09:00');
    await moveAccount(fixture.context, distributor.member, newSub.member);
    await player.play(500, { at: new Date('2026-03-06T12:00:00+09:00') });
    fixture.until('2026-03-07T00:30:00+09:00');
    await fixture.runJob();
    const [before, after] = [await billOf(sub, 'dividend'), await billOf(newSub, 'dividend')];
    for (const side of [head, sub])
      expect((await teamOf(side, before)).value).toMatchObject({
        list: [{ account: 'co****', hasLeft: true, validBet: 1000, activeMembers: 1 }],
        sum: { validBet: 1000, activeMembers: 1 },
      });
    const parentId = String(distributor.id);
    expect(await teamOf(sub, before, { parentId })).toMatchObject({ status: 404, code: 'agent.account.unknown' });
    expect((await teamOf(newSub, after)).value).toMatchObject({
      list: [{ account: distributor.username, hasLeft: false, validBet: 500 }],
    });
    expect((await teamOf(newHead, after, { parentId })).value).toMatchObject({
      ...{ list: [{ account: shop.username, validBet: 500 }], sum: { validBet: 500, activeMembers: 1 } },
    });
  });

  it('"pay all" pays exactly the filtered bills, over several calls, and no bill twice', async () => {
    const [head, sub] = await fixture.newChain();
    const other = await fixture.newAccount(2, head.id);
    fixture.until('2026-03-07T12:00:00+09:00');
    const contract = await fixture.agree(head, sub, 'daily', [{ rate: 100 }]);
    await fixture.agree(head, other, 'daily', [{ rate: 100 }]);
    // More than one call pays.
    await fixture.context.db.query(
      `insert into agent_bill (merchant, contract_id, kind, payer_id, agent_id, reference, period_from, period_to, active_members,
         valid_bet_minor, payout_minor, rebate_minor, bonus_minor, base_minor, tier, rate_basis_points, amount_minor, status,
         is_automatic, issued_at, expires_at)
       select 'aurora', $1, 'daily', $2, $3, 'B-' || n, d, d + interval '1 day', 1, 10000, 0, 0, 0, 10000, 0, 100, 100, 'issued',
              false, $4::timestamptz, $4::timestamptz + interval '30 days'
       from generate_series(1, 130) n cross join lateral (select timestamptz '2025-06-01T00:00:00+09:00' + n * interval '1 day') x (d)`,
      [Number(contract.id), head.id, sub.id, fixture.context.clock.now()],
    );
    await other.play(50_000, { at: new Date('2026-03-08T12:00:00+09:00') });
    await other.play(60_000, { at: new Date('2026-03-09T12:00:00+09:00') });
    fixture.until('2026-03-10T00:10:00+09:00');
    await fixture.runJob();
    await head.give(600);

    const open = async (filter: object) => (await fixture.bills(head, 'daily', 'given', filter)).open;
    const days = { from: '2025-06-02', to: '2025-06-05' };
    expect(await open(days)).toMatchObject({ count: 4, amount: 4, byStatus: [{ status: 'issued', count: 4 }] });
    expect(await open({ status: 'paid' })).toMatchObject({ count: 0 });
    expect(await fixture.bills(sub, 'daily', 'received')).toMatchObject({ open: { count: 0, amount: 0 } });
    const first = randomUUID();
    expect((await payAll(head, { ...days, count: 4, amount: 4 }, first)).value).toEqual({
      ...{ paid: 4, amount: 4, left: { count: 0, amount: 0 }, state: 'done' },
    });
    expect(await payAll(head, { count: 4, amount: 4 }, first)).toMatchObject({ code: 'duplicate.mismatch' });

    const named = { keyword: sub.username, status: 'issued' };
    expect(await open(named)).toMatchObject({ count: 126, amount: 126 });
    const request = { ...named, count: 126, amount: 126 };
    const second = randomUUID();
    const both = await Promise.all([payAll(head, request, second), payAll(head, request, second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const _ of [1, 2])
      expect((await payAll(head, request, second)).value).toEqual({
        ...{ paid: 126, amount: 126, left: { count: 0, amount: 0 }, state: 'done' },
      });
    expect([await head.cash(), await sub.cash()]).toEqual([47_000, 13_000]);

    // The other agent's 500 and 600: the first is not covered.
    const third = { count: 2, amount: 1100, status: 'issued' };
    expect((await payAll(head, third)).value).toEqual({
      ...{ paid: 0, amount: 470, left: { count: 2, amount: 630 }, state: 'short' },
    });
    expect(await open({})).toMatchObject({ count: 2, amount: 630 });
    // A closed account is paid nothing, and not counted.
    await fixture.context.db.query("update member set status = 'closed' where id = $1", [other.id]);
    expect(await open({})).toMatchObject({ count: 0, amount: 0 });
  });

  it('bills and contracts are saved as the filter shows them, on both sides, and found by the name of the other', async () => {
    const [head, sub] = await fixture.newChain();
    const other = await fixture.newAccount(2, head.id);
    fixture.until('2026-03-10T12:00:00+09:00');
    await fixture.agree(head, sub, 'dividend', [{ rate: 1000 }, { rate: 2550, loss: 500 }]);
    await fixture.agree(head, other, 'dividend', [{ rate: 3000 }], { carriesOver: true });
    await sub.play(600, { at: new Date('2026-03-11T12:00:00+09:00') });
    fixture.until('2026-03-12T00:10:00+09:00');
    await fixture.runJob();
    const filter = { kind: 'dividend', side: 'given', from: '2026-03-11', to: '2026-03-12' };
    const [heading, ...lines] = await fileOf(head, exportBills, filter);
    expect(heading).toMatch(/^\uFEFF정산 번호,종류,지급자,받는 사람,/);
    expect(lines).toHaveLength((await fixture.bills(head, 'dividend', 'given', filter)).total);
    const [line] = lines.filter((one) => one.includes(sub.username));
    expect(line?.split(',').slice(1, 12)).toEqual([
      ...['배당', head.username, sub.username, '2026-03-11 00:00', '2026-03-12 00:00', '지급 대기'],
      ...['600', '25.5', '153', '0', '153'],
    ]);
    const found = { ...filter, keyword: other.username.toUpperCase() };
    expect(await fileOf(head, exportBills, found)).toHaveLength(2);
    expect(await fileOf(sub, exportBills, { ...filter, side: 'received', status: 'paid' })).toHaveLength(1);

    const [, ...contracts] = await fileOf(head, exportContracts, {});
    expect(contracts.map((one) => one.split(',').slice(0, 11))).toEqual([
      [
        ...['배당', '1', '진행 중', head.username, other.username, '매일', '예', '지급하는 쪽이 직접 지급'],
        ...['30', '30', '0 / 0 / 0 → 30.00%'],
      ],
      [
        ...['배당', '1', '진행 중', head.username, sub.username, '매일', '아니요', '지급하는 쪽이 직접 지급'],
        ...['10', '25.5', '0 / 0 / 0 → 10.00%; 0 / 0 / 500 → 25.50%'],
      ],
    ]);
    expect(await fileOf(head, exportContracts, { keyword: sub.username })).toHaveLength(2);
    expect(await fileOf(head, exportContracts, { state: 'over' })).toHaveLength(1);
  });
});
