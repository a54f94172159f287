import type { GameEntry, GameKind, StakeRange } from '../../domains/casino/index.ts';
import type { OtherCategory, OtherNames } from './other-names.ts';
import { releaseDate } from './release-date.ts';
import type { DemoVendor } from './vendors.ts';

const kinds: Readonly<Record<OtherCategory, { kind: GameKind; stakes: StakeRange }>> = {
  LIVE: { kind: 'TABLE', stakes: { minimum: 1, maximum: 5000 } },
  FISH: { kind: 'HUNT', stakes: { minimum: 0.1, maximum: 100 } },
  PVP: { kind: 'ROOM', stakes: { minimum: 1, maximum: 500 } },
  SPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 3000 } },
  ESPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 2000 } },
};

/** A studio's games of a category without a round engine here. */
export function otherDrafts({ vassalage, games }: DemoVendor, category: OtherCategory, names: OtherNames): GameEntry[] {
  const count = games[category] ?? 0;
  const { kind, stakes } = kinds[category];
  return Array.from({ length: count }, (_, index) => {
    const code = `${vassalage}-${category}-${String(index + 1).padStart(3, '0')}`;
    return {
      code,
      vassalage,
      category,
      kind,
      names: names(category, vassalage, code),
      // A return is shown where there is an engine whose maths has been proved.
      rtp: null,
      volatility: null,
      maxWin: null,
      hitRate: null,
      stakes,
      features: [],
      isNew: index >= count - 2,
      isPlayable: false,
      slot: null,
      releasedOn: releaseDate(vassalage, index, count),
    };
  });
}
