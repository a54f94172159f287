import type { Locator } from '@playwright/test';
import { likeMessage, literally } from '../support/messages.ts';
import { buttonIn, dialogOf, type Tab } from './tab.ts';

/** The lottery: games, plays, the slip and one's own bets. */
export function lotteryPage(tab: Tab) {
  const { page, text } = tab;
  /** A tab counts what is pending behind its name. */
  const tabName = (key: string): RegExp => new RegExp(`^${literally(text(key))}(?: \\d+)?$`);
  const panel = (key: string): Locator => page.getByRole('tabpanel', { name: tabName(key) });
  const slip = page.getByRole('complementary', { name: text('lottery:slip.title') });
  return {
    /** Leads to a game by its code. */
    game: (code: string): Locator => page.getByRole('main').locator(`a[href$="gameCode=${code}"]`),
    /** The radio button of a game, by its code. */
    choice: (code: string): Locator => page.getByRole('main').locator(`label:has(input[value="${code}"])`),
    /** The first button of a play with this name. */
    play: (key: string): Locator => buttonIn(page.getByRole('main'), text(key)).first(),
    /** Numbers of the first place, by their text. */
    number: (number: string): Locator =>
      page.getByRole('main').locator('button[aria-pressed]', { hasText: number }).first(),
    tab: (key: string): Locator => page.getByRole('tab', { name: tabName(key) }),
    /** Big, small, odd or even of the dice; its odds follow the name. */
    side: (key: string): Locator =>
      panel('lottery:tab.sides').getByRole('button', { name: new RegExp(`^${literally(text(key))} `) }),
    multiple: page.getByRole('spinbutton', { name: text('lottery:panel.multiple') }).first(),
    prizeGroup: {
      number: page.getByRole('spinbutton', { name: text('lottery:group.name'), exact: true }),
      lower: buttonIn(page, text('ui:stepper.less').replace('{{label}}', text('lottery:group.name'))),
    },
    add: buttonIn(page, text('lottery:panel.add')),
    /** Leads from the slip to its chase; the form, and the button that orders it. */
    chase: buttonIn(slip, text('lottery:chase.title')),
    chaseForm: dialogOf(tab, 'lottery:chase.title'),
    orderChase: page.getByRole('button', { name: likeMessage(text('lottery:chase.order_other')) }),
    /** A chase in the list, by the key of its status. */
    chaseThat: (status: string): Locator =>
      panel('lottery:chase.mine')
        .getByRole('listitem')
        .filter({ has: page.getByText(text(`lottery:chase.status.${status}`), { exact: true }) }),
    /** The bets of the slip. */
    place: slip.getByRole('button', { name: likeMessage(text('lottery:slip.place')) }),
    /** The sentence that a member on a break reads instead of a placed bet. */
    onBreak: page.getByText(text('lottery:error.stake_excluded')).first(),
    /** The bets in the slip that are not placed yet. */
    inSlip: slip.getByRole('listitem'),
    /** Takes what closed in the slip to the next issue. */
    moveToNext: buttonIn(page, text('lottery:slip.move')),
    /** What is chosen, without the slip. */
    placeShort: page.getByRole('button', { name: likeMessage(text('lottery:slip.placeShort')) }),
    checkPlaced: buttonIn(page, text('lottery:placed.check')),
    placedFound: page.getByText(text('lottery:placed.found')),
    howTo: buttonIn(page, text('lottery:panel.howTo')),
    rules: dialogOf(tab, 'lottery:rules.title'),
    proof: dialogOf(tab, 'lottery:proof.title'),
    /** Bets that are not drawn yet. */
    pending: panel('lottery:bets.pending').getByText(text('lottery:bets.status.pending'), { exact: true }),
    /** The game of a bet that is not drawn yet, as its row names it. */
    async gameOfPending(): Promise<string> {
      const where = await panel('lottery:bets.pending')
        .getByRole('listitem')
        .getByText(/ · .+ · /)
        .first()
        .innerText();
      return where.split(' · ')[0] ?? '';
    },
    /** The toast of a drawn bet on that game, whatever came of it. */
    result: (game: string): Locator =>
      page.locator('p').filter({
        hasText: new RegExp(
          `^(?:${['won', 'returned', 'lost']
            .map((outcome) =>
              literally(
                text(`lottery:settled.${outcome}`).replace('{{game}}', `${game} (${text('lottery:simulated')})`),
              ),
            )
            .join('|')})$`,
        ),
      }),
    /** Bets that are drawn, whatever came of them. */
    settled: panel('lottery:bets.settled').getByText(
      new RegExp(`^(?:${['won', 'lost', 'tie'].map((status) => text(`lottery:bets.status.${status}`)).join('|')})$`),
    ),
    /** Shows how the newest draw can be proved. */
    proveNewest: panel('lottery:past.title')
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: likeMessage(text('lottery:past.prove')) }),
  };
}
