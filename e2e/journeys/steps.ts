import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type Brand, site } from '../support/addresses.ts';
import { advanceMinutes, approveDeposit, payWithdrawal } from '../support/console.ts';
import { takePicture } from '../support/pictures.ts';
import { betsInLedger, ledgerBalance, movementsInLedger, PASSWORD, shownBalance, signIn } from '../support/player.ts';
import { words, wordsLike } from '../support/words.ts';

/** One player on one brand, and the operator who decides at the console. */
export interface Journey {
  readonly page: Page;
  readonly operator: Page;
  readonly brand: Brand;
  readonly account: string;
}

const PIN = '482913';
const LANGUAGE: Readonly<Record<Brand, string>> = { aurora: 'ko', lotus: 'vi', harbor: 'en' };
const slotWords = (brand: Brand): { spin: string } =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../deploy/provider/client/locales/${LANGUAGE[brand]}.json`, import.meta.url)),
      'utf8',
    ),
  ) as { spin: string };

/** Takes a picture of where the journey stands. */
export const picture = ({ page, brand }: Journey, name: string): Promise<void> =>
  takePicture(page, `journey-${brand}-${name}`);

/** Leaves, and comes back with the password that was chosen. */
export async function comeBack({ page, brand, account }: Journey): Promise<void> {
  await page.getByRole('button', { name: wordsLike(brand, 'shell:account.menu') }).click();
  await page.getByRole('menuitem', { name: words(brand, 'shell:account.signOut') }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: words(brand, 'auth:signOut.confirm') })
    .click();
  await expect(page.getByTestId('balance')).toHaveCount(0);
  await signIn(page, brand, account, PASSWORD);
}

/** Deposits by bank transfer; the console approves, and the page shows the money without a reload. */
export async function deposit(journey: Journey, amount: string, creditedMinor: number): Promise<void> {
  const { page, brand, operator, account } = journey;
  await page.goto(`${site(brand)}/member/depositv2`);
  const before = await shownBalance(page);
  await page.getByLabel(words(brand, 'wallet:amount.label'), { exact: true }).fill(amount);
  await page
    .locator('button[type="submit"]')
    .filter({ hasText: wordsLike(brand, 'wallet:deposit.submit') })
    .click();
  await expect(page.getByText(words(brand, 'wallet:deposit.guide.title'))).toBeVisible();
  await picture(journey, '2-deposit');
  await approveDeposit(operator, account);
  await expect(page.getByText(words(brand, 'wallet:deposit.step.credited')).first()).toBeVisible();
  await expect.poll(() => shownBalance(page)).toBe(before + creditedMinor);
}

/** Opens the first game of the list and spins once; the ledger moves. */
export async function playSlot(journey: Journey): Promise<void> {
  const { page, brand } = journey;
  await page.goto(`${site(brand)}/rng`);
  await page.locator('[data-game]').first().locator('a, button').first().click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: slotWords(brand).spin, exact: true });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  const before = await betsInLedger(page, brand);
  await spin.click();
  await expect.poll(() => betsInLedger(page, brand), { timeout: 20_000 }).toBe(before + 1);
  await picture(journey, '4-slot');
}

/** Places a big/small bet in the one-minute game, and sees it drawn. */
export async function betOnDraw(journey: Journey): Promise<void> {
  const { page, brand, operator } = journey;
  await page.goto(`${site(brand)}/lottery?gameCode=K3`);
  await page.getByRole('tab', { name: words(brand, 'lottery:tab.sides') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${words(brand, 'lottery:option.big')}`) })
    .first()
    .click();
  await page.getByRole('button', { name: words(brand, 'lottery:panel.add') }).click();
  await page.getByRole('button', { name: wordsLike(brand, 'lottery:slip.place') }).click();
  await page.getByRole('tab', { name: words(brand, 'lottery:bets.pending') }).click();
  await expect(page.getByText(words(brand, 'lottery:bets.status.pending')).first()).toBeVisible();
  await picture(journey, '5-bet');
  // The issue bet on closes within a minute. A code lives three: one that is on its way to somebody else outlives this.
  await advanceMinutes(operator, 2);
  await page.reload();
  await page.getByRole('tab', { name: words(brand, 'lottery:bets.settled') }).click();
  const outcome = ['won', 'lost', 'tie'].map((status) => words(brand, `lottery:bets.status.${status}`)).join('|');
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(new RegExp(`^(?:${outcome})$`))
      .first(),
  ).toBeVisible();
  await picture(journey, '6-drawn');
}

