import { actAsProvider, makeVoucher, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a member pays by QR code, on two devices, with less than asked for, and redeems a voucher once', async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'aurora');
  const { deposit, header, menu } = site;
  const account = await register(site);
  const operator = await openConsole(browser);

  await menu.choose('wallet:menu.deposit');
  await deposit.method('wallet:method.ewallet').check({ force: true });
  await deposit.amount.fill('30000');
  await deposit.submit.click();
  await expect(deposit.qr).toBeVisible();

  // What is to be paid is the operator's: another device shows the same.
  const elsewhere = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await elsewhere.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    await page.evaluate(() => ({ ...sessionStorage })),
  );
  await elsewhere.goto(page.url());
  const other = siteOf(elsewhere, 'aurora').deposit;
  await expect(other.qr).toBeVisible();

  await actAsProvider(operator, account, '20% 적게 도착');
  for (const { differs } of [deposit, other]) await expect(differs).toContainText('24,000');
  await expect.poll(() => header.shownBalance()).toBe(2_400_000);

  // Nothing is open any more, so no page asks by itself: each is notified of what the provider takes back.
  await actAsProvider(operator, account, '취소');
  for (const { reversed } of [deposit, other]) await expect(reversed).toBeVisible();
  await elsewhere.close();

  const code = await makeVoucher(operator, 'aurora', 1_000_000);
  const redeem = async () => {
    await deposit.another.click();
    await deposit.method('wallet:method.voucher').check({ force: true });
    await deposit.code.fill(code.toLowerCase());
    await deposit.redeem.click();
  };
  await redeem();
  await expect(deposit.credited).toBeVisible();
  await expect.poll(() => header.shownBalance()).toBe(3_400_000);
  await redeem();
  await expect(deposit.used).toBeVisible();
});
