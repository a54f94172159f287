import type { Browser, Page } from '@playwright/test';
import { consoleSite } from './addresses.ts';
import { expect } from './test.ts';

/** The operator at the console, in a browser window of their own. */
export async function openConsole(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await page.goto(consoleSite());
  await page.getByLabel('아이디').fill('operator');
  await page.getByLabel('비밀번호', { exact: true }).fill('Operator1234');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { name: '현황' })).toBeVisible();
  return page;
}

const rowOf = (page: Page, account: string) => page.getByRole('row').filter({ hasText: account });

/** Answers the question that names the member with its verb. */
async function confirm(page: Page, account: string, verb: string): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: account });
  await question.getByRole('button', { name: verb }).click();
}

export async function approveDeposit(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: '입금' }).click();
  await rowOf(page, account).getByRole('button', { name: '승인하기' }).click();
  await confirm(page, account, '승인하기');
  await expect(rowOf(page, account)).toHaveCount(0);
}

/** Approves in review and confirms the bank's transfer. */
export async function payWithdrawal(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: '출금' }).click();
  await rowOf(page, account).getByRole('button', { name: '승인하기' }).click();
  await confirm(page, account, '승인하기');
  await page.getByText('은행', { exact: true }).click();
  await rowOf(page, account).getByRole('button', { name: '송금 확인' }).click();
  await confirm(page, account, '송금 확인');
  await page.getByText('종료', { exact: true }).click();
  await expect(rowOf(page, account)).toContainText('지급 완료');
}

async function openSwitches(page: Page, merchant: string): Promise<void> {
  await page.getByRole('link', { name: '스위치' }).click();
  await page.getByText(merchant, { exact: true }).click();
}

const apply = (page: Page): Promise<void> => page.getByRole('button', { name: '적용하기' }).click();
const allApplied = (page: Page): Promise<void> => expect(page.getByText('바뀐 항목 0개')).toBeVisible();

/** Flips switches of a merchant and applies them. */
export async function flipSwitches(page: Page, merchant: string, names: readonly string[]): Promise<void> {
  await openSwitches(page, merchant);
  for (const name of names) await page.getByRole('switch', { name, exact: true }).click();
  await apply(page);
  await allApplied(page);
}

/** Closes a merchant's site for maintenance; it is open until that is applied and confirmed. */
export async function closeSite(page: Page, merchant: string): Promise<void> {
  await openSwitches(page, merchant);
  await page.getByText('점검', { exact: true }).click();
  await expect(page.getByText('사이트 상태 → 점검')).toBeVisible();
  await apply(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '사이트 닫기' }).click();
  await allApplied(page);
}

/** Sets what a merchant's language picker offers, by browser tags. */
export async function offerLanguages(page: Page, merchant: string, tags: readonly string[]): Promise<void> {
  await openSwitches(page, merchant);
  const names = new Intl.DisplayNames(['ko'], { type: 'language' });
  for (const tag of ['ko', 'en', 'vi', 'th', 'zh', 'ja']) {
    const choice = page.getByRole('checkbox', { name: names.of(tag), exact: true });
    if ((await choice.isEnabled()) && (await choice.isChecked()) !== tags.includes(tag)) await choice.click();
    await expect(choice).toBeChecked({ checked: tags.includes(tag) });
  }
  if (await page.getByText('바뀐 항목 0개').isVisible()) return;
  await apply(page);
  await allApplied(page);
}

/** Opens the site that is in sight. */
export async function openSite(page: Page): Promise<void> {
  await page.getByText('정상', { exact: true }).click();
  await apply(page);
  await allApplied(page);
}

/** A console call from the console's own page: its cookie, its host. */
function consoleCall<Value>(page: Page, path: string, body?: object, method = 'POST'): Promise<Value> {
  return page.evaluate(
    async ([url, sent, verb]) => {
      const headers = { 'x-tessera-console': '1', 'content-type': 'application/json' };
      const answer = await fetch(url, sent ? { method: verb, headers, body: JSON.stringify(sent) } : { headers });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return ((await answer.json()) as { value: never }).value;
    },
    [path, body, method] as const,
  );
}

/** Sets one switch of a merchant as the console's button would. */
export const setSwitch = (page: Page, merchant: string, modId: string, isOn: boolean): Promise<unknown> =>
  consoleCall(page, `/console-api/merchants/${merchant}/switches`, { changes: [{ modId, isOn }] }, 'PUT');

/** Moves the sandbox's time; what has become due is done when this returns. */
export const advanceMs = (page: Page, ms: number): Promise<unknown> =>
  consoleCall(page, '/console-api/clock/advance', { ms });
export const advanceMinutes = (page: Page, minutes: number): Promise<unknown> => advanceMs(page, minutes * 60_000);

/** Puts a merchant's site into a status: 0 open, 1 maintenance, 2 restricted region. */
export const setSystemStatus = (page: Page, merchant: string, systemStatus: 0 | 1 | 2): Promise<unknown> =>
  consoleCall(page, `/console-api/merchants/${merchant}/status`, { systemStatus }, 'PUT');

export interface Books {
  readonly isInOrder: boolean;
  readonly sumMinor: number;
}

export const books = (page: Page): Promise<Books> => consoleCall(page, '/console-api/ledger/check');
