import { offer } from '../languages/all-languages.ts';
import { advanceMinutes, ledgerCheck, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { movementsInLedger, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { deposit, type Journey, picture } from './steps.ts';

test.beforeAll(({ browser }) => offer(browser, ['ko', 'en', 'zh']));
test.afterAll(({ browser }) => offer(browser, ['ko', 'en']));

test('a Chinese player chases ten issues, stops on a win and has the money of the other nine back', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const text = textsIn('zh');
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('zh')));
  const site = siteOf(page, 'aurora', text);
  const { lottery } = site;
  const account = await register(site);
  const journey: Journey = { site, operator: await openConsole(browser), account };
  await test.step('deposits', () => deposit(journey, '100000', 10_000_000));
  const before = await site.header.shownBalance();
  await test.step('puts big, small and any triple on the slip: whatever is drawn, one of them wins', async () => {
    await site.menu.choose('lottery:menu.lottery');
    await lottery.game('K3').click();
    await lottery.tab('lottery:tab.sides').click();
    for (const side of ['big', 'small']) await lottery.side(`lottery:option.${side}`).click();
    await lottery.add.click();
    await lottery.tab('lottery:tab.triple').click();
    await lottery.anyTriple.chip.click();
    await lottery.anyTriple.tile.click();
    await lottery.add.click();
    await expect(lottery.inSlip).toHaveCount(2);
  });
  await test.step('orders the chase, after reading what it can cost', async () => {
    // The open issue may close between reading and ordering; the form then shows the next one.
    await expect(async () => {
      if ((await lottery.inSlip.count()) === 0) return;
      if (!(await lottery.chaseForm.isVisible())) await lottery.chase.click({ timeout: 3000 });
      await expect(lottery.chaseForm).toContainText('3,000.00');
      await lottery.orderChase.click({ timeout: 3000 });
      await expect(lottery.chaseForm).toBeHidden({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    // The button that opened the form went with the bets of the slip.
    await expect(page.getByRole('complementary', { name: text('lottery:slip.title') })).toBeFocused();
    await lottery.tab('lottery:chase.mine').click();
    // The minute may have ended by now.
    await expect(lottery.chaseThat('running').or(lottery.chaseThat('won'))).toContainText('2,700.00');
    await picture(journey, 'chase-1-running');
  });
  await test.step('sees it stop on the win of the first issue, without a reload', async () => {
    await advanceMinutes(journey.operator, 1);
    await expect(lottery.chaseThat('won')).toBeVisible({ timeout: 30_000 });
    await expect(lottery.chaseThat('won')).toContainText('2,700.00');
    await expect.poll(() => site.header.shownBalance()).toBeGreaterThan(before - 300_000 + 269_999);
    await picture(journey, 'chase-2-won');
  });
  const movements = await movementsInLedger(site);
  expect([movements.get('chase-hold'), movements.get('chase-released'), movements.get('payout')]).toEqual([1, 1, 1]);
  expect(await ledgerCheck(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
