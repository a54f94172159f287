import type { Volatility } from '@tessera/wallet-protocol/slot-sheets';

/** A symbol of the maths: wild, scatter, four high and four low ones. */
export type SlotSymbol = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

export const paySymbols = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PaySymbol = (typeof paySymbols)[number];

/** Everything that decides a slot's results. Pays are multiples of a line stake, which is a twentieth of the stake. */
export interface Profile {
  readonly id: string;
  readonly volatility: Volatility;
  /**
   * Five strips, one letter a symbol. The wild is never on the first strip, so the first symbol of a line is the
   * line's symbol.
   */
  readonly strips: readonly [string, string, string, string, string];
  /** Pays for three, four and five from the left. */
  readonly pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>;
  readonly freeSpins: {
    /** Free spins for three, four and five scatters; free spins do not start new ones. */
    readonly counts: readonly [number, number, number];
    /** Every win of a free spin is multiplied by it. */
    readonly multiplier: number;
  };
}
