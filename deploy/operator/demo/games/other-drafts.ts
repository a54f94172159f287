import { drawFor } from '@tessera/shared/art';
import type { GameEntry, GameKind, StakeRange } from '../../domains/casino/index.ts';
import type { OtherCategory, OtherNames } from './other-names.ts';
import type { DemoVendor } from './vendors.ts';

const kinds: Readonly<Record<OtherCategory, { kind: GameKind; stakes: StakeRange; appeal: number }>> = {
  LIVE: { kind: 'TABLE', stakes: { minimum: 1, maximum: 5000 }, appeal: 420 },
  FISH: { kind: 'HUNT', stakes: { minimum: 0.1, maximum: 100 }, appeal: 300 },
  PVP: { kind: 'ROOM', stakes: { minimum: 1, maximum: 500 }, appeal: 200 },
  SPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 3000 }, appeal: 160 },
  ESPORTS: { kind: 'BOOK', stakes: { minimum: 1, maximum: 2000 }, appeal: 120 },
  LOTT: { kind: 'DRAW', stakes: { minimum: 1, maximum: 1000 }, appeal: 80 },
  ELOTT: { kind: 'DRAW', stakes: { minimum: 1, maximum: 1000 }, appeal: 90 },
};

/** A studio's games of a category without a round engine here. */
export function otherDrafts({ vassalage, games }: DemoVendor, category: OtherCategory, names: OtherNames): GameEntry[] {
  const count = games[category] ?? 0;
  const { kind, stakes, appeal } = kinds[category];
  return Array.from({ length: count }, (_, index) => {
    const code = `${vassalage}-${category}-${String(index + 1).padStart(3, '0')}`;
    return {
      code,
      vassalage,
      category,
      kind,
      ...names(category, vassalage, code),
      volatility: null,
      maxWin: null,
      hitRate: null,
      stakes,
      features: [],
      isNew: index >= count - 2,
      isPlayable: false,
      slot: null,
      appeal: appeal * drawFor(`appeal:${code}`)() ** 2,
    };
  });
}
