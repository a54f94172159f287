import { backdrops } from '../backdrops/backdrops.ts';
import { group } from '../svg.ts';
import { type SymbolName, symbols } from '../symbols/symbols.ts';
import type { FamilyPainter } from './family.ts';

/** A slot's symbol before one of the seven backdrops. */
export const slot =
  (symbol: SymbolName, backdrop: number): FamilyPainter =>
  (field, scale) => ({
    behind: (backdrops[backdrop] ?? backdrops[0])?.(field) ?? '',
    front: group(`translate(${field.x} ${field.y})scale(${scale})`, symbols[symbol].paint(field.tones, field.draw)),
  });
