import type { WalletStatus } from '@tessera/wallet-protocol/messages';
import type { Round } from '../store/records.ts';

/** The result of a spin request. */
export type Played =
  | {
      readonly kind: 'played';
      readonly round: Round;
      /** After the bet; null when a repeated request finds an earlier round. */
      readonly balanceAfterBet: number | null;
      /** After the round; null while free spins wait or the win is not paid yet. */
      readonly balance: number | null;
    }
  /** The stake was certainly not taken, or is being returned (`UNKNOWN`). */
  | {
      readonly kind: 'refused';
      readonly status: WalletStatus | 'UNKNOWN';
      readonly balance: number | null;
      /** The limit that the stake is above, where the operator names it. */
      readonly limitMinor?: number | undefined;
    }
  /** No such spin arrived, and none will be accepted with its key. */
  | { readonly kind: 'none' }
  /** Another round of this game must be played to its end first. */
  | { readonly kind: 'unfinished'; readonly round: Round };

export const refused = (
  status: WalletStatus | 'UNKNOWN',
  balance: number | null = null,
  limitMinor?: number,
): Played => ({
  kind: 'refused',
  status,
  balance,
  limitMinor,
});

/** A round in its current state; null balances are unknown or unchanged. */
export const shown = (round: Round, balanceAfterBet: number | null = null, balance: number | null = null): Played => ({
  kind: 'played',
  round,
  balanceAfterBet,
  balance,
});
