import { type GameKind, type Play, playOf, playsOf } from '@tessera/shared/lottery';

export interface PlayTab {
  readonly key: string;
  readonly plays: readonly Play[];
}

/** The plays of a kind under their tabs, in order. */
export function tabsOf(kind: GameKind): readonly PlayTab[] {
  const keys = [...new Set(playsOf(kind).map(({ tab }) => tab))];
  return keys.map((key) => ({ key, plays: playsOf(kind).filter(({ tab }) => tab === key) }));
}

/** Methods by the range of numbers that they are about, where a tab has several ranges with many methods each; else none. */
export function methodGroups(
  methods: readonly Play[],
): readonly { readonly range: string; readonly plays: readonly Play[] }[] {
  const ranges = [...new Set(methods.map(({ range }) => range ?? ''))];
  if (ranges.length < 2 || methods.length < 4 * ranges.length) return [];
  return ranges.map((range) => ({ range, plays: methods.filter((play) => play.range === range) }));
}

/** The play an address names, by its own code or by its tab's; the game's default for anything else. */
export function playNamed(kind: GameKind, name: string | null, fallback: string): Play {
  const plays = playsOf(kind);
  const wanted = name?.toLowerCase();
  const named = plays.find(({ code }) => code === wanted) ?? plays.find(({ tab }) => tab === wanted);
  const play = named ?? playOf(kind, fallback) ?? plays[0];
  if (!play) throw new Error(`${kind} has no plays.`);
  return play;
}