const firstDeposit = { aurora: /첫 입금/, lotus: /lần nạp đầu/ };
/** Journeys that come by promotions. */
type Promoted = Journey & { readonly brand: keyof typeof firstDeposit };

async function openFirstDeposit({ page, brand }: Promoted): Promise<void> {
  await page.goto(`${site(brand)}/promotions`);
  await page.getByRole('link', { name: firstDeposit[brand] }).first().click();
}

/** Claims the first-deposit bonus: credited at once, with its wagering in sight. */
export async function claimBonus(journey: Promoted): Promise<void> {
  const { page, brand } = journey;
  await openFirstDeposit(journey);
  await page.getByRole('button', { name: wordsLike(brand, 'promotions:own.claim') }).click();
  await expect(page.getByRole('progressbar', { name: words(brand, 'promotions:own.progress') })).toBeVisible();
  await picture(journey, '3-bonus');
}

/** Gives the bonus up again: what is left of it goes, the member's own money is free. */
export async function leaveBonus(journey: Promoted): Promise<void> {
  const { page, brand } = journey;
  await openFirstDeposit(journey);
  await page.getByRole('button', { name: words(brand, 'promotions:leave.bonus') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words(brand, 'promotions:leave.bonus') })
    .click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await picture(journey, '6-bonus-left');
}

/** Withdraws for the first time; the console approves and the bank confirms. */
export async function withdraw(journey: Journey, amount: string): Promise<void> {
  const { page, brand, operator, account } = journey;
  const submit = wordsLike(brand, 'wallet:withdrawal.submit');
  await page.goto(`${site(brand)}/member/withdraw`);
  await page.getByLabel(words(brand, 'wallet:amount.label'), { exact: true }).fill(amount);
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.locator('input[name="accountNumber"]').fill('110-234-567890');
  const holder = page.locator('input[name="accountHolder"]');
  if (await holder.isEditable()) await holder.fill('Demo Member');
  await page.locator('button[type="submit"]').filter({ hasText: submit }).click();
  // A newcomer sets the password that withdrawals ask for first; what they typed waits beneath.
  const first = page.getByRole('dialog', { name: words(brand, 'auth:security.payment.title') });
  await first.locator('input[name="pin"]').fill(PIN);
  await first.locator('input[name="again"]').fill(PIN);
  await first.locator('input[name="password"]').fill(PASSWORD);
  await first.getByRole('button', { name: words(brand, 'auth:security.payment.submit') }).click();
  const confirm = page.getByRole('dialog', { name: words(brand, 'wallet:confirm.title') });
  await confirm.getByLabel(words(brand, 'wallet:confirm.paymentPassword'), { exact: true }).fill(PIN);
  await confirm.getByRole('button', { name: submit }).click();
  await expect(page.getByText(words(brand, 'wallet:withdrawal.progress')).first()).toBeVisible();
  await payWithdrawal(operator, account);
  await expect(page.getByText(words(brand, 'wallet:withdrawal.step.arrival_done'))).toBeVisible();
  await picture(journey, '7-withdrawal');
}

/** Every movement of the ledger stands in the record, each kind as often, and the balance on screen is the ledger's. */
export async function readRecord(journey: Journey): Promise<void> {
  const { page, brand } = journey;
  await page.goto(`${site(brand)}/member/transactionHistory`);
  const record = page.getByRole('table', { name: words(brand, 'wallet:record.title') });
  const movements = await movementsInLedger(page, brand);
  for (const kind of ['deposit', 'bet', 'withdrawal-hold']) expect([...movements.keys()]).toContain(kind);
  for (const [kind, count] of movements)
    await expect(record.getByText(words(brand, `wallet:record.kinds.${kind}`), { exact: true })).toHaveCount(count);
  await picture(journey, '8-record');
  await expect.poll(async () => (await shownBalance(page)) - (await ledgerBalance(page, brand))).toBe(0);
}
