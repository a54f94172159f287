import { type ArenaName, arenas } from '../arenas/arenas.ts';
import { curtain } from '../backdrops/curtain.ts';
import { group, line, path } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

/** A shield over curtains, with the sign of what is played. */
export const esports =
  (arena: ArenaName): FamilyPainter =>
  (field, scale) => {
    const { g, l } = field.tones;
    const shield = [
      path('M0-100 78-66V22C78 62 40 92 0 116-40 92-78 62-78 22V-66Z', g[0]),
      path('M0-86 66-57V20C66 54 34 80 0 101Z', g[3]),
      path('M0-86-66-57V20C-66 54-34 80 0 101Z', g[2]),
      line('M0-100 78-66V22C78 62 40 92 0 116-40 92-78 62-78 22V-66Z', l[2], 3, ' opacity=".7"'),
      group('translate(0 4)scale(.84)', arenas[arena](field.tones)),
    ].join('');
    return { behind: curtain(field), front: group(`translate(${field.x} ${field.y})scale(${scale})`, shield) };
  };
