import type { Locator } from '@playwright/test';
import { decideRequest, ledgerCheck, openConsole } from '../pages/console.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { buttonIn, fieldIn } from '../pages/tab.ts';
import { codeAtBank } from '../support/outbox.ts';
import { demo, newBankAccount, PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const PIN = '482913';

/** Goes to a part of the page by Tab alone, or back by Shift and Tab, as far as it takes. */
async function reach(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const { keyboard } = part.page();
  const [isReached, isBefore] = await part.evaluate((element) => {
    const focused = document.activeElement;
    const place = focused ? element.compareDocumentPosition(focused) : 0;
    return [focused === element, focused !== document.body && (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0] as const;
  });
  if (isReached) return;
  for (let steps = 0; steps < 150; steps++) {
    await keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
    if (await part.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${part}.`);
}

async function press(part: Locator, key = 'Enter'): Promise<void> {
  await reach(part);
  await part.page().keyboard.press(key);
}

async function type(part: Locator, text: string): Promise<void> {
  await reach(part);
  await part.page().keyboard.type(text);
}

/** The id of what the page shows in detail. */
const shownId = ({ page }: Site): string => new URL(page.url()).searchParams.get('id') ?? '';

test('by keyboard alone in Korean deposits and withdrawals are made, found in their lists, refused, paid and confirmed, and money goes to the upline, while a second device shows each state by itself', async ({
  page,
  browser,
}) => {
  test.slow();
  const other = siteOf(await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(), 'aurora');
  const account = await register(other, 'AGENT01');
  const site = siteOf(page, 'aurora');
  const { deposit, member, record, requests, signIn, upline, withdrawal, text } = site;
  const staff = await openConsole(browser);
  // The second device only looks at its list.
  const elsewhere = (reference: string, status: string) =>
    expect(other.requests.row(reference).getByText(text(`wallet:${status}`), { exact: true })).toBeVisible();

  await site.open('/login');
  await type(signIn.username, account);
  await type(signIn.password, PASSWORD);
  await page.keyboard.press('Enter');
  await other.open('/member/depositv2?list=all');
  await press(site.menu.item('wallet:menu.deposit'));
  const makeDeposit = async () => {
    await type(deposit.amount, '50000');
    await press(deposit.submit);
    await expect(deposit.guide).toBeVisible();
    await expect(deposit.checked).toBeVisible();
    const reference = await deposit.reference();
    await elsewhere(reference, 'deposit.status.pending');
    return { reference, id: shownId(site) };
  };

  const refused = await makeDeposit();
  await decideRequest(staff, 'deposits', refused.id, 'reject', 'deposit.not.received');
  await expect(deposit.refused).toBeVisible();
  await elsewhere(refused.reference, 'deposit.status.rejected');
  await press(deposit.another);
  const credited = await makeDeposit();
  await press(requests.showAll);
  await reach(requests.filter('deposit.filter.all'));
  await page.keyboard.press('ArrowRight');
  await expect(requests.filter('deposit.filter.open')).toBeFocused();
  await expect(requests.row('D-')).toHaveCount(1);
  await press(requests.row(credited.reference));
  await expect(deposit.guide).toBeVisible();
  await press(requests.back);
  await expect(requests.filter('deposit.filter.open')).toBeChecked();
  await decideRequest(staff, 'deposits', credited.id, 'approve');
  await expect(requests.none('deposit')).toBeVisible();
  await elsewhere(credited.reference, 'deposit.status.approved');
  await press(requests.showAll);
  await expect(requests.row('D-')).toHaveCount(2);

  await press(member.item('wallet:menu.record'));
  await press(record.movements('deposit'));
  await press(record.openRequest('deposit'));
  await expect(deposit.credited).toBeVisible();
  expect(shownId(site)).toBe(credited.id);

  await press(member.item('wallet:menu.withdraw'));
  const addAccount = async () => {
    const { adding, firstPassword } = withdrawal;
    await press(withdrawal.addAccount);
    await type(fieldIn(firstPassword, text('auth:security.payment.new')), PIN);
    await type(fieldIn(firstPassword, text('auth:security.payment.again')), PIN);
    await type(fieldIn(firstPassword, text('auth:security.passwordLabel')), PASSWORD);
    await page.keyboard.press('Enter');
    await press(adding.getByRole('combobox'), 'ArrowDown');
    await expect(page.locator('[role=option][data-highlighted]')).toBeVisible();
    await page.keyboard.press('Enter');
    const number = newBankAccount();
    await type(fieldIn(adding, text('wallet:withdrawal.account')), number);
    await type(fieldIn(adding, text('wallet:confirm.paymentPassword')), PIN);
    await page.keyboard.press('Enter');
    await type(fieldIn(adding, text('wallet:accounts.code')), await codeAtBank(number));
    await page.keyboard.press('Enter');
    await expect(adding).toHaveCount(0);
  };
  await addAccount();
  await other.open('/member/withdraw?list=all');
  const bothShow = async (step: string, status: string) => {
    await expect(withdrawal.step(step)).toBeVisible();
    await elsewhere(await withdrawal.reference(), `withdrawal.status.${status}`);
  };
  const withdraw = async () => {
    await type(withdrawal.amount, '10000');
    await press(withdrawal.submit);
    await type(fieldIn(withdrawal.confirmation, text('wallet:confirm.paymentPassword')), PIN);
    await page.keyboard.press('Enter');
    await bothShow('review_now', 'pending_review');
    return shownId(site);
  };
  const again = () => press(buttonIn(page, text('wallet:withdrawal.back')));

  await decideRequest(staff, 'withdrawals', await withdraw(), 'reject', 'withdrawal.holder.differs');
  await bothShow('review_refused', 'rejected');
  await again();
  const failed = await withdraw();
  await decideRequest(staff, 'withdrawals', failed, 'approve');
  await bothShow('transfer_now', 'submitted');
  await decideRequest(staff, 'withdrawals', failed, 'fail', 'withdrawal.bank.refused');
  await bothShow('transfer_refused', 'failed');
  await again();
  const paid = await withdraw();
  await decideRequest(staff, 'withdrawals', paid, 'approve');
  await decideRequest(staff, 'withdrawals', paid, 'complete');
  await bothShow('receipt_now', 'awaiting');
  await press(withdrawal.received);
  await press(buttonIn(withdrawal.receivedQuestion, text('wallet:receipt.received')));
  await bothShow('receipt_done', 'received');
  await expect(other.requests.row('W-')).toHaveCount(3);

  await press(member.item('wallet:menu.upline'));
  await type(upline.amount, '10000');
  await press(upline.submit);
  await expect(upline.confirmation).toContainText(demo.agent.account);
  await type(fieldIn(upline.confirmation, text('wallet:confirm.paymentPassword')), PIN);
  await page.keyboard.press('Enter');
  await expect(upline.done).toBeVisible();
  for (const { header } of [site, other]) await expect.poll(() => header.shownBalance()).toBe(3_000_000);
  expect(await ledgerCheck(staff)).toMatchObject({ isInOrder: true, sumMinor: 0 });
  await other.page.context().close();
});
