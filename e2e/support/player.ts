import type { Page } from '@playwright/test';
import { type Brand, site } from './addresses.ts';
import { codeTo } from './outbox.ts';
import { expect } from './test.ts';
import { type Say, words } from './words.ts';

let counter = 0;
/** A username nobody has taken: unique by worker, time and count. */
export const newAccount = (): string =>
  `e${(Date.now() % 1e8).toString(36)}${(process.pid % 1e3).toString(36)}${(counter++).toString(36)}`.slice(0, 12);
/** A mobile number nobody has proved, unique by the same. */
export const newMobile = (): string =>
  `010${String(Date.now() % 1e7).padStart(7, '0')}${(process.pid + counter++) % 10}`;
export const PASSWORD = 'Tess1234';

/** Whoever is new is greeted once (decision 1); whenever the greeting lies over what the test wants, it is read and closed. */
export function readGreeting(page: Page, say: Say): Promise<void> {
  return page.addLocatorHandler(
    page.getByRole('dialog', { name: say('promotions:greeting.title'), exact: true }),
    (greeting) => greeting.getByRole('button', { name: say('promotions:greeting.close'), exact: true }).click(),
  );
}

/** Registers a new member through the dialog; ends when the balance is on screen. */
export async function register(page: Page, brand: Brand): Promise<string> {
  const account = newAccount();
  await readGreeting(page, (key) => words(brand, key));
  await page.goto(`${site(brand)}/register`);
  const dialog = page.getByRole('dialog');
  const fill = async (name: string, value: string) => {
    const field = dialog.locator(`input[name="${name}"]`);
    if (await field.count()) await field.fill(value);
  };
  // By mobile is the first way where the merchant has it.
  const ways = dialog.getByRole('radio', { name: words(brand, 'auth:register.by.username'), exact: true });
  await dialog.locator('input[name="mobileNum"]').waitFor();
  if (await ways.count()) await ways.check({ force: true });
  await dialog.locator('input[name="username"]').fill(account);
  if (await dialog.locator('input[name="verificationCode"]').count()) {
    const mobile = newMobile();
    await fill('mobileNum', mobile);
    await dialog.getByRole('button', { name: words(brand, 'auth:code.send') }).click();
    await fill('verificationCode', await codeTo('sms', mobile));
  }
  await fill('password', PASSWORD);
  await fill('confirmPassword', PASSWORD);
  await fill('payeeName', brand === 'aurora' ? '데모회원' : 'Demo Member');
  await dialog.locator('input[name="captcha"]').fill('AAAAA');
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
  return account;
}

export async function signIn(page: Page, brand: Brand, account: string, password: string): Promise<void> {
  await page.goto(`${site(brand)}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(account);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

/** The amount in the header, in whole minor units as its digits read. */
export async function shownBalance(page: Page): Promise<number> {
  const text = (await page.getByTestId('balance').innerText()).replace(/[^\d.,-]/g, '');
  const [whole = '', decimals = ''] = /[.,]\d{2}$/.test(text) ? [text.slice(0, -3), text.slice(-2)] : [text];
  return Number(whole.replace(/[.,]/g, '') + decimals);
}

/** One call of the operator under the page's own token, and its `value`. */
function memberCall<Value>(page: Page, brand: Brand, path: string): Promise<Value> {
  return page.evaluate(
    async ([merchant, url]) => {
      const token = JSON.parse(sessionStorage.getItem('token') ?? 'null') as string;
      const answer = await fetch(url, { headers: { Merchant: merchant, Language: 'EN', Authorization: token } });
      return ((await answer.json()) as { value: never }).value;
    },
    [brand, path] as const,
  );
}

/** What the ledger says this page's member has, in minor units. */
export async function ledgerBalance(page: Page, brand: Brand): Promise<number> {
  const { sumBalance } = await memberCall<{ sumBalance: number }>(page, brand, '/wps/v2/wallets/balance');
  return Math.round(sumBalance * (brand === 'lotus' ? 1 : 100));
}

/** Every movement of this member that the ledger holds, by kind. */
export async function movementsInLedger(page: Page, brand: Brand): Promise<ReadonlyMap<string, number>> {
  const { list } = await memberCall<{ list: { type: string }[] }>(
    page,
    brand,
    '/wps/relay/ODSFE2_MemTransDet?page=1&pageSize=100',
  );
  const counts = new Map<string, number>();
  for (const { type } of list) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** How many bets of this member the ledger holds. */
export async function betsInLedger(page: Page, brand: Brand): Promise<number> {
  const { total } = await memberCall<{ total: number }>(
    page,
    brand,
    '/wps/relay/ODSFE2_MemTransDet?type=bet&page=1&pageSize=1',
  );
  return total;
}
