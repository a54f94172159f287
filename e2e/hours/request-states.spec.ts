import type { Page } from '@playwright/test';
import type { getMerchantSettings } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  actAsProvider,
  advanceMinutes,
  decidePayment,
  decideRequest,
  ledgerCheck,
  openConsole,
  putSettings,
  readSettings,
  returnPayment,
  setVendorConduct,
} from '../pages/console.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { proofPicture, takePicture } from '../support/pictures.ts';
import { newBankAccount, PASSWORD, readGreeting, register, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';

type Settings = AnswerOf<typeof getMerchantSettings>;

const PIN = '482913';
const minutes = 1;

let operator: Page;
let settings: Settings;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
  settings = (await readSettings(operator, 'aurora')) as Settings;
  const { depositMethods, withdrawals } = settings;
  await putSettings(operator, 'aurora', {
    ...settings,
    withdrawals: { ...withdrawals, mayCancel: true, confirmMinutes: minutes },
    depositMethods: { ...depositMethods, ewallet: { ...depositMethods.ewallet, payWithinMinutes: minutes } },
  });
});
test.afterAll(async () => {
  await setVendorConduct(operator, 'BNG', 'normal');
  await putSettings(operator, 'aurora', settings);
  await operator.context().close();
});

/** A member at a desktop and, signed in too, on a phone. */
async function twoDevices(desktop: Page): Promise<{ account: string; site: Site; phone: Site }> {
  const site = siteOf(desktop, 'aurora');
  const browser = desktop.context().browser();
  if (!browser) throw new Error('There is no browser for a second device.');
  const phone = siteOf(await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(), 'aurora');
  const account = await register(site);
  await readGreeting(phone);
  await signIn(phone, { account, password: PASSWORD });
  return { account, site, phone };
}

/** The id of what the page shows in detail. */
const shownId = ({ page }: Site): string => new URL(page.url()).searchParams.get('id') ?? '';
async function pictureWithoutToasts({ page, closeToast }: Site, name: string): Promise<void> {
  await closeToasts(closeToast);
  await takePicture(page, name);
}

const goTo = ({ member }: Site, page: 'withdraw' | 'wallet') => member.choose(`wallet:menu.${page}`);

test('a deposit is confirmed, looked at, returned, reversed and closed by time, and a second device shows each state by itself @full', async ({
  page,
}) => {
  test.slow();
  const { account, site, phone } = await twoDevices(page);
  const { deposit } = site;
  await site.menu.choose('wallet:menu.deposit');
  await phone.open('/member/depositv2?list=all');

  let reference = '';
  const ask = async (method: string) => {
    if (reference) await deposit.another.click();
    await deposit.method(`wallet:method.${method}`).check({ force: true });
    await deposit.amount.fill('50000');
    await deposit.submit.click();
    await expect(deposit.qr).toBeVisible();
    reference = await deposit.reference();
  };
  const bothShow = async (step: string, status: string) => {
    await expect(deposit.step(step)).toBeVisible();
    const shown = phone.requests
      .row(reference)
      .getByText(phone.text(`wallet:deposit.status.${status}`), { exact: true });
    await expect(shown).toBeVisible();
  };

  await ask('coin');
  await bothShow('pay_now', 'awaiting');
  await actAsProvider(operator, reference, '도착');
  await bothShow('confirm_now', 'confirming');
  await advanceMinutes(operator, minutes);
  await bothShow('credited_done', 'credited');
  await actAsProvider(operator, reference, '취소');
  await bothShow('reversed_owed', 'reversed');
  await pictureWithoutToasts(site, 'wallet-deposit-reversed');

  await ask('ewallet');
  await actAsProvider(operator, reference, '다른 이름으로 도착');
  await bothShow('review_now', 'review');
  await decidePayment(operator, account, 'returned');
  await bothShow('review_failed', 'returned');

  await ask('ewallet');
  await advanceMinutes(operator, minutes + 1);
  await bothShow('pay_failed', 'expired');
  await pictureWithoutToasts(phone, 'wallet-deposit-states');
  await phone.page.context().close();
});

test('a withdrawal is cancelled, confirmed by time, missed and returned, a vendor transfer waits, arrives and comes back, and a second device shows each state by itself @full', async ({
  page,
}) => {
  test.slow();
  const { site, phone } = await twoDevices(page);
  const { header, withdrawal, transfers } = site;
  await site.menu.choose('wallet:menu.deposit');
  await site.deposit.amount.fill('100000');
  await site.deposit.submit.click();
  await expect(site.deposit.guide).toBeVisible();
  await decideRequest(operator, 'deposits', shownId(site), 'approve');
  await expect.poll(() => header.shownBalance()).toBe(10_000_000);

  await goTo(site, 'withdraw');
  await phone.open('/member/withdraw?list=all');
  await withdrawal.addAccount.click();
  await withdrawal.choosePassword(PIN, PASSWORD);
  await withdrawal.nameAccount({ number: newBankAccount(), holder: 'Demo Member', pin: PIN });
  const withdraw = async () => {
    await withdrawal.amount.fill('50000');
    await withdrawal.submit.click();
    await withdrawal.confirm(PIN);
    await expect(withdrawal.step('review_now')).toBeVisible();
  };
  const bothShow = async (step: string, status: string) => {
    await expect(withdrawal.step(step)).toBeVisible();
    const row = phone.requests.row(await withdrawal.reference());
    await expect(row.getByText(phone.text(`wallet:withdrawal.status.${status}`), { exact: true })).toBeVisible();
  };

  await withdraw();
  await withdrawal.cancelRequest();
  await bothShow('cancelled_done', 'cancelled');
  await withdrawal.another.click();
  await withdraw();
  await decideRequest(operator, 'withdrawals', shownId(site), 'approve');
  await decideRequest(operator, 'withdrawals', shownId(site), 'complete');
  await bothShow('receipt_now', 'awaiting');
  await advanceMinutes(operator, minutes + 1);
  await bothShow('receipt_done', 'auto');
  await withdrawal.notReceived.click();
  await withdrawal.sendProof(proofPicture);
  await bothShow('receipt_disputed', 'disputed');
  await returnPayment(operator, shownId(site));
  await bothShow('receipt_doneReturned', 'allReturned');
  await pictureWithoutToasts(site, 'wallet-withdrawal-returned');
  await pictureWithoutToasts(phone, 'wallet-withdrawal-states');
  await expect.poll(() => header.shownBalance()).toBe(10_000_000);

  await goTo(site, 'wallet');
  await phone.open('/member/transferFund');
  const bothSay = async (status: string) => {
    for (const device of [site, phone])
      await expect(device.transfers.newest.getByText(device.text(`wallet:transfer.status.${status}`))).toBeVisible();
  };
  for (const [conduct, end] of [
    ['away', 'returned'],
    ['silent', 'done'],
  ] as const) {
    await setVendorConduct(operator, 'BNG', conduct);
    await transfers.amount.fill('10000');
    await transfers.submit.click();
    await bothSay('transit');
    if (conduct === 'away') await pictureWithoutToasts(site, 'wallet-transfer-transit');
    await setVendorConduct(operator, 'BNG', 'normal');
    await advanceMinutes(operator, 10);
    await bothSay(end);
  }
  expect(await ledgerCheck(operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
  await phone.page.context().close();
});
