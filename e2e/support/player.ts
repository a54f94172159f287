import type { Browser } from '@playwright/test';
import type { Site } from '../pages/site.ts';
import { siteOf } from '../pages/site.ts';
import { codeTo } from './outbox.ts';
import { expect } from './test.ts';

let counter = 0;
/** A username nobody has taken: unique by worker, time and count, with a letter and a digit as the rule asks. */
export const newAccount = (): string =>
  `e1${(Date.now() % 1e8).toString(36)}${(process.pid % 1e3).toString(36)}${(counter++).toString(36)}`.slice(0, 12);
/** A mobile number nobody has proved, as its merchant's country writes it; unique by the same. */
export const newMobile = (brand: Site['brand']): string =>
  `${brand === 'lotus' ? '09' : '010'}${String(Date.now() % 1e7).padStart(7, '0')}${(process.pid + counter++) % 10}`;
/** A bank account that nobody else has; its end says that its bank knows it. */
export const newBankAccount = (): string =>
  `110-${String((Date.now() + counter++) % 1e6).padStart(6, '0')}-${String(process.pid % 1e3).padStart(3, '0')}121`;
export const PASSWORD = 'Tess1234';

/** The demo accounts that every merchant has. */
export const demo = {
  member: { account: 'player01', password: 'Play1234' },
  agent: { account: 'agent01', password: 'Agent1234' },
} as const;

/** Newcomers are greeted once (decision 1); whenever the greeting lies over what the test needs, it is read and closed. */
export const readGreeting = ({ page, promotions }: Site): Promise<void> =>
  page.addLocatorHandler(promotions.greeting, () => promotions.closeGreeting.click());

/** Comes as a visitor, or by an invitation, and registers a new member by username; ends when the balance is on screen. */
export async function register(site: Site, invitation?: string): Promise<string> {
  const { header, signIn, register: form } = site;
  await readGreeting(site);
  await site.open(invitation ? `/register?affiliateCode=${invitation}` : '/index');
  // A guarded site shows a visitor its sign-in alone, which leads to registering as well.
  if (!invitation) await header.register.or(signIn.register).click();
  const account = await fillRegistration(site);
  await form.submit.click();
  await expect(header.balance).toBeVisible();
  return account;
}

/** Fills the open form of a registration by username with all that the merchant asks for; answers the new name. */
export async function fillRegistration(site: Site): Promise<string> {
  const { register: form } = site;
  const account = newAccount();
  await form.chooseUsername();
  await form.field('username').fill(account);
  if (await form.mobile.code.count()) {
    const mobile = newMobile(site.brand);
    await form.mobile.number.fill(mobile);
    await form.mobile.send.click();
    await form.mobile.code.fill(await codeTo('sms', mobile));
  }
  for (const [name, value] of [
    ['password', PASSWORD],
    ['confirmPassword', PASSWORD],
    ['payeeName', site.brand === 'aurora' ? '데모회원' : 'Demo Member'],
  ] as const)
    if (await form.field(name).count()) await form.field(name).fill(value);
  await form.consent.check();
  return account;
}

/**
 * Opens a member's invitation on another phone (the same one would be refused) and registers there; ends when the balance
 * is on screen.
 */
export async function registerByLink(browser: Browser, brand: Site['brand'], link: string) {
  const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/605.1.15';
  const friend = siteOf(await (await browser.newContext({ userAgent })).newPage(), brand);
  await readGreeting(friend);
  await friend.page.goto(link);
  await expect(friend.register.field('referralCode')).not.toHaveValue('');
  const account = await fillRegistration(friend);
  await friend.register.submit.click();
  await expect(friend.header.balance).toBeVisible();
  return { friend, account };
}

/** Comes to the sign-in page and signs in; ends when the balance is on screen. */
export async function signIn(site: Site, { account, password }: { account: string; password: string }): Promise<void> {
  await site.open('/login');
  await site.signIn.signIn(account, password);
  await expect(site.header.balance).toBeVisible();
}

/** Somebody who is not signed in, at the sign-in of the same merchant, in another browser window. */
export async function visitorOf({ page, brand, text }: Site): Promise<Site> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const other = siteOf(await (await browser.newContext()).newPage(), brand, text);
  await other.open('/login');
  return other;
}

/** One call of the operator under the page's own token, and its `value`. */
const memberCall = <Value>({ page, brand }: Site, path: string): Promise<Value> =>
  page.evaluate(
    async ([merchant, url]) => {
      const token = JSON.parse(sessionStorage.getItem('token') ?? 'null') as string;
      const answer = await fetch(url, { headers: { Merchant: merchant, Language: 'EN', Authorization: token } });
      return ((await answer.json()) as { value: never }).value;
    },
    [brand, path] as const,
  );

/** What the ledger says this page's member has, in minor units. */
export async function ledgerBalance(site: Site): Promise<number> {
  const { sumBalance } = await memberCall<{ sumBalance: number }>(site, '/wps/v2/wallets/balance');
  return Math.round(sumBalance * (site.brand === 'lotus' ? 1 : 100));
}

/** Every movement of this member that the ledger holds, by kind. */
export async function movementsInLedger(site: Site): Promise<ReadonlyMap<string, number>> {
  const { list } = await memberCall<{ list: { type: string }[] }>(
    site,
    '/wps/relay/ODSFE2_MemTransDet?page=1&pageSize=100',
  );
  const counts = new Map<string, number>();
  for (const { type } of list) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** How many bets of this member the ledger holds. */
export async function betsInLedger(site: Site): Promise<number> {
  const { total } = await memberCall<{ total: number }>(
    site,
    '/wps/relay/ODSFE2_MemTransDet?type=bet&page=1&pageSize=1',
  );
  return total;
}
