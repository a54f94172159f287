import type { Locator } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, dialogOf, type Tab } from './tab.ts';

/** Slots that lead the lists of merchants with the demo's history, the most played first. */
export const popularSlots = ['PP-0086', 'PG-0123', 'JL-0249', 'FC-0008'] as const;

/** A list of games, and what a press on one shows. */
export function gameList(tab: Tab) {
  const { page, text } = tab;
  const tiles = page.locator('[data-game]');
  const tile = (code: string): Locator => page.locator(`[data-game="${code}"]`);
  const link = (code: string): Locator => tile(code).getByRole('link');
  const detail = dialogOf(tab, 'games:detail.title');
  return {
    tiles,
    tile,
    link,
    /** There as soon as a list of slots has come. */
    mostPlayed: tile(popularSlots[0]),
    /** A tile's picture once all of it has come. */
    picture: (code: string): Locator => tile(code).locator('img[data-whole="true"]'),
    pictures: (code: string): Locator => tile(code).locator('img'),
    about: (code: string): Locator =>
      tile(code).getByRole('button', { name: new RegExp(`${likeMessage(text('games:card.about')).source}$`) }),
    detail,
    play: buttonIn(detail, text('games:action.play')),
    vendor: (name: string): Locator => buttonIn(page.getByRole('main'), name),
    filters: buttonIn(page, text('games:filters.title')),
    filterDialog: dialogOf(tab, 'games:filters.title'),
    /** What was played last, on the home page. */
    continuePlaying: page.getByRole('heading', { name: text('games:home.continue') }),
    recent: buttonIn(page, text('games:home.recent')),
    recentDialog: dialogOf(tab, 'games:home.recent'),
  };
}
