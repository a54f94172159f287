import { arenaOf } from './arenas/arenas.ts';
import { type ArtCategory, type ArtChoice, chooseArt } from './choose-art.ts';
import { esports } from './families/esports.ts';
import type { FamilyPainter } from './families/family.ts';
import { fish } from './families/fish.ts';
import { liveTable } from './families/live-table.ts';
import { liveWheel } from './families/live-wheel.ts';
import { lotteryBalls } from './families/lottery-balls.ts';
import { pvp } from './families/pvp.ts';
import { slot } from './families/slot.ts';
import { sportsField } from './families/sports-field.ts';
import { plateSvg } from './plate-svg.ts';
import { type ArtRatio, plateOf } from './ratios.ts';
import { sportOf } from './sports/sports.ts';

export interface GameArtRequest {
  readonly vendor: string;
  readonly code: string;
  readonly category: ArtCategory;
  readonly ratio: ArtRatio;
  /** Makes the gradients' ids unique when several pictures are inlined in one document. */
  readonly idPrefix?: string;
  /** Whether a title will stand over a 3:4 picture, which then makes room for it; true unless told. */
  readonly isTitled?: boolean;
}

function familyOf({ vendor, code, category }: GameArtRequest, choice: ArtChoice): FamilyPainter {
  switch (category) {
    case 'LIVE':
      return choice.draw() < 0.34 ? liveWheel : liveTable;
    case 'FISH':
      return fish;
    case 'LOTT':
    case 'ELOTT':
      return lotteryBalls;
    case 'SPORTS':
      return sportsField(sportOf(vendor, code));
    case 'PVP':
      return pvp;
    case 'ESPORTS':
      return esports(arenaOf(vendor, code));
    case 'RNG':
      return slot(choice.symbol, choice.backdrop);
  }
}

/** A game's generated picture as an SVG document; the same vendor and code give the same bytes everywhere (look §7). */
export function gameArtSvg(request: GameArtRequest): string {
  const choice = chooseArt(request.vendor, request.code, request.category);
  const plate = plateOf(request.ratio, request.isTitled ?? true);
  const family = familyOf(request, choice);
  return plateSvg(plate, choice.palette, family, choice.draw, request.idPrefix ?? 'a');
}
