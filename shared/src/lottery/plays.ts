import type { GameKind } from './game.ts';
import { elevenPlays } from './games/eleven.ts';
import { k3Plays } from './games/k3.ts';
import { kl8Plays } from './games/kl8.ts';
import { klsfPlays } from './games/klsf.ts';
import { pk10Plays } from './games/pk10.ts';
import { seaPlays } from './games/sea.ts';
import { sscPlays } from './games/ssc.ts';
import { northPlays, southPlays } from './games/vietnam.ts';
import type { Play } from './play.ts';

/** Those of games with large tables are made when they are first asked for. */
const plays: Readonly<Record<GameKind, readonly Play[] | (() => readonly Play[])>> = {
  K3: k3Plays,
  '11X5': elevenPlays,
  SSC: sscPlays,
  PK10: pk10Plays,
  KLSF: klsfPlays,
  KL8: kl8Plays,
  VNN: northPlays,
  VNS: southPlays,
  ...seaPlays,
};

/** Every play of a kind of game, in the order of its tabs. */
export function playsOf(kind: GameKind): readonly Play[] {
  const ofKind = plays[kind];
  return typeof ofKind === 'function' ? ofKind() : ofKind;
}

/** A play by its code; `undefined` if the game has none of that name. */
export const playOf = (kind: GameKind, code: string): Play | undefined =>
  playsOf(kind).find((play) => play.code === code);
