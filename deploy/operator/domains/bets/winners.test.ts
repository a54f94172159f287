import { randomUUID } from 'node:crypto';
import { getWinnerBoard, getWinnerSetting, setWinnerSetting } from '@tessera/shared/wire/promotions';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake, newSource } from '../../testing/settled-stake.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount } from '../identity/index.ts';
import { maskPlayer } from './winners.ts';

describe.each(seededDatabases)('the list of newest wins on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });

  async function newPlayer() {
    const { accounts, sessions, db, clock } = operator.context;
    const username = `wins${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const token = await sessions.issue(id);
    const bet = async (stakeMinor: number, payoutMinor: number, status = 'won') => {
      const source = newSource();
      const at = clock.now();
      await db.query(`select record_bet($1, 'aurora', $2, 'RNG', 'PG', 'PG-0005', 'round:1', $3, $4, $5, $6, $6)`, [
        ...[source, id, stakeMinor, payoutMinor, status, at],
      ]);
      return addSettledStake(db, { memberId: id, amountMinor: stakeMinor, payoutMinor, at, source });
    };
    const show = (isShown: boolean) => site.call(setWinnerSetting, { isShown }, { token });
    return { id, username, token, bet, show };
  }
  const board = async () => {
    const { body } = await site.call(getWinnerBoard, {});
    return (body.value as { list: { player: string; stake: number; payout: number; gameName: string }[] }).list;
  };

  it('is empty where nobody has won, also with the past that the demo begins with', async () =>
    expect(await board()).toEqual([]));

  it('shows wins with stake and payout, newest first, under masked names', async () => {
    const player = await newPlayer();
    await player.bet(10_000, 25_000);
    operator.context.clock.advance(1000);
    await player.bet(5000, 5001);
    expect(await board()).toMatchObject([
      { player: 'wi****', stake: 50, payout: 50.01 },
      { player: 'wi****', stake: 100, payout: 250 },
    ]);
    expect(JSON.stringify(await board())).not.toContain(player.username.slice(0, 3));
    expect([maskPlayer('ab'), maskPlayer('abcdefgh')]).toEqual(['ab****', 'ab****']);
  });

  it('leaves out losses, returned stakes, payouts below the stake, and results that were taken back', async () => {
    const player = await newPlayer();
    const before = await board();
    await player.bet(1000, 0, 'lost');
    await player.bet(1000, 1000, 'tie');
    await player.bet(1000, 900);
    const taken = await player.bet(1000, 90_000);
    expect(await board()).toHaveLength(before.length + 1);
    await operator.context.db.query("update bet set status = 'void', payout_minor = 0 where source = $1", [taken]);
    expect(await board()).toEqual(before);
  });

  it('leaves out members who want no wins shown, at once and with all their wins', async () => {
    const player = await newPlayer();
    const before = await board();
    await player.bet(1000, 2000);
    await player.show(false);
    expect(await board()).toEqual(before);
    expect((await site.call(getWinnerSetting, {}, { token: player.token })).body.value).toEqual({ isShown: false });
    await player.show(true);
    expect(await board()).toHaveLength(before.length + 1);
    await operator.context.db.query("update member set status = 'blocked' where id = $1", [player.id]);
    expect(await board()).toEqual(before);
  });

  it('has at most twenty wins, and none that is older than a day', async () => {
    const player = await newPlayer();
    for (let bets = 0; bets < 25; bets += 1) await player.bet(1000, 2000);
    expect(await board()).toHaveLength(20);
    operator.context.clock.advance(86_400_000);
    expect(await board()).toEqual([]);
  });

  it.each([
    [getWinnerSetting, {}],
    [setWinnerSetting, { isShown: true }],
  ] as const)('trial accounts have no setting', async (endpoint, request) => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    expect((await site.call(endpoint, request, { token })).body.errorCode).toBe('account.trial');
  });
});
