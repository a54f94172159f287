import { cleanRefusals, type WalletAnswer } from '@tessera/wallet-protocol/messages';
import type { FreshRound, GameSession } from '../store/records.ts';
import type { WalletClient } from '../wallet-client.ts';

/** The wallet has said whether the stake was taken. */
export interface KnownBet {
  readonly kind: 'taken' | 'refused';
  readonly answer: WalletAnswer;
}

/** `unknown` when nobody here can know whether the stake was taken: a bet is never sent twice, it is asked back. */
export type Bet = KnownBet | { readonly kind: 'unknown' };

async function ask(wallet: WalletClient, session: GameSession, round: FreshRound): Promise<WalletAnswer | undefined> {
  try {
    return await wallet.ask('bet', {
      token: session.sessionToken,
      player: session.player,
      currency: session.currency.code,
      gameCode: session.gameCode,
      roundId: round.id,
      txId: round.betTx,
      amount: round.stakeMinor,
      roundClosed: false,
    });
  } catch {
    // Whatever broke, the wallet may have had the bet by then.
    return undefined;
  }
}

/** Asks the wallet for a round's stake, once. */
export async function placeBet(wallet: WalletClient, session: GameSession, round: FreshRound): Promise<Bet> {
  const answer = await ask(wallet, session, round);
  if (answer?.status === 'OK') return { kind: 'taken', answer };
  return answer && cleanRefusals.includes(answer.status) ? { kind: 'refused', answer } : { kind: 'unknown' };
}
