import { randomUUID } from 'node:crypto';
import { providerName, type WalletRequest } from '@tessera/wallet-protocol/messages';
import { sign } from '@tessera/wallet-protocol/signature';
import { type GamesFixture, gamesFixture, type OpenedGame } from '../testing/games-fixture.ts';

// A loaded machine is slow, not wrong.
jest.setTimeout(120_000);

const stake = 20_000;
const secret = 'test-provider-secret';

describe('a request to the wallet', () => {
  let fixture: GamesFixture;
  let game: OpenedGame;
  beforeAll(async () => {
    fixture = await gamesFixture();
    game = await fixture.open();
  }, 90_000);
  afterAll(async () => {
    await fixture.expectLedgerInOrder();
    await fixture.operator.close();
  });

  const path = (operation: string) => `/sandbox-wallet/v1/${operation}`;
  const bodyOf = (fields: Partial<WalletRequest>) => ({
    requestId: randomUUID(),
    token: game.sessionToken,
    player: game.player,
    currency: 'P',
    gameCode: game.gameCode,
    ...fields,
  });

  /** Sends a body to one address that was signed for another. */
  async function send(url: string, rawBody: string, signed: { method?: string; path: string }) {
    const timestamp = String(Date.now());
    const response = await fixture.operator.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'x-provider': providerName,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, { method: 'POST', timestamp, rawBody, ...signed }),
      },
      payload: rawBody,
    });
    return response.json();
  }

  it('that was signed as a win is refused as a rollback, and the win is still paid', async () => {
    const round = { roundId: randomUUID(), txId: randomUUID() };
    await fixture.wallet('bet', game, { ...round, amount: stake });
    const win = bodyOf({
      roundId: round.roundId,
      txId: randomUUID(),
      refTxId: round.txId,
      amount: 700,
      roundClosed: true,
    });
    const rawBody = JSON.stringify(win);
    const before = await fixture.cashOf(game);
    const signed = { path: path('win') };
    expect(await send(path('rollback'), rawBody, signed)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    expect(await fixture.cashOf(game)).toBe(before);
    expect(await send(path('win'), rawBody, signed)).toMatchObject({ status: 'OK', balance: before + 700 });
  });

  it('is refused when it was signed for another method, with another query, or for the other direction', async () => {
    const rawBody = JSON.stringify(bodyOf({}));
    expect(await send(path('balance'), rawBody, { path: path('balance') })).toMatchObject({ status: 'OK' });
    for (const signed of [
      { path: path('balance'), method: 'PUT' },
      { path: `${path('balance')}?again=1` },
      { path: '/operator/v1/totals' },
    ]) {
      expect(await send(path('balance'), rawBody, signed)).toMatchObject({ status: 'INVALID_SIGNATURE' });
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
