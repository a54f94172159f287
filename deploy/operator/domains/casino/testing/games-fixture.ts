import { randomUUID } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import { launchGame } from '@tessera/shared/wire/games';
import { providerName, type WalletAnswer, type WalletRequest } from '@tessera/wallet-protocol/messages';
import { type SignedParts, sign } from '@tessera/wallet-protocol/signature';
import type { OperatorModule } from '../../../platform/module.ts';
import type { OperatorServices } from '../../../services.ts';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { type TestOperator, testOperator } from '../../../testing/operator.ts';
import { siteClient } from '../../../testing/site-client.ts';
import { type SuiteDatabase, withParts } from '../../../testing/with-operator.ts';
import { identityModule } from '../../identity/module.ts';
import { houseOwner, playerOwner } from '../../ledger/ledger.ts';
import { merchantsModule } from '../../merchants/module.ts';
import { casinoModule } from '../module.ts';

const secret = 'test-provider-secret';

export interface OpenedGame {
  readonly launchId: string;
  readonly sessionToken: string;
  readonly player: string;
  readonly gameCode: string;
  readonly balance: number;
  readonly hasVendorWallet?: boolean;
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  /** What the signature is made for, where that is not the request itself. */
  readonly signed?: Partial<Pick<SignedParts, 'method' | 'path'>>;
}

/** The path of one of the wallet's operations. */
export const walletPath = (operation: string): string => `/sandbox-wallet/v1/${operation}`;

async function gamesFixture(db: Database | undefined, more: readonly OperatorModule<OperatorServices>[]) {
  const operator: TestOperator = await testOperator({
    ...(db ? { db } : {}),
    modules: [merchantsModule, identityModule, ...more, casinoModule],
    games: 'all',
  });
  const site = siteClient(operator);
  const { app, context } = operator;

  /** Sends a signed request, as the provider does. */
  async function post(operation: string, body: object, { headers, signed }: Sending = {}) {
    const rawBody = JSON.stringify(body);
    const timestamp = String(Date.now());
    const url = walletPath(operation);
    const response = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'x-provider': providerName,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, { method: 'POST', path: url, timestamp, rawBody, ...signed }),
        ...headers,
      },
      payload: rawBody,
    });
    return response.json();
  }

  const redeem = (launchToken: string) => post('redeem', { requestId: randomUUID(), launchToken });

  /** Launches a game with that sign-in over the wire and redeems its launch token, as the provider does. */
  async function openWith(token: string, merchant = 'aurora', gameCode = 'PG-0123') {
    const request = { gameId: gameCode, vassalage: gameCode.split('-')[0], launchMode: 'GLS' };
    const { body } = await site.call(launchGame, request, { token, merchant });
    const { content } = body.value as { content: { game_url: string } };
    const game: OpenedGame = await redeem(new URL(content.game_url).hash.slice('#launch='.length));
    return { token, game };
  }

  /** The same with a fresh sign-in of an account. */
  async function open(username = 'player01', merchant = 'aurora', gameCode = 'PG-0123'): Promise<OpenedGame> {
    return (await openWith(await site.tokenOf(username, merchant), merchant, gameCode)).game;
  }

  const wallet = (
    operation: string,
    game: OpenedGame,
    fields: Partial<WalletRequest>,
    sending?: Sending,
  ): Promise<WalletAnswer> =>
    post(
      operation,
      {
        requestId: randomUUID(),
        token: game.sessionToken,
        player: game.player,
        currency: 'P',
        gameCode: game.gameCode,
        ...fields,
      },
      sending,
    );

  const cashOf = (game: OpenedGame) => {
    const [merchant, id] = game.player.split(':');
    return context.ledger.balance(merchant ?? '', { owner: playerOwner(Number(id)), kind: 'player_cash' });
  };

  /** Puts bonus money into a player's bonus bucket. */
  async function giveBonus(game: OpenedGame, amountMinor: number) {
    const [merchant, id] = game.player.split(':');
    await context.ledger.post({
      merchant: merchant ?? '',
      key: randomUUID(),
      kind: 'bonus',
      reference: 'test',
      lines: [
        { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -amountMinor },
        { account: { owner: playerOwner(Number(id)), kind: 'player_bonus' }, amountMinor },
      ],
    });
  }

  /** Fails unless the ledger is in order and the totals compared with the provider are those of the transactions. */
  async function expectMoneyInOrder() {
    await expectLedgerInOrder(context.ledger);
    const [totals] = await context.db.query<Record<'kept' | 'added', object>>(
      `select (select jsonb_build_object('stakes', coalesce(sum(stakes_minor), 0), 'wins', coalesce(sum(wins_minor), 0))
               from wallet_total) as kept,
              (select jsonb_build_object(
                 'stakes', coalesce(sum(case kind when 'bet' then amount_minor when 'rollback' then -cash_minor - bonus_minor end), 0),
                 'wins', coalesce(sum(amount_minor) filter (where kind = 'win'), 0))
               from wallet_transaction where status = 'OK') as added`,
    );
    expect(totals?.kept).toEqual(totals?.added);
    expect(totals?.kept).toBeDefined();
  }

  return { operator, site, post, redeem, open, openWith, wallet, cashOf, giveBonus, expectMoneyInOrder };
}

/**
 * Gives the tests of a describe an operator with games and `more`, and a provider's side of its wallet. Ledger and totals are
 * checked after each test.
 */
export function withGamesFixture({
  on,
  more = [],
}: SuiteDatabase & { readonly more?: readonly OperatorModule<OperatorServices>[] } = {}): Awaited<
  ReturnType<typeof gamesFixture>
> {
  const fixture = withParts(on, (db) => gamesFixture(db, more));
  afterEach(() => fixture.expectMoneyInOrder());
  return fixture;
}
