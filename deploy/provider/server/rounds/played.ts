import type { WalletStatus } from '@tessera/wallet-protocol/messages';
import type { Round } from '../store/records.ts';

/** What came of pressing spin. */
export type Played =
  | {
      readonly kind: 'played';
      readonly round: Round;
      /** After the bet; null when a repeated request finds a round of before. */
      readonly balanceAfterBet: number | null;
      /** After the round; null while free spins wait or the win is still on its way. */
      readonly balance: number | null;
    }
  /** The stake was surely not taken, or is being returned (`UNKNOWN`). */
  | { readonly kind: 'refused'; readonly status: WalletStatus | 'UNKNOWN'; readonly balance: number | null }
  /** No such press arrived, and none will be taken under its key. */
  | { readonly kind: 'none' }
  /** Another round of this game waits to be played to its end. */
  | { readonly kind: 'unfinished'; readonly round: Round };

export const refused = (status: WalletStatus | 'UNKNOWN', balance: number | null = null): Played => ({
  kind: 'refused',
  status,
  balance,
});

/** A round as it stands; what is not said of the balance is not known, or no news. */
export const shown = (round: Round, balanceAfterBet: number | null = null, balance: number | null = null): Played => ({
  kind: 'played',
  round,
  balanceAfterBet,
  balance,
});
