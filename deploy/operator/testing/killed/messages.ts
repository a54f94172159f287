import type { Stop } from './stopping-database.ts';

/** What the test asks of the operator's process. */
export type Order =
  | { readonly do: 'stop-at'; readonly stop: Stop }
  | { readonly do: 'open-player'; readonly username: string }
  | { readonly do: 'sign-in'; readonly memberId: number }
  | { readonly do: 'settle-stake'; readonly memberId: number; readonly amountMinor: number }
  | { readonly do: 'wallet-difference' }
  | { readonly do: 'query'; readonly sql: string; readonly params: readonly (string | number)[] };

/** What the process says: the answer to an order, or that the stop was reached. */
export type Said = { readonly order: number; readonly answer: unknown } | { readonly reached: true };

/** A member with a million minor units, who may withdraw. */
export interface KilledPlayer {
  readonly id: number;
  readonly username: string;
  readonly token: string;
}

export const openingMinor = 10_000_000;
