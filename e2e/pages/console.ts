import type { Browser, Locator, Page } from '@playwright/test';
import { consoleSite } from '../support/addresses.ts';
import { expect } from '../support/test.ts';
import { buttonIn, fieldIn } from './tab.ts';

const dialog = (page: Page): Locator => page.getByRole('alertdialog');
const go = (page: Page, name: string): Promise<void> => page.getByRole('link', { name }).click();
/** Chooses one of the pages or values that stand side by side. */
const choose = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).click();

/** The operator at the console, in a browser window of their own. */
export async function openConsole(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await page.goto(consoleSite());
  await fieldIn(page, '아이디').fill('operator');
  await fieldIn(page, '비밀번호').fill('Operator1234');
  await buttonIn(page, '로그인').click();
  await expect(page.getByRole('heading', { name: '현황' })).toBeVisible();
  return page;
}

const rowOf = (page: Page, account: string): Locator => page.getByRole('row').filter({ hasText: account });

/** Presses the verb in a member's row, and again in the question that names the member. */
async function decide(page: Page, account: string, verb: string): Promise<void> {
  await buttonIn(rowOf(page, account), verb).click();
  await buttonIn(dialog(page).filter({ hasText: account }), verb).click();
}

export async function approveDeposit(page: Page, account: string): Promise<void> {
  await go(page, '입금');
  await decide(page, account, '승인하기');
  await expect(rowOf(page, account)).toHaveCount(0);
}

/** Approves in review and confirms the bank's transfer. */
export async function payWithdrawal(page: Page, account: string): Promise<void> {
  await go(page, '출금');
  await decide(page, account, '승인하기');
  await choose(page, '은행');
  await decide(page, account, '송금 확인');
  await choose(page, '종료');
  await expect(rowOf(page, account)).toContainText('지급 완료');
}

/** Opens an application in the queue, looks at its picture and grants an amount, or rejects it with a reason. */
export async function reviewApplication(
  page: Page,
  account: string,
  decision: { readonly amount: string } | { readonly reason: string },
): Promise<void> {
  await go(page, '신청 심사');
  await buttonIn(rowOf(page, account), '심사').click();
  const review = page.getByRole('dialog', { name: account });
  await expect(review.getByRole('img', { name: '회원이 보낸 사진' })).toBeVisible();
  if ('amount' in decision) {
    await review.getByRole('textbox', { name: '지급할 금액' }).fill(decision.amount);
    await buttonIn(review, '승인').click();
  } else {
    await review.getByRole('textbox', { name: '거절 이유' }).fill(decision.reason);
    await buttonIn(review, '거절').click();
  }
  await expect(rowOf(page, account)).toHaveCount(0);
}

/** Shows the withdrawals of one reference alone, in whichever view. */
export async function findWithdrawal(page: Page, reference: string): Promise<void> {
  await go(page, '출금');
  await fieldIn(page, '회원 또는 번호').fill(reference);
}

export const approveWithdrawal = (page: Page, account: string): Promise<void> => decide(page, account, '승인하기');

/** Opens a withdrawal that is at the bank, and records that a part of it was paid. */
export async function payPart(page: Page, reference: string, amount: string): Promise<void> {
  await choose(page, '은행');
  await buttonIn(page, '열기').click();
  const panel = page.getByRole('region', { name: reference });
  await fieldIn(panel, '은행이 보낸 금액').fill(amount);
  await buttonIn(panel, '일부 송금 기록').click();
  await expect(panel.getByRole('region', { name: '1차' })).toBeVisible();
}

/** Confirms the bank's transfer of all that is left. */
export const payWithdrawalRest = (page: Page, account: string): Promise<void> => decide(page, account, '송금 확인');

/** Looks at the picture of a missing payment, and decides that it has arrived. */
export async function decideMissing(page: Page, reference: string): Promise<void> {
  const panel = page.getByRole('region', { name: reference });
  await expect(panel.getByRole('img', { name: '회원이 보낸 사진' })).toBeVisible();
  await buttonIn(panel, '수령 확정').click();
  await page.getByRole('menuitem', { name: '은행 기록에 입금 확인' }).click();
  await buttonIn(dialog(page), '수령 확정').click();
}

/** Finds an account of the first merchant; what is shown of it, by its label. */
export async function findMember(page: Page, account: string): Promise<(label: string) => Locator> {
  await page.goto(`${consoleSite()}/members`);
  await fieldIn(page, '아이디').fill(account);
  await buttonIn(page, '찾기').click();
  await expect(page.getByRole('heading', { name: `${account} ·` })).toBeVisible();
  return (label) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
}

async function openSwitches(page: Page, merchant: string): Promise<void> {
  await go(page, '스위치');
  await choose(page, merchant);
}

