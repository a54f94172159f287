import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@tessera/shared/format';
import {
  exportTeamAccounts,
  exportTeamMembers,
  exportTeamMovements,
  exportTeamTrend,
  figureNames,
  getIncome,
  getTeamBets,
  getTeamMembers,
  getTeamMovements,
  getTeamOverview,
  payBill,
  registerDownline,
  type TeamFigures,
} from '@tessera/shared/wire/agent';
import { dayMs, hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { book } from '../../casino/wallet/movements.ts';
import { foldTeamFigures } from '../figures/job.ts';
import {
  type Branch,
  cents,
  figuresOf,
  inCents,
  type Movements,
  type Overview,
  period,
  type Row,
  withFigures,
  zone,
} from '../testing/figure-fixture.ts';

describe('the list behind a figure', () => {
  const { operator, site, memberOf, idOf, ask, list, everyRow, file, accounts, expectListsOf, signIn } = withFigures();

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
  });

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
    await signIn();
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
    expect(settled.list).toMatchObject([{ amount: -100, bet: source }]);
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

  it('of wages is their bill, or the bills of the movements that it adds up to, in or out', async () => {
    const { db, clock } = operator.context;
    const [payer, agent] = [await idOf('agent01'), await idOf('dist01')];
    const [contract] = await db.query<{ id: number }>(
      `insert into agent_contract (merchant, kind, payer_id, agent_id, version, terms, highest_rate, state, offered_at, starts_at, billed_until)
       values ('aurora', 'daily', $1, $2, 1, '{"tiers": []}', 10, 'accepted', $3, $3, $3) returning id`,
      [payer, agent, clock.now()],
    );
    const pay = async (amountMinor: number, daysAgo: number) => {
      const [bill] = await db.query<{ id: number }>(
        `insert into agent_bill (merchant, contract_id, kind, payer_id, agent_id, reference, period_from, period_to, active_members,
           valid_bet_minor, payout_minor, rebate_minor, bonus_minor, base_minor, tier, rate_basis_points, amount_minor, status,
           is_automatic, issued_at, expires_at)
         values ('aurora', $1, 'daily', $2, $3, 'B-' || $5::int, $4::timestamptz - make_interval(days => $5 + 1), $4::timestamptz - make_interval(days => $5),
           1, 1000, 0, 0, 0, 1000, 0, 10, $6, 'issued', false, $4, $4::timestamptz + interval '1 day') returning id`,
        [contract?.id ?? 0, payer, agent, clock.now(), daysAgo, amountMinor],
      );
      await ask(payBill, { requestId: randomUUID(), billId: bill?.id });
      return { id: String(bill?.id), kind: 'daily' };
    };
    type Day = { wages: number; paid: number; bills: { wages: object | null; paid: object | null } };
    const income = async (by: string) => (await ask<{ total: Day }>(getIncome, { period: 'today' }, by)).total;
    const first = await pay(1_000, 0);
    expect(await income('dist01')).toMatchObject({ wages: 10, bills: { wages: first, paid: null } });
    expect(await income('agent01')).toMatchObject({ wages: 0, paid: 10, bills: { wages: null, paid: first } });
    const second = await pay(2_000, 1);
    expect(await income('agent01')).toMatchObject({ paid: 30, bills: { paid: null } });
    const today = { period: 'today', flow: ['wages', 'dividend'] };
    const given = await list({ ...today, account: 'agent01', direction: 'out' });
    expect(given.list.map(({ amount, bill }) => [amount, bill])).toEqual([
      [-20, second],
      [-10, first],
    ]);
    expect(figuresOf(given).wages).toBe(-3_000);
    expect((await list({ ...today, account: 'agent01', direction: 'in' })).list).toEqual([]);
    // Within the team they are nothing; below the agent they are what came.
    expect([figuresOf(await list(today)).wages, figuresOf(await list({ ...today, part: 'below' })).wages]).toEqual([
      0, 3_000,
    ]);
    await expectListsOf(undefined);
  });

  it('adds up after an account was moved: what it did before belongs to the place where it did it', async () => {
    const { db, clock } = operator.context;
    await signIn();
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
      { token: await signIn() },
    );
    expect(body.errorCode).toBe('agent.account.unknown');
    // Found by name, an account has what it did in this team.
    const mine = await ask<Branch>(getTeamMembers, { ...period, scope: 'accounts', keyword: 'd01s01' });
    expect(figuresOf(await list({ ...period, account: 'd01s01' }))).toEqual(inCents(mine.list[0] as Row));
  });

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

  it('of a count has as many accounts as the tile says, and holds what it says, also when some have left or the agent is one of them', async () => {
    const { db, clock } = operator.context;
    for (const username of ['fresh1x', 'fresh2x'])
      await ask(registerDownline, { username, password: 'Secret12', kind: 'member', rebateBasisPoints: 0 }, 'dist02');
    // One of them leaves the team at once, as d02m08 has before.
    await db.query('select move_member($1, $2, $3)', [await idOf('fresh1x'), await idOf('stranger1'), clock.now()]);
    // The agent itself bets, and another one's only bet is taken back.
    const post = (username: string, kind: string, amount: number) =>
      idOf(username).then((id) =>
        db.query(`select post_movement('aurora', $1, $2, $3::jsonb, '', '{}', $4)`, [
          ...[`tile:${username}:${kind}`, kind],
          JSON.stringify([
            { owner: `player:${id}`, kind: 'player_cash', amount },
            { owner: 'house', kind: 'game_clearing', amount: -amount },
          ]),
          clock.now(),
        ]),
      );
    await post('agent01', 'payout', 5_000);
    await post('agent01', 'bet', -5_000);
    await foldTeamFigures(db);
    await post('player01', 'bet', -1_000);
    await post('player01', 'rollback', 1_000);
    for (const period of ['today', '7d', '30d']) {
      for (const by of ['agent01', 'dist02']) {
        const { members, teamBalance, ownBalance, current } = await ask<Overview>(getTeamOverview, { period }, by);
        const [bettors, registered, team, own, all] = await Promise.all([
          accounts({ period, activity: 'bet', own: 'with' }, by),
          accounts({ period, activity: 'registered' }, by),
          accounts({ own: 'with', sort: 'balance' }, by),
          accounts({ own: 'only' }, by),
          accounts({}, by),
        ]);
        const place = [period, by];
        expect([...place, bettors.total, bettors.list.length]).toEqual([
          ...place,
          ...[current.activeBettors, Math.min(100, current.activeBettors)],
        ]);
        expect([...place, registered.total]).toEqual([...place, current.newMembers]);
        expect([...place, team.totalBalance, own.totalBalance]).toEqual([...place, teamBalance, ownBalance]);
        expect([...place, all.total, team.total]).toEqual([...place, members, members + 1]);
        expect(own.list).toMatchObject([{ account: by, level: 0, upline: '' }]);
      }
    }
    const { list } = await accounts({ period: 'today', activity: 'registered' });
    expect(list.map(({ account, hasLeft, balance }) => [account, hasLeft, balance]).sort()).toEqual([
      ['fr****', true, null],
      ['fresh2x', false, 0],
    ]);
    const names = (await accounts({ period: 'today', activity: 'bet', own: 'with' })).list.map(
      ({ account }) => account,
    );
    expect(names).toContain('agent01');
    expect(names).not.toContain('player01');
    // Nothing of an account that has left is searched: it would tell what the mask hides.
    for (const filter of [{ keyword: 'fresh1' }, { kind: 'member' }, { balanceFromMinor: 0 }, { seen: 'never' }])
      expect(
        (await accounts({ period: 'today', activity: 'registered', ...filter })).list.some(({ hasLeft }) => hasLeft),
      ).toBe(false);
  });

  it('of a count is saved as the page shows it, each account after the one that it is below', async () => {
    const save = (request: object) => file(exportTeamAccounts, request);
    const [head = '', ...rows] = await save({});
    expect(head.split(',').slice(0, 4)).toEqual(['\uFEFF계정', '등급', '단계', '상위']);
    const shown = await accounts({});
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(shown.list.map(({ account }) => account)));
    expect(rows).toHaveLength(shown.total);
    const seen = new Set(['agent01']);
    for (const row of rows) {
      const [account = '', , , upline = ''] = row.split(',');
      expect([account, seen.has(upline)]).toEqual([account, true]);
      seen.add(account);
    }
    const bettors = await save({ period: '30d', activity: 'bet', own: 'with' });
    expect(bettors.length - 1).toBe((await accounts({ period: '30d', activity: 'bet', own: 'with' })).total);
    expect(bettors.some((row) => row.startsWith('d0****,'))).toBe(true);
  });

  it('is refused with the others when an account saves too many files', async () => {
    const codes = [];
    const token = await signIn();
    for (let n = 0; n < 12; n += 1) {
      const { body } = await site.call(exportTeamTrend, period, { token });
      codes.push(body.errorCode);
    }
    expect(codes.filter((code) => code === 'request.too.frequent').length).toBe(2);
  });
});
