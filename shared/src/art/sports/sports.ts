import { drawFor, pick } from '../seed.ts';
import {
  badminton,
  baseball,
  basketball,
  cricket,
  football,
  handball,
  iceHockey,
  type Motif,
  tableTennis,
  tennis,
  volleyball,
} from './motifs.ts';

export type SportName =
  | 'football'
  | 'basketball'
  | 'baseball'
  | 'volleyball'
  | 'tennis'
  | 'iceHockey'
  | 'handball'
  | 'badminton'
  | 'tableTennis'
  | 'cricket';

interface Sport {
  readonly paint: Motif;
  /** Palettes that suit what it is played with: an orange ball, a red one, ice. */
  readonly palettes: readonly number[];
}

/** The ten sports, in the order in which the seed counts them. */
export const sports: Readonly<Record<SportName, Sport>> = {
  football: { paint: football, palettes: [9, 1] },
  basketball: { paint: basketball, palettes: [4, 11, 6] },
  baseball: { paint: baseball, palettes: [9, 1] },
  volleyball: { paint: volleyball, palettes: [4, 10, 0] },
  tennis: { paint: tennis, palettes: [8, 1] },
  iceHockey: { paint: iceHockey, palettes: [0, 7, 4] },
  handball: { paint: handball, palettes: [10, 2, 6] },
  badminton: { paint: badminton, palettes: [1, 9, 6] },
  tableTennis: { paint: tableTennis, palettes: [0, 9, 1] },
  cricket: { paint: cricket, palettes: [9, 1] },
};

export const sportNames = Object.keys(sports) as SportName[];

/** The sport that a game's picture shows; a catalogue names the game after it. */
export const sportOf = (vendor: string, code: string): SportName =>
  pick(drawFor(`sport:${vendor}:${code}`), sportNames);
