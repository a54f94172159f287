import type { Locator } from '@playwright/test';
import { offer } from '../languages/all-languages.ts';
import { advanceMinutes, ledgerCheck, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { movementsInLedger, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { deposit, type Journey, picture } from './steps.ts';

test.beforeAll(({ browser }) => offer(browser, ['ko', 'en', 'zh']));
test.afterAll(({ browser }) => offer(browser, ['ko', 'en']));

const issues = 10;
const stakeMinor = 10_000;
const oddsOfBig = 1.98;

/** How many issues of a chase are over: drawn, or closed before their bet. */
const issuesOver = async (chase: Locator): Promise<number> =>
  Number(new RegExp(`(\\d+) / ${issues}`).exec(await chase.innerText({ timeout: 5_000 }))?.[1]);

const plainText = (text: string): string => text.replaceAll(/[\n,]/g, '');

test('a Chinese player chases ten issues, loses until one wins, and gets back the money of the issues that were not bet', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const text = textsIn('zh');
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('zh')));
  const site = siteOf(page, 'aurora', text);
  const { lottery } = site;
  const [running, won] = [lottery.chaseThat('running'), lottery.chaseThat('won')];
  const account = await register(site);
  const journey: Journey = { site, operator: await openConsole(browser), account };
  await test.step('deposits', () => deposit(journey, '100000', 10_000_000));
  const before = await site.header.shownBalance();
  await test.step('puts big on the slip, which wins in every second draw', async () => {
    await site.menu.choose('lottery:menu.lottery');
    await lottery.game('K3').click();
    await lottery.tab('lottery:tab.sides').click();
    await lottery.side('lottery:option.big').click();
    await lottery.add.click();
    await expect(lottery.inSlip).toHaveCount(1);
  });
  await test.step('orders the chase, after reading what it can cost', async () => {
    // The open issue may close between reading and ordering; the form then shows the next one.
    await expect(async () => {
      if ((await lottery.inSlip.count()) === 0) return;
      if (!(await lottery.chaseForm.isVisible())) await lottery.chase.click({ timeout: 3000 });
      await expect(lottery.chaseForm).toContainText('1,000.00');
      await lottery.orderChase.click({ timeout: 3000 });
      await expect(lottery.chaseForm).toBeHidden({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    // The button that opened the form went with the bets of the slip.
    await expect(page.getByRole('complementary', { name: text('lottery:slip.title') })).toBeFocused();
    await lottery.tab('lottery:chase.mine').click();
    // The minute may have ended by now.
    await expect(running.or(won)).toBeVisible();
    await picture(journey, 'chase-1-running');
  });
  await test.step('sees it go on after each draw that it loses, and stop on a win, without a reload', async () => {
    await expect(async () => {
      if (await won.isVisible()) return;
      const drawn = await issuesOver(running);
      await advanceMinutes(journey.operator, 1);
      await expect(async () => {
        if (!(await won.isVisible())) expect(await issuesOver(running)).toBeGreaterThan(drawn);
      }).toPass({ timeout: 15_000 });
      expect(await won.isVisible()).toBe(true);
    }).toPass({ timeout: 180_000 });
    await picture(journey, 'chase-2-won');
  });
  // An issue that closes before its bet is placed is over, and costs nothing.
  const staked = new RegExp(`${text('lottery:bets.stake')}(\\d+)\\.00`).exec(plainText(await won.innerText()));
  const placed = (Number(staked?.[1]) * 100) / stakeMinor;
  expect(placed).toBeGreaterThan(0);
  await expect(won).toContainText(`${((issues - placed) * stakeMinor) / 100}.00`);
  await expect.poll(() => site.header.shownBalance()).toBe(before - placed * stakeMinor + oddsOfBig * stakeMinor);
  const movements = await movementsInLedger(site);
  expect([movements.get('chase-hold'), movements.get('chase-released'), movements.get('payout')]).toEqual([1, 1, 1]);
  expect(await ledgerCheck(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
