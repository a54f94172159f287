import { cleanRefusals, type WalletAnswer } from '@tessera/wallet-protocol/messages';
import type { FreshRound, GameSession } from '../store/records.ts';
import type { WalletClient } from '../wallet-client.ts';

/** The wallet has answered whether the stake was taken. */
export interface AnsweredBet {
  readonly kind: 'taken' | 'refused';
  readonly answer: WalletAnswer;
}

/** `unknown` when the wallet's answer is lost. A bet is never sent twice; it is rolled back. */
export type Bet = AnsweredBet | { readonly kind: 'unknown' };

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
    // Whatever failed, the wallet may have received the bet.
    return undefined;
  }
}

/** Requests a round's stake from the wallet, once. */
export async function placeBet(wallet: WalletClient, session: GameSession, round: FreshRound): Promise<Bet> {
  const answer = await ask(wallet, session, round);
  if (answer?.status === 'OK') return { kind: 'taken', answer };
  return answer && cleanRefusals.includes(answer.status) ? { kind: 'refused', answer } : { kind: 'unknown' };
}
