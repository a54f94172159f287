import { drawFor, pick } from '../seed.ts';
import { football, type Motif } from '../sports/motifs.ts';
import { circle, group, line, path } from '../svg.ts';

export type ArenaName = 'strategy' | 'shooter' | 'racing' | 'fighting' | 'card' | 'football' | 'tower';

/** The sign on the shield of each kind of e-sports, relative to its centre, in the order of the seed's numbers. */
export const arenas: Readonly<Record<ArenaName, Motif>> = {
  strategy: ({ l, s }) =>
    path('M-46 40-54-26-24 2 0-44V40Z', l[1]) + path('M46 40 54-26 24 2 0-44V40Z', l[0]) + circle(0, 22, 8, s[1]),
  shooter: ({ l }) =>
    circle(0, 0, 38, 'none', ` stroke="${l[1]}" stroke-width="9"`) +
    line('M0-60V-18M0 18V60M-60 0H-18M18 0H60', l[0], 8) +
    circle(0, 0, 7, l[0]),
  racing: ({ l, ink }) =>
    group(
      'rotate(8)',
      line('M-40-52V64', l[1], 8) +
        path('M-36-50H48V14H-36Z', l[0]) +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => {
            const [row, column] = [i >> 1, ((i & 1) << 1) + ((i >> 1) & 1)];
            return path(`M${-36 + column * 21} ${-50 + row * 16}h21v16h-21Z`, ink);
          })
          .join(''),
    ),
  fighting: ({ l, s }) =>
    [-42, 42]
      .map((turn) =>
        group(
          `rotate(${turn})`,
          path('M0-70 9-54V26H-9V-54Z', turn < 0 ? l[1] : l[0]) +
            line('M-24 28H24', s[1], 9) +
            line('M0 30V58', l[2], 10),
        ),
      )
      .join(''),
  card: ({ l, s, ink }) =>
    [-16, 14]
      .map((turn) =>
        group(
          `rotate(${turn} 0 60)`,
          path('M-32-52H32V46H-32Z', turn < 0 ? l[1] : l[0], ` stroke="${ink}" stroke-width="3"`),
        ),
      )
      .join('') + group('rotate(14 0 60)', path('M0-32 20-3 0 26-20-3Z', s[2])),
  football: (tones) => group('scale(.84)', football(tones)),
  tower: ({ l, ink }) =>
    path('M-40 52V38H-28V-8L-40-20V-52H-22V-38H-8V-52H0V52Z', l[1]) +
    path('M40 52V38H28V-8L40-20V-52H22V-38H8V-52H0V52Z', l[0]) +
    path('M-10 52V26A10 10 0 0 1 10 26V52Z', ink),
};

export const arenaNames = Object.keys(arenas) as ArenaName[];

/** The kind of e-sports that a game's picture shows; a catalogue names the game after it. */
export const arenaOf = (vendor: string, code: string): ArenaName =>
  pick(drawFor(`arena:${vendor}:${code}`), arenaNames);
