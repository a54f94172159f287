import { exportTeamAccounts, getTeamAccounts, getTeamOverview, registerDownline } from '@tessera/shared/wire/agent';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { withOperator } from '../../testing/with-operator.ts';
import { foldTeamFigures } from './figures/job.ts';

interface Row {
  readonly account: string;
  readonly hasLeft: boolean;
  readonly level: number;
  readonly upline: string;
  readonly balance: number | null;
}
interface Accounts {
  readonly total: number;
  readonly totalBalance: number;
  readonly list: readonly Row[];
}
interface Overview {
  readonly members: number;
  readonly teamBalance: number;
  readonly ownBalance: number;
  readonly current: { readonly newMembers: number; readonly activeBettors: number };
}

describe('the accounts that a tile of the overview counts', () => {
  const { operator, site } = withOperator();
  const idOf = async (username: string) => (await operator.context.accounts.byUsername('aurora', username))?.id ?? 0;
  async function ask<Value>(endpoint: Endpoint, request: object, by = 'agent01'): Promise<Value> {
    const { status, body } = await site.call(endpoint, request, { token: await site.tokenOf(by) });
    expect([endpoint.name, status]).toEqual([endpoint.name, 200]);
    return body.value as Value;
  }
  const accounts = (request: object, by?: string) => ask<Accounts>(getTeamAccounts, { pageSize: 100, ...request }, by);

  it('are as many as the tile says, and hold what it says, also when some have left or the agent is one of them', async () => {
    const { db, clock } = operator.context;
    for (const username of ['fresh1x', 'fresh2x'])
      await ask(registerDownline, { username, password: 'Secret12', kind: 'member', rebateBasisPoints: 0 }, 'dist02');
    const stranger = await operator.context.accounts.create({
      ...{ merchant: 'aurora', username: 'stranger1', type: 1, password: null, parentId: null },
    });
    await db.query('select move_member($1, $2, $3)', [await idOf('fresh1x'), stranger.id, clock.now()]);
    await db.query('select move_member($1, $2, $3)', [await idOf('d02m08'), stranger.id, clock.now()]);
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
      ['player01', false, expect.any(Number)],
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

  it('are saved as the page shows them, each after the account that it is below', async () => {
    const token = await site.tokenOf('agent01');
    const save = async (request: object) =>
      String((await site.call(exportTeamAccounts, request, { token })).body)
        .trimEnd()
        .split('\r\n');
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
});