const nothingChanged = (page: Page): Locator => page.getByText('바뀐 항목 0개');
const apply = (page: Page): Promise<void> => buttonIn(page, '적용하기').click();
const allApplied = (page: Page): Promise<void> => expect(nothingChanged(page)).toBeVisible();

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
  await choose(page, '점검');
  await expect(page.getByText('사이트 상태 → 점검')).toBeVisible();
  await apply(page);
  await buttonIn(dialog(page), '사이트 닫기').click();
  await allApplied(page);
}

/** Opens the site whose switches are shown. */
export async function openSite(page: Page): Promise<void> {
  await choose(page, '정상');
  await apply(page);
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
  if (await nothingChanged(page).isVisible()) return;
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

/** Decides about a deposit or a withdrawal as the console's button would. */
export const decideRequest = (
  page: Page,
  kind: 'deposits' | 'withdrawals',
  id: string,
  verb: 'approve' | 'reject' | 'complete' | 'fail',
  reasonCode?: string,
): Promise<unknown> => consoleCall(page, `/console-api/${kind}/${id}/${verb}`, reasonCode ? { reasonCode } : {});

/** Credits or returns the payment of a member that waits for a person. */
export async function decidePayment(page: Page, account: string, to: 'credited' | 'returned'): Promise<void> {
  const path = `/console-api/payments?view=review&search=${account}`;
  const { list } = await consoleCall<{ list: readonly { id: string }[] }>(page, path);
  for (const { id } of list) await consoleCall(page, `/console-api/payments/${id}/decide`, { to });
}

/** Decides that the missing payments of a withdrawal have not arrived. */
export async function returnPayment(page: Page, withdrawalId: string): Promise<void> {
  interface Listed {
    readonly id: string;
    readonly payments: readonly { readonly id: string }[];
  }
  const { list } = await consoleCall<{ list: readonly Listed[] }>(page, '/console-api/withdrawals?payment=disputed');
  for (const { id } of list.find((listed) => listed.id === withdrawalId)?.payments ?? [])
    await consoleCall(page, `/console-api/withdrawal-payments/${id}/return`, {
      reasonCode: 'withdrawal.receipt.missing',
    });
}

/** How a vendor's wallets answer in the sandbox: `silent` does what it is asked and loses the answer. */
export const setVendorConduct = (page: Page, vendor: string, conduct: 'normal' | 'away' | 'silent'): Promise<unknown> =>
  consoleCall(page, '/console-api/vendor-conducts', { vendor, conduct });

/** Sets one switch of a merchant as the console's button would. */
export const setSwitch = (page: Page, merchant: string, modId: string, isOn: boolean): Promise<unknown> =>
  consoleCall(page, `/console-api/merchants/${merchant}/switches`, { changes: [{ modId, isOn }] }, 'PUT');

/** Opens an agent's account at a merchant. */
export const createAgent = (page: Page, merchant: string, username: string, password: string): Promise<unknown> =>
  consoleCall(page, '/console-api/accounts', { merchant, username, password, kind: 'agent' });

const settingsPath = (merchant: string): string => `/console-api/merchants/${merchant}/settings`;

/** Everything that the console's merchant page sets. */
export const readSettings = (page: Page, merchant: string): Promise<object> =>
  consoleCall(page, settingsPath(merchant));
export const putSettings = (page: Page, merchant: string, settings: object): Promise<unknown> =>
  consoleCall(page, settingsPath(merchant), settings, 'PUT');

/** The odds of a play at a merchant, in thousandths by option; `seen` are those before. */
export const putOdds = (
  page: Page,
  merchant: string,
  odds: { kind: string; playCode: string; odds: object; seen: object },
): Promise<unknown> => consoleCall(page, `/console-api/merchants/${merchant}/odds`, odds, 'PUT');

/** The operator's time. */
export async function nowMs(page: Page): Promise<number> {
  return (await consoleCall<{ nowMs: number }>(page, '/console-api/clock')).nowMs;
}

/** Moves the operator's clock; what has become due is done when this returns. */
export const advanceMs = (page: Page, ms: number): Promise<unknown> =>
  consoleCall(page, '/console-api/clock/advance', { ms });
export const advanceMinutes = (page: Page, minutes: number): Promise<unknown> => advanceMs(page, minutes * 60_000);

/** Makes a lottery number pay half, or closes it, in every draw of a game from now on. */
export const blockNumber = (
  page: Page,
  block: { merchant: string; gameCode: string; playCode: string; numbers: string[]; isClosed: boolean },
): Promise<unknown> => consoleCall(page, '/console-api/blocked-numbers', { ...block, issue: null });

/** Declares an issue of a lottery void, after reading what that touches; answers that sentence. */
export async function declareVoid(
  page: Page,
  { game, issue, reason }: { readonly game: string; readonly issue: string; readonly reason: string },
): Promise<string> {
  await go(page, '무효 회차');
  const form = page.getByRole('form', { name: '회차 무효 처리' });
  await form.getByRole('combobox', { name: '게임' }).click();
  await page.getByRole('option', { name: game, exact: true }).click();
  await fieldIn(form, '회차').fill(issue);
  await fieldIn(form, '사유').fill(reason);
  await buttonIn(form, '영향 확인').click();
  const touched = await dialog(page).innerText();
  await buttonIn(dialog(page), '무효 처리').click();
  await expect(page.getByRole('row').filter({ hasText: issue })).toContainText('완료');
  return touched;
}

/** Puts a merchant's site into a status: 0 open, 1 maintenance, 2 restricted region. */
export const setSystemStatus = (page: Page, merchant: string, systemStatus: 0 | 1 | 2): Promise<unknown> =>
  consoleCall(page, `/console-api/merchants/${merchant}/status`, { systemStatus }, 'PUT');

/** Whether the ledger's balances equal its entries, and what all entries add up to. */
export interface LedgerCheck {
  readonly isInOrder: boolean;
  readonly sumMinor: number;
}

export const ledgerCheck = (page: Page): Promise<LedgerCheck> => consoleCall(page, '/console-api/ledger/check');

/** Lets the sandbox's provider do something with the order of a member. */
export async function actAsProvider(page: Page, account: string, act: string): Promise<void> {
  await go(page, '모의 결제사');
  await buttonIn(rowOf(page, account), '동작').click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Makes one voucher; its code is shown once. */
export async function makeVoucher(page: Page, merchant: string, amountMinor: number): Promise<string> {
  return page.evaluate(
    async (request) => {
      const answer = await fetch('/console-api/voucher-batches', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tessera-console': '1' },
        body: JSON.stringify({ ...request, count: 1, days: 1, note: 'e2e' }),
      });
      const { value } = (await answer.json()) as { value: { codes: string[] } };
      return value.codes[0] ?? '';
    },
    { merchant, amountMinor },
  );
}

/** The test vendor's page, for one merchant: bets for a player who is signed in, and says what became of the bet. */
export async function openTestVendor(page: Page, merchant: string) {
  await go(page, '테스트 게임사');
  const taken = page.getByRole('switch', { name: merchant, exact: true });
  await expect(taken).toBeVisible();
  if (!(await taken.isChecked())) await taken.click();
  await expect(taken).toBeChecked();
  const form = page.getByRole('form', { name: '새 베팅' });
  const option = (name: string): Locator => page.getByRole('option', { name, exact: true });
  const select = async (within: Page | Locator, label: string, name: string) => {
    await within.getByRole('combobox', { name: label }).click();
    await option(name).click();
  };
  return {
    row: (account: string): Locator => rowOf(page, account).first(),
    async bet(account: string, product: string, stake: string): Promise<void> {
      await select(form, '가맹점', merchant);
      await fieldIn(form, '회원').fill(account);
      await select(form, '상품', product);
      await fieldIn(form, '베팅액').fill(stake);
      await buttonIn(form, '베팅하기').click();
    },
    /** Says it about the newest round of the account. */
    async say(account: string, act: string, amount?: string): Promise<void> {
      await buttonIn(rowOf(page, account).first(), act).click();
      if (amount !== undefined) await fieldIn(dialog(page), '금액').fill(amount);
      await buttonIn(dialog(page), act).click();
      // It is closed by the answer: whoever moves the time next must not do so before the bet is settled.
      await expect(dialog(page)).toHaveCount(0);
    },
  };
}

interface WrittenTexts {
  readonly title: string;
  readonly summary: string;
  readonly terms: string;
}

/** Writes a deposit bonus of a merchant, up to its last field; it starts when that is said. */
export async function writePromotion(
  page: Page,
  merchant: string,
  { id, texts }: { readonly id: string; readonly texts: Readonly<Record<string, WrittenTexts>> },
): Promise<void> {
  await go(page, '프로모션');
  await page.getByRole('link', { name: '프로모션 작성' }).click();
  await page.getByRole('combobox', { name: '가맹점' }).click();
  await page.getByRole('option', { name: merchant, exact: true }).click();
  const fields = { '주소 이름': id, '비율 (%)': '50', '최대 금액': '30000', '최소 입금액': '10000', '롤링 (%)': '200' };
  // Labels of amounts end with the currency.
  for (const [label, typed] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(typed);
  for (const [language, { title, summary, terms }] of Object.entries(texts)) {
    await page.getByText(new RegExp(`^${language} `)).click();
    await fieldIn(page, '제목').fill(title);
    await fieldIn(page, '요약').fill(summary);
    await fieldIn(page, '약관 (HTML)').fill(terms);
  }
}

/** The address of the draft in the merchant's site. */
export async function previewAddress(page: Page, theme: string): Promise<string> {
  await choose(page, theme);
  await buttonIn(page, '미리 보기 만들기').click();
  return (await page.getByRole('link', { name: '새 창에서 열기' }).getAttribute('href')) ?? '';
}

/** When what is written starts, on the clock of the merchant: `2030-01-02T00:00`; empty is now. */
export const startAt = (page: Page, time: string): Promise<void> => page.getByLabel('시작', { exact: true }).fill(time);

export async function editPromotion(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('link', { name: '수정' }).click();
  await expect(fieldIn(page, '주소 이름')).toHaveAttribute('readonly');
}

/** Stores what is written, and waits until the list shows it. */
export async function savePromotion(page: Page, title: string, verb = '저장하기'): Promise<void> {
  await buttonIn(page, verb).click();
  await expect(rowOf(page, title)).toBeVisible();
}

/** Publishes a promotion of aurora that members apply for, by the name of its address and its title. */
export async function publishApplication(page: Page, id: string, title: string): Promise<void> {
  const { nowMs } = await consoleCall<{ nowMs: number }>(page, '/console-api/clock');
  const text = { title, summary: title, terms: `<p>${title}</p>` };
  await consoleCall(page, '/console-api/promotions/aurora', {
    ...{ merchant: 'aurora', id, category: 'deposit', position: 90, art: { from: 'seed', code: id, category: 'RNG' } },
    ...{ startsAtMs: nowMs, endsAtMs: null, budgetMinor: null, texts: { KO: text, EN: text } },
    rules: {
      ...{ kind: 'application', capMinor: 1_000_000, picturesNeeded: 1, daysToClaim: 7 },
      ...{ wageringPercent: 300, daysToWager: 7, maximumBetMinor: null },
      contribution: [{ category: 'RNG', percent: 100 }],
      eligibility: { newcomerDays: null, minimumRank: null, code: null },
    },
  });
  await showPromotions(page);
  await expect(rowOf(page, title)).toBeVisible();
}

export const showPromotions = (page: Page): Promise<void> => go(page, '프로모션');

/** Ends a promotion in the list; whoever takes part still sees it, as over. */
export async function stopPromotion(page: Page, title: string): Promise<void> {
  await buttonIn(rowOf(page, title), '지금 종료').click();
  await buttonIn(dialog(page), '지금 종료').click();
}
/** Publishes a raffle whose only tickets come from daily sign-ins: from one minute on, for an hour, drawn an hour later. */
export async function publishRaffle(page: Page, merchant: string, title: string, amountMinor: number): Promise<void> {
  const { nowMs } = await consoleCall<{ nowMs: number }>(page, '/console-api/clock');
  const minutes = (count: number) => nowMs + count * 60_000;
  const text = { title, detail: title };
  await consoleCall(page, '/console-api/raffles', {
    ...{ merchant, texts: { KO: text, EN: text }, prizes: [{ count: 1, amountMinor }], claimDays: 7 },
    ...{ ticketStakeMinor: null, products: [], isPerDay: false, isPerSignIn: true, maximumTickets: 1 },
    ...{ opensAtMs: minutes(1), closesAtMs: minutes(61), drawsAtMs: minutes(121) },
  });
}

/** Publishes red envelopes for every member of a merchant: from one minute on, for an hour, each with that amount. */
export async function publishEnvelopes(
  page: Page,
  merchant: string,
  title: string,
  amountMinor: number,
): Promise<void> {
  const { nowMs } = await consoleCall<{ nowMs: number }>(page, '/console-api/clock');
  const text = { title, detail: title };
  await consoleCall(page, '/console-api/envelope-drops', {
    ...{ merchant, texts: { KO: text, EN: text }, kinds: [{ count: 10_000, amountMinor }] },
    ...{ minimumRank: null, betDays: null, opensAtMs: nowMs + 60_000, endsAtMs: nowMs + 61 * 60_000 },
  });
}

/** Publishes a tournament on the live casino with one prize: from one minute on, for an hour, for the highest multiple of one round. */
export async function publishTournament(
  page: Page,
  merchant: string,
  name: string,
  amountMinor: number,
): Promise<void> {
  const { nowMs } = await consoleCall<{ nowMs: number }>(page, '/console-api/clock');
  const text = { name, about: name };
  await consoleCall(page, '/console-api/tournaments', {
    ...{ merchant, isWeekly: false, startsAtMs: nowMs + 60_000, endsAtMs: nowMs + 61 * 60_000 },
    plan: {
      texts: { KO: text, EN: text, VI: text, TH: text, CN: text, JA: text },
      ...{ products: ['LIVE'], games: [], minimumStakeMinor: 100, rule: { kind: 'best-multiple' } },
      ...{ minimumRounds: 1, maximumRounds: 10, prizes: [{ from: 1, to: 1, amountMinor }] },
    },
  });
}
