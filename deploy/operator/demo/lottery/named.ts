import type { GameNames } from './game-names.ts';

/** `ko | en | vi | zh | ja | th`, under the operator's codes. */
export function named(names: string): GameNames {
  const [KO = '', EN = '', VI = '', CN = '', JA = '', TH = ''] = names.split('|');
  return { KO, EN, VI, CN, JA, TH };
}
