import { chooseArt, drawFor } from '@tessera/shared/art';
import { type SlotSheet, shownFigures, slotSheetOf, slotSheets } from '@tessera/wallet-protocol/slot-sheets';
import type { GameEntry, GameFeature, GameKind, StakeRange } from '../../domains/casino/index.ts';
import { releaseDate } from './release-date.ts';
import type { TitleSource } from './title-source.ts';
import type { DemoVendor } from './vendors.ts';
import { curatedTitles } from './words/curated-titles.ts';
import { inEach } from './words/word-table.ts';

const widestRange: StakeRange = { minimum: 0.2, maximum: 400 };
const stakeRanges: readonly StakeRange[] = [
  { minimum: 0.2, maximum: 100 },
  { minimum: 0.2, maximum: 200 },
  widestRange,
  { minimum: 0.4, maximum: 200 },
  { minimum: 1, maximum: 400 },
];

const otherKinds = ['SC', 'VP', 'TG', 'AC'] as const;
/** About one RNG game in thirty-five is none with reels. */
const otherKindShare = 0.0285;
/** The last releases of each studio. */
const newShare = 0.035;

const featuresOf = ({ volatility }: SlotSheet): readonly GameFeature[] => [
  'freeSpins',
  'multiplier',
  volatility === 'high' ? 'stackedWild' : 'wild',
];

function declaredSheet(id: string): SlotSheet {
  const sheet = slotSheetOf(id);
  if (!sheet) throw new Error(`No provider declares the slot sheet "${id}".`);
  return sheet;
}

/** What a slot shows is what its maths has been proved to do. */
function slotFigures(sheet: SlotSheet) {
  const { rtp, hitRate, maxWin } = shownFigures(sheet);
  return { rtp, volatility: sheet.volatility, maxWin, hitRate, features: featuresOf(sheet), isPlayable: true };
}

const unprovedFigures = { rtp: null, volatility: null, maxWin: null, hitRate: null, features: [], isPlayable: false };

/** A studio's RNG games: named after the symbol that their picture will show. */
export function slotDrafts({ vassalage, games }: DemoVendor, titles: TitleSource): GameEntry[] {
  const count = games.RNG ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const code = `${vassalage}-${String(index + 1).padStart(4, '0')}`;
    const { symbol } = chooseArt(vassalage, code, 'RNG');
    const draw = drawFor(`maths:${code}`);
    const curated = curatedTitles.find((title) => title.code === code);
    const kindDraw = draw();
    const otherKind = curated || kindDraw > otherKindShare ? undefined : otherKinds[index % otherKinds.length];
    const kind: GameKind = otherKind ?? 'SLOT';
    const drawn = slotSheets[Math.floor(draw() * slotSheets.length)] as SlotSheet;
    const sheet = curated ? declaredSheet(curated.profile) : drawn;
    const names = curated ?? titles.next(symbol, otherKind);
    return {
      code,
      vassalage,
      category: 'RNG',
      kind,
      names: inEach((language) => names[language]),
      ...(kind === 'SLOT' ? slotFigures(sheet) : unprovedFigures),
      stakes: curated ? widestRange : (stakeRanges[Math.floor(draw() * stakeRanges.length)] as StakeRange),
      isNew: !curated && index >= count * (1 - newShare),
      slot: kind === 'SLOT' ? { sheet: sheet.id, symbol } : null,
      releasedOn: releaseDate(vassalage, index, count),
    };
  });
}
