import { randomUUID } from 'node:crypto';
import { type OpenedGame, walletPath, withGamesFixture } from '../testing/games-fixture.ts';

const stake = 20_000;

describe('a request to the wallet', () => {
  const fixture = withGamesFixture();
  let game: OpenedGame;
  beforeAll(async () => {
    game = await fixture.open();
  });

  it('that was signed as a win is refused as a rollback, and the win is still paid', async () => {
    const round = { roundId: randomUUID(), txId: randomUUID() };
    await fixture.wallet('bet', game, { ...round, amount: stake });
    const win = {
      requestId: randomUUID(),
      roundId: round.roundId,
      txId: randomUUID(),
      refTxId: round.txId,
      amount: 700,
      roundClosed: true,
    };
    const before = await fixture.cashOf(game);
    const asWin = { signed: { path: walletPath('win') } };
    expect(await fixture.wallet('rollback', game, win, asWin)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    expect(await fixture.cashOf(game)).toBe(before);
    expect(await fixture.wallet('win', game, win, asWin)).toMatchObject({ status: 'OK', balance: before + 700 });
  });

  it('is refused when it was signed for another method, with another query, or for the other direction', async () => {
    const path = walletPath('balance');
    const signedFor = (signed: object) => fixture.wallet('balance', game, {}, { signed });
    expect(await signedFor({ path })).toMatchObject({ status: 'OK' });
    for (const signed of [{ method: 'PUT' }, { path: `${path}?again=1` }, { path: '/operator/v1/totals' }]) {
      expect(await signedFor(signed)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    }
  });

  it.each([
    ['a null byte', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['half a character', 'a\ud800b'],
  ])('with %s in a text is answered with BAD_REQUEST, whichever text it is', async (_, text) => {
    const round = { roundId: randomUUID(), txId: randomUUID() };
    for (const operation of ['bet', 'win', 'rollback', 'end-round']) {
      for (const field of ['txId', 'roundId', 'refTxId', 'gameCode', 'token', 'currency', 'player']) {
        const wrong = { ...round, refTxId: randomUUID(), amount: stake, [field]: text };
        const answer = await fixture.wallet(operation, game, wrong);
        expect([operation, field, answer.status]).toEqual([operation, field, 'BAD_REQUEST']);
      }
    }
    expect(await fixture.redeem(text)).toEqual({ status: 'BAD_REQUEST' });
  });
});
