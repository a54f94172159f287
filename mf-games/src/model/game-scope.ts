import type { GameCategory } from '@tessera/shared/wire/games';

/** Which part of the catalogue a list page shows. */
export type GameScope =
  | { readonly kind: 'category'; readonly category: GameCategory }
  | { readonly kind: 'vendor'; readonly vassalage: string }
  | { readonly kind: 'hot' }
  | { readonly kind: 'favorites' };

const categories: Readonly<Record<string, GameCategory>> = {
  '/rng': 'RNG',
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
};

/** Reads a list page's address (spec §2); the vendors' own pages are named after their codes. */
export function scopeOfPath(path: string): GameScope {
  const category = categories[path];
  if (category) return { kind: 'category', category };
  if (path === '/hot') return { kind: 'hot' };
  if (path === '/fav') return { kind: 'favorites' };
  return { kind: 'vendor', vassalage: path.slice(1).toUpperCase() };
}

/** Spec §2: where a category leads. Lottery's pages belong to another tile. */
export function pathOfCategory(category: GameCategory): string {
  if (category === 'LOTT') return '/lottery';
  if (category === 'ELOTT') return '/elott';
  return Object.keys(categories).find((path) => categories[path] === category) ?? '/rng';
}

const others = ['/hot', '/fav', '/pp', '/pg', '/bgs', '/jl', '/fc', '/bng', '/cq9'];

/** Whether an address shows a list of games. */
export const isListPath = (path: string): boolean => path in categories || others.includes(path);
