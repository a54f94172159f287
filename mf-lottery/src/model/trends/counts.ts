import { type DrawnNumbers, type GameKind, trendShape } from '@tessera/shared/lottery';

/** How often a number was drawn, and for how many draws it was not. */
export interface NumberCount {
  readonly number: number;
  readonly count: number;
  /** Draws since the last one that had it; all of them if none did. */
  readonly gap: number;
  /** The most draws in a row without it. */
  readonly longestGap: number;
}

export interface Counts {
  readonly draws: number;
  readonly numbers: readonly NumberCount[];
  /** How often each number is drawn on average. */
  readonly expected: number;
}

/** Counts the numbers of draws, the newest first: all of them, or those of one place, counted from 1. */
export function countNumbers(kind: GameKind, newestFirst: readonly DrawnNumbers[], place?: number): Counts {
  const { numbers, drawn, counted: asCounted = (draw) => draw } = trendShape(kind);
  const counted = newestFirst.map(asCounted).map((draw) => (place === undefined ? draw : draw.slice(place - 1, place)));
  return {
    draws: counted.length,
    expected: (counted.length * (place === undefined ? drawn : 1)) / numbers.length,
    numbers: numbers.map((number) => {
      let [count, open, longestGap] = [0, 0, 0];
      let gap: number | undefined;
      for (const draw of counted) {
        const times = draw.filter((other) => other === number).length;
        count += times;
        if (times > 0) {
          gap ??= open;
          open = 0;
        } else open += 1;
        longestGap = Math.max(longestGap, open);
      }
      return { number, count, gap: gap ?? counted.length, longestGap };
    }),
  };
}

/** The numbers drawn most often and least often, as many of each as fit twice into a third of all. */
export function hotAndCold({ numbers }: Counts): {
  readonly hot: readonly NumberCount[];
  readonly cold: readonly NumberCount[];
} {
  const size = Math.min(10, Math.max(2, Math.floor(numbers.length / 3)));
  const hot = [...numbers].sort((one, other) => other.count - one.count || one.number - other.number);
  const cold = [...numbers].sort((one, other) => one.count - other.count || one.number - other.number);
  return { hot: hot.slice(0, size), cold: cold.slice(0, size) };
}
