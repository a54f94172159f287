import { expect, type Page } from '@playwright/test';
import { advanceMinutes, approveDeposit, payWithdrawal } from '../pages/console.ts';
import type { Site } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { betsInLedger, ledgerBalance, movementsInLedger, newBankAccount, PASSWORD } from '../support/player.ts';

/** One player on one merchant's site, and the operator who decides at the console. */
export interface Journey {
  readonly site: Site;
  readonly operator: Page;
  readonly account: string;
}

const PIN = '482913';

/** Takes a picture of what the player sees. */
export const picture = ({ site: { page, brand } }: Journey, name: string): Promise<void> =>
  takePicture(page, `journey-${brand}-${name}`);

/** Signs out, and in again with the password that was chosen. */
export async function signOutAndIn({ site, account }: Journey): Promise<void> {
  const { header, signIn } = site;
  await header.signOut();
  // A guarded site asks by itself.
  await expect(header.signIn.or(signIn.submit)).toBeVisible();
  if (await header.signIn.isVisible()) await header.signIn.click();
  // The dialog takes the focus once the page is not locked any more: typing before that would go elsewhere.
  await expect(signIn.username).toBeFocused();
  await signIn.signIn(account, PASSWORD);
  await expect(header.balance).toBeVisible();
}

/** Deposits by bank transfer; the console approves, and the page shows the money without a reload. */
export async function deposit(journey: Journey, amount: string, creditedMinor: number): Promise<void> {
  const { site, operator, account } = journey;
  await site.menu.choose('wallet:menu.deposit');
  const before = await site.header.shownBalance();
  await site.deposit.amount.fill(amount);
  await site.deposit.submit.click();
  await expect(site.deposit.guide).toBeVisible();
  await picture(journey, '2-deposit');
  await approveDeposit(operator, account);
  await expect(site.deposit.credited).toBeVisible();
  await expect.poll(() => site.header.shownBalance()).toBe(before + creditedMinor);
  await site.member.close.click();
}

/** Opens the first slot of the list and spins once; the ledger moves. */
export async function playSlot(journey: Journey): Promise<void> {
  const { site } = journey;
  await site.menu.choose('games:menu.centre');
  await site.games.tiles.first().getByRole('link').click();
  await expect(site.game.spin).toBeEnabled({ timeout: 30_000 });
  const before = await betsInLedger(site);
  await site.game.spin.click();
  await expect.poll(() => betsInLedger(site), { timeout: 20_000 }).toBe(before + 1);
  await picture(journey, '4-slot');
  await site.game.back.click();
}

/** Comes back to the tab, which asks at once for what happened meanwhile. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/**
 * Places a big/small bet and sees it as not drawn yet. Its issue may close on the way, as the minute ends or another
 * journey moves the clock: what is in the slip then moves to the next issue, and what is drawn already is bet once more.
 */
async function placeBet({ site: { lottery } }: Journey): Promise<void> {
  await expect(async () => {
    if ((await lottery.inSlip.count()) === 0) {
      await lottery.tab('lottery:tab.sides').click();
      await lottery.side('lottery:option.big').click();
      await lottery.add.click();
    }
    if (await lottery.moveToNext.isVisible()) await lottery.moveToNext.click();
    await lottery.place.click({ timeout: 3000 });
    await lottery.tab('lottery:bets.pending').click();
    await expect(lottery.pending.first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

/** Places a bet in the one-minute game, sees on the home page what came of it, and then the bet as drawn. */
export async function betOnDraw(journey: Journey): Promise<void> {
  const { site, operator } = journey;
  const { lottery } = site;
  await site.menu.choose('lottery:menu.lottery');
  await lottery.game('K3').click();
  await placeBet(journey);
  await picture(journey, '5-bet');
  const game = await lottery.gameOfPending();
  await site.header.home.click();
  // The issue bet on closes within a minute. A code lives three: one that is on its way to somebody else outlives this.
  await advanceMinutes(operator, 2);
  await expect(async () => {
    await comeBack(site.page);
    await expect(lottery.result(game)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await site.menu.choose('lottery:menu.lottery');
  await lottery.tab('lottery:bets.settled').click();
  await expect(lottery.settled.first()).toBeVisible();
  await picture(journey, '6-drawn');
  await site.header.home.click();
}

async function openFirstDeposit({ site }: Journey): Promise<void> {
  await site.menu.choose('promotions:menu.promotions');
  await site.promotions.promotion('first-deposit').click();
}

/** Claims the first-deposit bonus: credited at once, and its wagering is shown. */
export async function claimBonus(journey: Journey): Promise<void> {
  const { promotions } = journey.site;
  await openFirstDeposit(journey);
  await promotions.claim.click();
  await expect(promotions.wagering).toBeVisible();
  await picture(journey, '3-bonus');
}

/** Gives the bonus up again: what is left of it goes, the member's own money is free. */
export async function giveUpBonus(journey: Journey): Promise<void> {
  const { page, promotions } = journey.site;
  await openFirstDeposit(journey);
  await promotions.giveUp.click();
  await expect(promotions.confirmGiveUp).toBeVisible();
  await picture(journey, '6-give-up');
  await promotions.confirmGiveUp.click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await picture(journey, '6-bonus-left');
}

/** Withdraws for the first time; the console approves and the bank confirms. */
export async function withdraw(journey: Journey, amount: string): Promise<void> {
  const { site, operator, account } = journey;
  const { withdrawal } = site;
  await site.menu.choose('wallet:menu.withdraw');
  await withdrawal.amount.fill(amount);
  // A newcomer sets the password that withdrawals ask for first, and adds an account; what they typed waits beneath.
  await withdrawal.addAccount.click();
  await withdrawal.choosePassword(PIN, PASSWORD);
  await withdrawal.nameAccount({ number: newBankAccount(), holder: 'Demo Member', pin: PIN });
  await withdrawal.submit.click();
  await withdrawal.confirm(PIN);
  await expect(withdrawal.progress).toBeVisible();
  await payWithdrawal(operator, account);
  await expect(withdrawal.arrived).toBeVisible();
  await picture(journey, '7-withdrawal');
}

/** Every movement of the ledger stands in the record, each kind as often, and the balance on screen is the ledger's. */
export async function readRecord(journey: Journey): Promise<void> {
  const { site } = journey;
  await site.member.item('wallet:menu.record').click();
  const movements = await movementsInLedger(site);
  for (const kind of ['deposit', 'bet', 'withdrawal-hold']) expect([...movements.keys()]).toContain(kind);
  for (const [kind, count] of movements) await expect(site.record.movements(kind)).toHaveCount(count);
  await picture(journey, '8-record');
  await site.record.movements('withdrawal-hold').click();
  await expect(site.record.receipt.getByText(journey.site.text('wallet:record.accounts.hold'))).toBeVisible();
  await picture(journey, '9-receipt');
  await site.page.keyboard.press('Escape');
  await expect.poll(async () => (await site.header.shownBalance()) - (await ledgerBalance(site))).toBe(0);
}
