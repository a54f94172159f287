import { createHash } from 'node:crypto';
import { otherDrafts } from '../../../demo/games/other-drafts.ts';
import { createOtherNames, type OtherCategory } from '../../../demo/games/other-names.ts';
import { slotDrafts } from '../../../demo/games/slot-drafts.ts';
import { createTitleSource } from '../../../demo/games/title-source.ts';
import { vendors } from '../../../demo/games/vendors.ts';
import type { CatalogueGame, GameDraft } from './catalogue-game.ts';

export interface Catalogue {
  /** Most played first. */
  readonly games: readonly CatalogueGame[];
  /** Changes when any game does; clients keep what they have while it stands. */
  readonly version: string;
  byCode(code: string): CatalogueGame | undefined;
  byNodeId(nodeId: number): CatalogueGame | undefined;
}

const others: readonly OtherCategory[] = ['LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'ESPORTS'];
const firstNodeId = 10_001;
const hotCount = 60;

function drafts(): GameDraft[] {
  const titles = createTitleSource();
  const slots = vendors.flatMap((vendor) => slotDrafts(vendor, titles));
  const names = createOtherNames();
  const rest = others.flatMap((category) => vendors.flatMap((vendor) => otherDrafts(vendor, category, names)));
  return [...slots, ...rest];
}

function build(): Catalogue {
  const released = drafts().map((draft, index) => ({ draft, nodeId: firstNodeId + index }));
  released.sort((a, b) => b.draft.appeal - a.draft.appeal || a.nodeId - b.nodeId);
  const games = released.map(({ draft: { appeal: _, ...draft }, nodeId }, index) => ({
    ...draft,
    nodeId,
    rank: index + 1,
    isHot: index < hotCount,
  }));
  const byCode = new Map(games.map((game) => [game.code, game]));
  const byNodeId = new Map(games.map((game) => [game.nodeId, game]));
  return {
    games,
    version: createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 12),
    byCode: (code) => byCode.get(code),
    byNodeId: (nodeId) => byNodeId.get(nodeId),
  };
}

let built: Catalogue | undefined;

/** The ten thousand games, made from words and seeds when first asked for; the same on every machine. */
export function catalogue(): Catalogue {
  built ??= build();
  return built;
}
