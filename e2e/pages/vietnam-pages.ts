import type { Locator } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, type Tab } from './tab.ts';

/** The lotteries of Vietnam on a phone: today's provinces, the panel of one, and its prizes as they come. */
export function vietnamPages({ page, text }: Tab) {
  const main = page.getByRole('main');
  const today = page.getByRole('region', { name: text('lottery:vietnam.today') });
  return {
    /** Today's provinces of the South, whichever these are; the North is the first of all. */
    south: today
      .getByRole('heading', { name: likeMessage(text('lottery:region.south')) })
      .locator('..')
      .getByRole('link'),
    north: today.locator('a[href$="gameCode=XSMB"]'),
    /** A number of two digits in the grid of a hundred. */
    number: (number: string): Locator => buttonIn(page, text('ui:ball.number').replace('{{number}}', number)),
    tab: (key: string): Locator => page.getByRole('tab', { name: text(key), exact: true }),
    add: buttonIn(page, text('lottery:panel.addShort')),
    openSlip: page.getByRole('button', { name: likeMessage(text('lottery:slip.open_other')) }),
    /** The bets of the open slip. */
    place: page.getByRole('dialog').getByRole('button', { name: likeMessage(text('lottery:slip.place')) }),
    /** What is chosen, without the slip. */
    placeNow: page.getByRole('button', { name: likeMessage(text('lottery:slip.placeShort')) }),
    placed: page.getByText(text('lottery:placed.title')).filter({ visible: true }).first(),
    /** How far the draw is. */
    progress: main.getByText(likeMessage(text('lottery:live.progress'))),
    /** Places of the table that are not drawn yet. */
    open: main.getByText(text('lottery:prize.open'), { exact: true }),
    all: main.getByRole('link', { name: text('lottery:vietnam.all') }),
  };
}
