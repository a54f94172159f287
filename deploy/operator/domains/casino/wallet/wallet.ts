import type { WalletAnswer, WalletOperation, WalletRequest, WalletStatus } from '@tessera/wallet-protocol/messages';
import { type Member, memberColumns } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { type BetRefusal, betObjection } from './bet-objection.ts';
import { withCorrectionMessages } from './correction-messages.ts';
import { liveSession } from './live-session.ts';
import { type Booked, book, type MoneyOperation } from './movements.ts';
import { playerBalance } from './player-balance.ts';
import type { WalletProvider } from './providers.ts';

const functions: Readonly<Record<Exclude<WalletOperation, 'balance'>, MoneyOperation>> = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  'end-round': 'end_round',
  resettle: 'resettle',
  void: 'void',
};

/** Which ids an operation can't do without. */
const needed: Readonly<Record<WalletOperation, readonly (keyof WalletRequest)[]>> = {
  balance: [],
  bet: ['roundId', 'txId'],
  win: ['roundId', 'txId', 'refTxId'],
  rollback: ['roundId', 'txId', 'refTxId'],
  'end-round': ['roundId', 'txId'],
  resettle: ['roundId', 'txId', 'revision'],
  void: ['roundId', 'txId'],
};

/** They take money from the player that was paid before: in turn with the other decisions about it. */
const corrections: readonly WalletOperation[] = ['resettle', 'void'];

export interface Wallet {
  serve(provider: WalletProvider, operation: WalletOperation, request: WalletRequest): Promise<WalletAnswer>;
}

export function createWallet(context: CasinoNeeds, offerOf: OfferOf): Wallet {
  const { db, clock, ledger, merchants, withMember } = context;
  const objection = betObjection(context, offerOf);

  async function memberOf(player: string): Promise<Member | undefined> {
    const [merchant, id] = player.split(':');
    const rows = await db.query<Member>(`select ${memberColumns} from member m where m.id = $1 and m.merchant = $2`, [
      Number(id),
      merchant ?? '',
    ]);
    return rows[0];
  }

  async function isKnown(provider: string, txId: string): Promise<boolean> {
    const rows = await db.query('select 1 from wallet_transaction where provider = $1 and tx_id = $2', [
      provider,
      txId,
    ]);
    return rows.length > 0;
  }

  /** Where a round is played from; only rounds of vendors in transfer mode are looked up. */
  async function vendorWalletOf(
    provider: string,
    { roundId = '' }: WalletRequest,
    merchant: Merchant,
    game: CatalogueGame | undefined,
  ): Promise<string | null> {
    if (!game || !merchant.profile.games.transferVendors?.includes(game.vassalage)) return null;
    const rows = await db.query<{ vendorWallet: string | null }>(
      'select vendor_wallet as "vendorWallet" from game_round where provider = $1 and round_id = $2',
      [provider, roundId],
    );
    return rows[0]?.vendorWallet ?? null;
  }

  return {
    async serve(walletProvider, operation, request) {
      const provider = walletProvider.name;
      const member = await memberOf(request.player);
      const merchant = member && merchants.byCode(member.merchant);
      const answer = (
        status: WalletStatus,
        balance: number | null,
        { movementId = null, limitMinor }: { movementId?: number | null; limitMinor?: number | undefined } = {},
      ): WalletAnswer => ({
        status,
        requestId: request.requestId,
        balance,
        currency: merchant?.currency.code ?? request.currency,
        txId: request.txId ?? null,
        ledgerTxId: movementId === null ? null : String(movementId),
        limitMinor,
      });
      if (needed[operation].some((field) => request[field] === undefined)) return answer('BAD_REQUEST', null);
      if (!member || !merchant) return answer('INVALID_TOKEN', null);
      if (request.currency !== merchant.currency.code) return answer('WRONG_CURRENCY', null);
      const balance = (vendorWallet: string | null) => playerBalance(ledger, merchant.code, member, vendorWallet);

      if (operation === 'balance') {
        const session = await liveSession(context, request, member.id);
        return typeof session === 'string' ? answer(session, null) : answer('OK', await balance(session.vendorWallet));
      }
      const game = offerOf(merchant).catalogue.byCode(request.gameCode);
      const bookNow = (launchId: string | null) =>
        book(db, functions[operation], { provider, request, member, game, launchId }, clock.now());
      /** Asks and books in one transaction, so that nothing that is asked changes in between. */
      const bookNewBet = () =>
        withMember(member.id, async () => {
          const allowed = await objection(walletProvider, request, merchant, member);
          if ('status' in allowed) return { ...allowed, movementId: null };
          const { launchId, vendorWallet } = allowed;
          if (vendorWallet === null) return bookNow(launchId);
          const bet = { provider, request, member, game, launchId, vendorWallet };
          return book(db, 'vendor_bet', bet, clock.now());
        });
      const bookCorrection = () =>
        withMember(member.id, () => {
          const { txId = '', roundId = '' } = request;
          const isVoid = operation === 'void';
          const round = { provider, roundId, txId, isVoid, merchant: merchant.code, memberId: member.id };
          return withCorrectionMessages(context, round, () => bookNow(null));
        });
      // A repeated bet is answered as it was, even when its session has ended since.
      const isNewBet = operation === 'bet' && !(await isKnown(provider, request.txId ?? ''));
      const booked: Booked & Pick<BetRefusal, 'limitMinor'> = await (isNewBet
        ? bookNewBet()
        : corrections.includes(operation)
          ? bookCorrection()
          : bookNow(null));
      return answer(booked.status, await balance(await vendorWalletOf(provider, request, merchant, game)), booked);
    },
  };
}
