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

/** The play an address names, by its own code or by its tab's; the game's default for anything else. */
export function playNamed(kind: GameKind, name: string | null, fallback: string): Play {
  const plays = playsOf(kind);
  const wanted = name?.toLowerCase();
  const named = plays.find(({ code }) => code === wanted) ?? plays.find(({ tab }) => tab === wanted);
  const play = named ?? playOf(kind, fallback) ?? plays[0];
  if (!play) throw new Error(`${kind} has no plays.`);
  return play;
}
