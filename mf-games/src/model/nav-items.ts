import type { GameCategory } from '@tessera/shared/wire/games';
import { pathOfCategory } from './game-scope.ts';
import { type Lane, type Lanes, laneOf } from './stored-lanes.ts';

/** An item of the header's navigation. */
export interface NavItem {
  readonly key: string;
  /** Message key, or the vendor's own name. */
  readonly label: { readonly key: string } | { readonly name: string };
  readonly path: string;
}

export interface NavSurroundings {
  readonly brand: string;
  readonly isSignedIn: boolean;
  readonly hasHot: boolean;
  readonly hasFavorites: boolean;
  /** Lottery's pages belong to another tile; without it nothing leads there. */
  readonly hasLottery: boolean;
}

/** Spec §2, decision 2: this sports vendor stands by itself, after live. */
const ownVendor = 'DS88';
/** The vendor that lottery starts with (spec §2); its games are on pages of their own. */
const lotteryVendor = 'TCG_SEA';

/**
 * Where a category's item leads, in the header and on the home page (spec §2, decision 2). Sports shows the list of its
 * first vendor (ADR 11); lottery the vendor TCG_SEA, which is at `/lottery` and `/elott`, and without it the category's own page (spec
 * §2: both to `/elott`, which a site without electronic lottery does not have).
 */
export function pathOfLane(lanes: Lanes, { gameType, cards }: Lane): string {
  const path = pathOfCategory(gameType);
  if (gameType === 'SPORTS') {
    const first = withoutOwn(cards)[0];
    return first ? `${path}?page=${first.vassalage}` : path;
  }
  const isWithoutVendor = !cards.some(({ vassalage }) => vassalage === lotteryVendor);
  return gameType === 'LOTT' && isWithoutVendor && laneOf(lanes, 'ELOTT') ? pathOfCategory('ELOTT') : path;
}

const withoutOwn = (cards: Lane['cards']) => cards.filter(({ vassalage }) => vassalage !== ownVendor);

const usual: readonly GameCategory[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'];
const slotsFirst: readonly GameCategory[] = ['RNG', 'LIVE', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'];

/** The categories that have vendors, in the order of the brand, with what stands beside them. */
export function navItems(lanes: Lanes, surroundings: NavSurroundings): readonly NavItem[] {
  const { brand, isSignedIn, hasHot, hasFavorites, hasLottery } = surroundings;
  const own: NavItem[] = [
    ...(hasHot ? [{ key: 'hot', label: { key: 'hot.title' }, path: '/hot' }] : []),
    ...(hasFavorites && isSignedIn ? [{ key: 'favorites', label: { key: 'favorites.title' }, path: '/fav' }] : []),
  ];
  const order = brand === 'harbor' ? slotsFirst : usual;
  const categories = order.flatMap((category): NavItem[] => {
    const lane = laneOf(lanes, category);
    if (!lane) return [];
    if ((category === 'LOTT' || category === 'ELOTT') && !hasLottery) return [];
    if (withoutOwn(lane.cards).length === 0) return [];
    return [{ key: category, label: { key: `category.${category}` }, path: pathOfLane(lanes, lane) }];
  });
  const special = laneOf(lanes, 'SPORTS')?.cards.find(({ vassalage }) => vassalage === ownVendor);
  if (special) {
    const item = { key: ownVendor, label: { name: special.displayName }, path: `/sports?page=${ownVendor}` };
    const live = categories.findIndex(({ key }) => key === 'LIVE');
    categories.splice(live + 1, 0, item);
  }
  // Aurora begins with what is played most; the other two with what they are about.
  return brand === 'aurora' ? [...own, ...categories] : [...categories, ...own];
}

/** Whether an item stands for the page that is open. The vendor's item and its category's are never both current. */
export function isCurrent(item: NavItem, pathname: string, search: string): boolean {
  if (item.path.split('?')[0] !== pathname) return false;
  const isOwn = pathname === '/sports' && new URLSearchParams(search).get('page') === ownVendor;
  return isOwn === (item.key === ownVendor);
}

/** The item that is seen before all others: slots are what most come for. */
export const isForemost = ({ key }: NavItem): boolean => key === 'RNG';

/** Places of the items that fit beside the button for the rest; all of them when they fit without it. `foremost` goes before the others, in its place. */
export function fitting(
  widths: readonly number[],
  { gap, room, moreWidth, foremost }: { gap: number; room: number; moreWidth: number; foremost: number },
): ReadonlySet<number> {
  const places = widths.map((_, at) => at);
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (whole <= room) return new Set(places);
  const shown = new Set<number>();
  let taken = moreWidth;
  for (const at of [...places.filter((at) => at === foremost), ...places.filter((at) => at !== foremost)]) {
    taken += (widths[at] ?? 0) + gap;
    if (taken > room) break;
    shown.add(at);
  }
  return shown;
}
