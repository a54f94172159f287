import { randomUUID } from 'node:crypto';
import { getSessions, logout, revokeSession } from '@tessera/shared/wire/auth';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type OpenedGame, withGamesFixture } from '../testing/games-fixture.ts';

const stake = 20_000;

describe.each(seededDatabases)('the wallet for providers on %s', (_name, open) => {
  const fixture = withGamesFixture({ on: open });
  let game: OpenedGame;
  beforeEach(async () => {
    game = await fixture.open();
  });

  const ids = () => ({ roundId: randomUUID(), txId: randomUUID() });
  const bet = (round: { roundId: string; txId: string }, amount = stake) =>
    fixture.wallet('bet', game, { ...round, amount });

  it('takes the stake and pays the win, and says the balance each time', async () => {
    const before = await fixture.cashOf(game);
    const round = ids();
    expect(await bet(round)).toMatchObject({ status: 'OK', balance: before - stake, txId: round.txId });
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 5400, roundClosed: true };
    expect(await fixture.wallet('win', game, win)).toMatchObject({ status: 'OK', balance: before - stake + 5400 });
    expect(await fixture.cashOf(game)).toBe(before - stake + 5400);
  });

  it('answers 64 copies of one bet alike and takes one stake', async () => {
    const before = await fixture.cashOf(game);
    const round = ids();
    const answers = await Promise.all(Array.from({ length: 64 }, () => bet(round)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
    expect(new Set(answers.map(({ ledgerTxId }) => ledgerTxId)).size).toBe(1);
    expect(await fixture.cashOf(game)).toBe(before - stake);
  });

  it('takes exactly as many of 64 different bets as there is money for', async () => {
    const drained = await fixture.open('agent01', 'aurora', 'PP-0005');
    const each = Math.ceil((await fixture.cashOf(drained)) / 10 / 20) * 20 - 20;
    const largest = 400_000 * 100;
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => fixture.wallet('bet', drained, { ...ids(), amount: Math.min(each, largest) })),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    for (const { status } of answers) expect(['OK', 'INSUFFICIENT_FUNDS']).toContain(status);
  });

  it('refuses one id with two meanings', async () => {
    const round = ids();
    await bet(round);
    expect((await bet(round, stake + 200)).status).toBe('DUPLICATE_MISMATCH');
    expect((await bet({ ...round, roundId: randomUUID() })).status).toBe('DUPLICATE_MISMATCH');
  });

  it('checks the session for a bet only: a win after its end is paid, and so is a rollback', async () => {
    const round = ids();
    const other = ids();
    await bet(round);
    await bet(other);
    const before = (await fixture.wallet('balance', game, {})).balance ?? 0;
    fixture.operator.context.clock.advance(31 * 60 * 1000);
    expect((await bet(ids())).status).toBe('SESSION_EXPIRED');
    expect((await bet(round)).status).toBe('OK');
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 700, roundClosed: true };
    expect(await fixture.wallet('win', game, win)).toMatchObject({ status: 'OK', balance: before + 700 });
    const rollback = { roundId: other.roundId, txId: randomUUID(), refTxId: other.txId };
    expect(await fixture.wallet('rollback', game, rollback)).toMatchObject({
      status: 'OK',
      balance: before + 700 + stake,
    });
  });

  it('pays a blocked player what is won, but takes no further bet', async () => {
    const round = ids();
    await bet(round);
    const { db } = fixture.operator.context;
    const id = Number(game.player.split(':')[1]);
    await db.query("update member set status = 'blocked' where id = $1", [id]);
    expect((await bet(ids())).status).toBe('PLAYER_BLOCKED');
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 100, roundClosed: true };
    expect((await fixture.wallet('win', game, win)).status).toBe('OK');
    await db.query("update member set status = 'active' where id = $1", [id]);
  });

  it('refuses a bet that comes after its own rollback', async () => {
    const before = (await fixture.wallet('balance', game, {})).balance;
    const round = ids();
    const rollback = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId };
    expect((await fixture.wallet('rollback', game, rollback)).status).toBe('OK');
    expect((await bet(round)).status).toBe('ROUND_CLOSED');
    expect((await fixture.wallet('rollback', game, { ...rollback, txId: randomUUID() })).status).toBe('OK');
    expect((await fixture.wallet('balance', game, {})).balance).toBe(before);
  });

  it('returns a stake once, however often it is asked back and whichever comes first', async () => {
    const before = (await fixture.wallet('balance', game, {})).balance;
    const round = ids();
    const asks = Array.from({ length: 8 }, () =>
      fixture.wallet('rollback', game, { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId }),
    );
    await Promise.all([bet(round), ...asks]);
    expect((await fixture.wallet('balance', game, {})).balance).toBe(before);
  });

  it('closes a round with a win of nothing, after which it pays nothing more', async () => {
    const round = ids();
    await bet(round);
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 0, roundClosed: true };
    expect((await fixture.wallet('win', game, win)).status).toBe('OK');
    expect((await fixture.wallet('win', game, win)).status).toBe('OK');
    const more = { ...win, txId: randomUUID(), amount: 900 };
    expect((await fixture.wallet('win', game, more)).status).toBe('ROUND_CLOSED');
    const rollback = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId };
    expect((await fixture.wallet('rollback', game, rollback)).status).toBe('ROUND_CLOSED');
  });

  it('pays no win for a bet that never was', async () => {
    const win = { ...ids(), refTxId: randomUUID(), amount: 900, roundClosed: true };
    expect((await fixture.wallet('win', game, win)).status).toBe('TX_NOT_FOUND');
  });

  it('stakes cash before bonus, and a rollback returns each part where it came from', async () => {
    const { context } = fixture.operator;
    const { accounts, sessions, ledger } = context;
    const fresh = await accounts.create({
      merchant: 'aurora',
      username: `mix${Date.now() % 1e9}`,
      type: 0,
      password: null,
    });
    expect(await sessions.issue(fresh.id)).toBeTruthy();
    const opened = await fixture.open(fresh.username);
    await ledger.post({
      merchant: 'aurora',
      key: randomUUID(),
      kind: 'opening',
      reference: 'test',
      lines: [
        { account: { owner: 'house', kind: 'opening' }, amountMinor: -15_000 },
        { account: { owner: `player:${fresh.id}`, kind: 'player_cash' }, amountMinor: 15_000 },
      ],
    });
    await fixture.giveBonus(opened, 50_000);
    const round = ids();
    expect(await fixture.wallet('bet', opened, { ...round, amount: stake })).toMatchObject({
      status: 'OK',
      balance: 45_000,
    });
    const balances = () => ledger.balances('aurora', `player:${fresh.id}`);
    expect(await balances()).toMatchObject({ player_cash: 0, player_bonus: 45_000 });
    const second = ids();
    await fixture.wallet('rollback', opened, { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId });
    expect(await balances()).toMatchObject({ player_cash: 15_000, player_bonus: 50_000 });
    await fixture.wallet('bet', opened, { ...second, amount: stake });
    const win = { roundId: second.roundId, txId: randomUUID(), refTxId: second.txId, amount: 1001, roundClosed: true };
    await fixture.wallet('win', opened, win);
    expect(await balances()).toMatchObject({ player_cash: 751, player_bonus: 45_250 });
  });

  it('refuses one player access to the rounds and the session of another', async () => {
    const other = await fixture.open('agent01');
    const round = ids();
    await bet(round);
    expect(
      (await fixture.wallet('bet', { ...other, sessionToken: game.sessionToken }, { ...ids(), amount: stake })).status,
    ).toBe('INVALID_TOKEN');
    expect(
      (await fixture.wallet('bet', other, { roundId: round.roundId, txId: randomUUID(), amount: stake })).status,
    ).toBe('BAD_REQUEST');
  });

  it('limits stakes to what the game offers, and asks the guards', async () => {
    expect((await bet(ids(), 20)).status).toBe('LIMIT_REACHED');
    expect((await bet(ids(), 4_000_000_000)).status).toBe('LIMIT_REACHED');
    const { stakeGuards } = fixture.operator.context.hooks;
    stakeGuards.push(async ({ amountMinor }) => (amountMinor > stake ? 'stake.excluded' : null));
    expect((await bet(ids(), stake * 2)).status).toBe('SELF_EXCLUDED');
    stakeGuards.pop();
  });

  it('answers a bet above the maximum of a bonus with that maximum, and takes nothing', async () => {
    const before = await fixture.cashOf(game);
    const { stakeGuards } = fixture.operator.context.hooks;
    stakeGuards.push(async ({ amountMinor }) =>
      amountMinor > stake ? { objection: 'stake.bonus.maximum', limitMinor: stake } : null,
    );
    expect(await bet(ids(), stake * 2)).toMatchObject({ status: 'BONUS_LIMIT', limitMinor: stake, balance: before });
    expect(await bet(ids())).not.toHaveProperty('limitMinor');
    stakeGuards.pop();
  });

  it('a limit on one round holds when four sessions of a player bet on it at once', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => fixture.open('player01')));
    const { stakeGuards } = fixture.operator.context.hooks;
    stakeGuards.push(async ({ amountMinor, alreadyMinor }) =>
      amountMinor + alreadyMinor > stake * 2 ? 'stake.limit' : null,
    );
    const roundId = randomUUID();
    const answers = await Promise.all(
      opened.map((session) => fixture.wallet('bet', session, { roundId, txId: randomUUID(), amount: stake })),
    );
    stakeGuards.pop();
    expect(answers.map(({ status }) => status).sort()).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED', 'OK', 'OK']);
  });

  it('says no to another currency, another game and an unsigned request', async () => {
    expect((await fixture.wallet('bet', game, { ...ids(), amount: stake, currency: 'KRW' })).status).toBe(
      'WRONG_CURRENCY',
    );
    expect((await fixture.wallet('bet', game, { ...ids(), amount: stake, gameCode: 'PP-0001' })).status).toBe(
      'INVALID_GAME',
    );
    const request = { requestId: randomUUID(), token: '', player: game.player, currency: 'P', gameCode: game.gameCode };
    expect(await fixture.post('balance', request, { headers: { 'x-signature': '00' } })).toMatchObject({
      status: 'INVALID_SIGNATURE',
    });
    const late = { headers: { 'x-timestamp': String(Date.now() - 31_000) } };
    expect(await fixture.post('balance', request, late)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    expect(await fixture.post('bet', { hello: 1 })).toMatchObject({ status: 'BAD_REQUEST' });
  });

  it('pays a win only to the member whose round it is, and ends no round of another', async () => {
    const other = await fixture.open('agent01');
    const foreign = await fixture.open('player01', 'lotus', 'PG-0123');
    const round = ids();
    await bet(round);
    const before = await fixture.cashOf(other);
    const win = { roundId: round.roundId, refTxId: round.txId, amount: 5000, roundClosed: true };
    expect((await fixture.wallet('win', other, { ...win, txId: randomUUID() })).status).toBe('BAD_REQUEST');
    const abroad = { ...win, txId: randomUUID(), currency: 'DIEM' };
    expect((await fixture.wallet('win', foreign, abroad)).status).toBe('BAD_REQUEST');
    const end = { roundId: round.roundId, txId: randomUUID() };
    expect((await fixture.wallet('end-round', other, end)).status).toBe('BAD_REQUEST');
    expect(await fixture.cashOf(other)).toBe(before);
    expect((await fixture.wallet('win', game, { ...win, txId: randomUUID() })).status).toBe('OK');
  });

  it.each([
    ['signing out', (token: string) => fixture.site.call(logout, {}, { token })],
    [
      'ending the session from another place',
      async () => {
        const token = await fixture.site.tokenOf('player01');
        const { body } = await fixture.site.call(getSessions, {}, { token });
        const places = body.value as { id: number | null; isCurrent: boolean }[];
        for (const { id, isCurrent } of places)
          if (id !== null && !isCurrent) await fixture.site.call(revokeSession, { id }, { token });
      },
    ],
    [
      'ending every sign-in, as a new password does',
      async () => fixture.operator.context.sessions.revokeAll(Number(game.player.split(':')[1])),
    ],
  ])('takes no bet after %s, and still pays what was won before', async (_what, end) => {
    const opened = await fixture.openWith(await fixture.site.tokenOf('player01'));
    const round = ids();
    expect((await fixture.wallet('bet', opened.game, { ...round, amount: stake })).status).toBe('OK');
    await end(opened.token);
    expect((await fixture.wallet('bet', opened.game, { ...ids(), amount: stake })).status).toBe('SESSION_EXPIRED');
    expect((await fixture.wallet('balance', opened.game, {})).status).toBe('SESSION_EXPIRED');
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 300, roundClosed: true };
    expect((await fixture.wallet('win', opened.game, win)).status).toBe('OK');
  });

  it('takes no bet in maintenance, in a restricted region or while games are off, and pays what was won before', async () => {
    const { merchants } = fixture.operator.context;
    const round = ids();
    await bet(round);
    await merchants.setSystemStatus('aurora', 1);
    expect((await bet(ids())).status).toBe('SITE_CLOSED');
    await merchants.setSystemStatus('aurora', 2);
    expect((await bet(ids())).status).toBe('REGION_RESTRICTED');
    await merchants.setSystemStatus('aurora', 0);
    await merchants.setSwitches('aurora', { MF_GAMES: false });
    expect((await bet(ids())).status).toBe('INVALID_GAME');
    const win = { roundId: round.roundId, txId: randomUUID(), refTxId: round.txId, amount: 300, roundClosed: true };
    expect((await fixture.wallet('win', game, win)).status).toBe('OK');
    await merchants.setSwitches('aurora', { MF_GAMES: true });
    expect((await bet(ids())).status).toBe('OK');
  });
});
