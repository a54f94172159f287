import { randomUUID } from 'node:crypto';
import {
  getGameSession,
  getRecentGames,
  getUnfinishedRounds,
  launchGame,
  launchTrial,
} from '@tessera/shared/wire/games';
import { withGamesFixture } from '../testing/games-fixture.ts';

describe('opening a game', () => {
  const fixture = withGamesFixture();
  let token: string;
  beforeAll(async () => {
    token = await fixture.site.tokenOf('player01');
  });

  const launch = (request: object, init: object = { token }) => fixture.site.call(launchGame, request, init);
  const slot = { gameId: 'PG-0123', vassalage: 'PG', launchMode: 'GLS' };
  const tokenIn = (url: string) => new URL(url).hash.slice('#launch='.length);

  it("answers the game's address with a token that is good once", async () => {
    const { status, body } = await launch(slot);
    const { content } = body.value as { content: { game_url: string; launchId: string } };
    expect(status).toBe(200);
    expect(content.game_url).toMatch(/^http:\/\/games\.localhost:8080\/play\/PG-0123#launch=[\w-]{32}$/);
    const first = await fixture.redeem(tokenIn(content.game_url));
    expect(first).toMatchObject({
      status: 'OK',
      gameName: '쌍잉어 연못',
      vendorName: '온다',
      language: 'ko',
      currency: { code: 'P', symbol: 'P', exponent: 2 },
      hostOrigin: 'http://localhost:8080',
      isTrial: false,
    });
    expect(first.stakes[0]).toBe(20_000);
    for (const step of first.stakes) expect(step % 20).toBe(0);
    expect(await fixture.redeem(tokenIn(content.game_url))).toEqual({ status: 'INVALID_TOKEN' });
  });

  it('lets a launch lapse after a minute', async () => {
    const { body } = await launch(slot);
    const { content } = body.value as { content: { game_url: string } };
    fixture.operator.context.clock.advance(60_001);
    expect(await fixture.redeem(tokenIn(content.game_url))).toEqual({ status: 'INVALID_TOKEN' });
  });

  it('makes the game talk to the page it was opened from, and to no other origin', async () => {
    const redeemed = async (origin: string) => {
      const { body } = await launch({ ...slot, origin });
      return fixture.redeem(tokenIn((body.value as { content: { game_url: string } }).content.game_url));
    };
    expect((await redeemed('http://aurora.localhost:5173')).hostOrigin).toBe('http://aurora.localhost:5173');
    expect((await redeemed('https://evil.example')).hostOrigin).toBe('http://localhost:8080');
  });

  it('refuses what has no round engine, what has a page of its own and what is not there', async () => {
    const live = await launch({ ...slot, gameId: 'MRD-LIVE-001' });
    expect(live).toMatchObject({ status: 400, body: { errorCode: 'game.maintenance' } });
    const lottery = await launch({ ...slot, gameId: 'TCG_SEA-K3' });
    expect(lottery).toMatchObject({
      status: 400,
      body: { errorCode: 'game.lottery', value: { gameType: 'LOTT', defaultPlayType: 'sum' } },
    });
    expect(await launch({ ...slot, gameId: 'XX-9999' })).toMatchObject({
      status: 404,
      body: { errorCode: 'game.unknown' },
    });
    const busy = await launch({ ...slot, launchMode: undefined });
    expect(busy).toMatchObject({ status: 500, body: { errorCode: 'system.busy', value: { code: 727 } } });
    expect((await launch(slot, {})).status).toBe(401);
  });

  it('finds a game by its number as well', async () => {
    const game = await launch({ nodeId: 10_001, vassalage: 'PP', launchMode: 'GLS' });
    expect((game.body.value as { content: { game_url: string } }).content.game_url).toContain('/play/PP-0001#');
  });

  it('gives a visitor trial credit that is no real play money', async () => {
    const { body } = await fixture.site.call(launchTrial, { gameId: 'PG-0123', vassalage: 'PG' });
    const opened = await fixture.redeem(tokenIn((body.value as { content: { game_url: string } }).content.game_url));
    expect(opened).toMatchObject({ isTrial: true, balance: 100_000_000 });
    const round = { roundId: randomUUID(), txId: randomUUID(), amount: 20_000 };
    expect(await fixture.wallet('bet', opened, round)).toMatchObject({ status: 'OK', balance: 99_980_000 });
    expect(await fixture.cashOf(opened)).toBe(0);
  });

  it("goes on with a visitor's free play after a reload: its credit, its rounds and its totals", async () => {
    const { site, redeem, wallet, operator } = fixture;
    const free = async (request: object = {}, init: object = {}) => {
      const { body } = await site.call(launchTrial, { gameId: 'PG-0123', vassalage: 'PG', ...request }, init);
      const { content } = body.value as { content: { game_url: string; launchId: string } };
      return { launchId: content.launchId, opened: await redeem(tokenIn(content.game_url)) };
    };
    const first = await free();
    await wallet('bet', first.opened, { roundId: randomUUID(), txId: randomUUID(), amount: 20_000 });
    const continues = first.launchId;
    operator.context.clock.advance(1000);
    const again = await free({ continues });
    // The provider keeps rounds by player: it shows this one its open round and the last one.
    expect(again.opened).toMatchObject({ player: first.opened.player, balance: 99_980_000, isTrial: true });
    const session = await site.call(getGameSession, { launchId: again.launchId });
    expect(session.body.value).toMatchObject({ staked: 200, rounds: 1, balance: 999_800 });
    // Nobody goes on with what is not a visitor's free play of this game.
    const own = (await launch(slot)).body.value as { content: { launchId: string } };
    const others = [{ continues: randomUUID() }, { continues: own.content.launchId }];
    for (const other of others) expect((await free(other)).opened.player).not.toBe(first.opened.player);
    expect((await free({ continues, gameId: 'PG-0124' })).opened.player).not.toBe(first.opened.player);
    expect((await site.call(getGameSession, { launchId: own.content.launchId })).status).toBe(404);
    operator.context.clock.advance(6 * 60_000);
    expect((await free({ continues })).opened.player).not.toBe(first.opened.player);
  });

  it('shows an open round until it is closed, and the visit in its books', async () => {
    const { body } = await launch(slot);
    const { content } = body.value as { content: { game_url: string; launchId: string } };
    const opened = await fixture.redeem(tokenIn(content.game_url));
    const roundId = randomUUID();
    const txId = randomUUID();
    await fixture.wallet('bet', opened, { roundId, txId, amount: 20_000 });
    const unfinished = await fixture.site.call(getUnfinishedRounds, {}, { token });
    expect(unfinished.body.value).toMatchObject({ list: [{ roundId, code: 'PG-0123', stake: 200 }] });
    const recent = await fixture.site.call(getRecentGames, {}, { token });
    expect((recent.body.value as { list: object[] }).list[0]).toMatchObject({
      game: { code: 'PG-0123', gameName: '쌍잉어 연못' },
      unfinishedRound: { roundId },
    });
    await fixture.wallet('win', opened, {
      roundId,
      txId: randomUUID(),
      refTxId: txId,
      amount: 5000,
      roundClosed: true,
    });
    expect((await fixture.site.call(getUnfinishedRounds, {}, { token })).body.value).toEqual({ list: [] });
    const session = await fixture.site.call(getGameSession, { launchId: content.launchId }, { token });
    expect(session.body.value).toMatchObject({ staked: 200, won: 50, rounds: 1, lastRoundId: roundId });
  });

  it('counts a game that is loaded anew on, with the time of its first opening, and a later visit from nothing', async () => {
    const { site, redeem, wallet, operator } = fixture;
    const own = await site.tokenOf('player01');
    const visit = async () => {
      const { body } = await site.call(launchGame, slot, { token: own });
      const { content } = body.value as { content: { game_url: string; launchId: string } };
      return { launchId: content.launchId, opened: await redeem(tokenIn(content.game_url)) };
    };
    const totals = async (launchId: string) =>
      (await site.call(getGameSession, { launchId }, { token: own })).body.value;
    const openedAtMs = operator.context.clock.now().getTime();
    const first = await visit();
    const [roundId, txId] = [randomUUID(), randomUUID()];
    const bet = await wallet('bet', first.opened, { roundId, txId, amount: 20_000 });
    expect(bet.status).toBe('OK');
    await wallet('win', first.opened, { roundId, txId: randomUUID(), refTxId: txId, amount: 5000, roundClosed: true });
    operator.context.clock.advance(60_000);
    const again = await visit();
    expect(await totals(again.launchId)).toMatchObject({ openedAtMs, staked: 200, won: 50, rounds: 1 });
    operator.context.clock.advance(6 * 60_000);
    const later = await visit();
    expect(await totals(later.launchId)).toMatchObject({ openedAtMs: openedAtMs + 7 * 60_000, staked: 0, rounds: 0 });
  });
});
