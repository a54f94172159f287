import type { Locator } from '@playwright/test';
import {
  approveDeposit,
  approveWithdrawal,
  decideMissing,
  findWithdrawal,
  ledgerCheck,
  openConsole,
  payPart,
  payWithdrawalRest,
} from '../pages/console.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { buttonIn } from '../pages/tab.ts';
import { proofPicture, takePicture } from '../support/pictures.ts';
import { newBankAccount, PASSWORD, readGreeting, register, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PIN = '482913';

test('on a phone in Vietnamese a deposit is followed from its list to its receipt, and a withdrawal is paid in parts, missed with a picture and decided, while a second device shows each state by itself', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = siteOf(page, 'lotus');
  const other = siteOf(await (await browser.newContext()).newPage(), 'lotus');
  const { deposit, member, record, requests, withdrawal } = phone;
  const bothShow = async (part: (device: Site) => Locator) => {
    for (const device of [phone, other]) await expect(part(device)).toBeVisible();
  };
  const account = await register(phone);
  await readGreeting(other);
  await signIn(other, { account, password: PASSWORD });

  await phone.menu.choose('wallet:menu.deposit');
  await deposit.amount.fill('500000');
  await deposit.submit.tap();
  await expect(deposit.guide).toBeVisible();
  const made = await deposit.reference();
  await requests.showAll.tap();
  await other.open('/member/depositv2?list=open');
  await bothShow((device) => device.requests.row(made).getByText(device.text('wallet:deposit.status.pending')));
  await takePicture(page, 'wallet-all-deposits');
  const staff = await openConsole(browser);
  await approveDeposit(staff, account);
  // What is no longer open leaves the list of what is; where all are listed, it is credited.
  await expect(other.requests.none('deposit')).toBeVisible();
  await expect(requests.row(made).getByText(phone.text('wallet:deposit.status.approved'))).toBeVisible();

  await member.choose('wallet:menu.record');
  await record.movements('deposit').tap();
  await expect(record.openRequest('deposit')).toBeVisible();
  await takePicture(page, 'wallet-movement');
  await record.openRequest('deposit').tap();
  await expect(deposit.credited).toBeVisible();
  expect(await deposit.reference()).toBe(made);

  await member.choose('wallet:menu.withdraw');
  await withdrawal.amount.fill('100000');
  await withdrawal.addAccount.tap();
  await withdrawal.choosePassword(PIN, PASSWORD);
  await withdrawal.nameAccount({ number: newBankAccount(), holder: 'Demo Member', pin: PIN });
  await withdrawal.submit.tap();
  await withdrawal.confirm(PIN);
  await expect(withdrawal.progress).toBeVisible();
  await other.page.goto(page.url());
  await bothShow((device) => device.withdrawal.step('review_now'));
  const reference = await withdrawal.reference();

  await findWithdrawal(staff, reference);
  await approveWithdrawal(staff, account);
  await bothShow((device) => device.withdrawal.step('transfer_now'));
  await payPart(staff, reference, '40000');
  await bothShow((device) => device.withdrawal.step('transfer_part'));
  await bothShow((device) => device.withdrawal.received);
  await takePicture(page, 'wallet-receipt-part');
  await withdrawal.received.tap();
  await buttonIn(withdrawal.receivedQuestion, phone.text('wallet:receipt.received')).tap();
  for (const device of [phone, other]) await expect(device.withdrawal.received).toHaveCount(0);

  await payWithdrawalRest(staff, account);
  await bothShow((device) => device.withdrawal.arrived);
  await withdrawal.notReceived.tap();
  await withdrawal.sendProof(proofPicture);
  await bothShow((device) => device.withdrawal.disputed);
  await takePicture(page, 'wallet-receipt-disputed');
  await decideMissing(staff, reference);
  await bothShow((device) => device.withdrawal.forced);
  await bothShow((device) => device.withdrawal.step('receipt_done'));
  // This merchant has no agents: there is nobody to give money to.
  await expect(member.item('wallet:menu.upline')).toHaveCount(0);
  expect(await ledgerCheck(staff)).toMatchObject({ isInOrder: true, sumMinor: 0 });
  await other.page.context().close();
});
