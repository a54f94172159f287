import { subsets } from '../combinations.ts';

/** So many beginnings of draws are tried at most: whoever sends thousands of numbers waits no longer than others. */
const mostTries = 4000;

/** How many groups can win together; `isBound` where no draw may bring that many, only never more. */
export interface MostTogether {
  readonly count: number;
  readonly isBound: boolean;
}

/**
 * On how many groups of `size` places, of so many in all, one draw can show one of some typed numbers. Digits are set place by
 * place; a beginning is given up when all groups that are still open could not make it better than the best draw so far. After
 * `mostTries` beginnings the answer is all groups.
 */
export function mostTogether(typed: readonly string[], size: number, places: number): MostTogether {
  const isTyped = new Uint8Array(10 ** size);
  for (const number of typed) isTyped[Number(number)] = 1;
  const groups = subsets([...new Array(places).keys()], size);
  const endingAt = Array.from({ length: places }, (_, at) => groups.filter((group) => group[size - 1] === at));
  /** The digits that typed numbers have where this place can be in a group. */
  const digitsAt = endingAt.map((_, at) => {
    const ranks = [...new Array(size).keys()].filter((rank) => rank <= at && size - rank <= places - at);
    return [...new Set(typed.flatMap((number) => ranks.map((rank) => Number(number[rank]))))];
  });
  const draw = new Array<number>(places).fill(0);
  const shows = (group: readonly number[]): number => {
    let number = 0;
    for (const at of group) number = number * 10 + (draw[at] ?? 0);
    return isTyped[number] ?? 0;
  };
  let best = 0;
  let tries = 0;
  function setFrom(at: number, shown: number, open: number): void {
    if (at === places) {
      best = Math.max(best, shown);
      return;
    }
    const decided = endingAt[at] ?? [];
    for (const digit of digitsAt[at] ?? []) {
      if (shown + open <= best || tries > mostTries) return;
      tries += 1;
      draw[at] = digit;
      let more = 0;
      for (const group of decided) more += shows(group);
      setFrom(at + 1, shown + more, open - decided.length);
    }
  }
  setFrom(0, 0, groups.length);
  return tries > mostTries ? { count: groups.length, isBound: best < groups.length } : { count: best, isBound: false };
}
