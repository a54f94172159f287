import { siteOf } from '../pages/site.ts';
import { demo } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

test('the member centre opens on my account, names its pages in their order, and closes onto the page beneath', async ({
  page,
}) => {
  const site = await become(page, 'member');
  const { member, menu, text, address } = site;
  await menu.choose('promotions:menu.promotions');
  await menu.choose('wallet:menu.deposit');
  await expect(page).toHaveURL(address('/member/depositv2'));
  expect(await member.pages()).toEqual(
    [
      'auth:menu.account',
      'wallet:menu.wallet',
      'wallet:menu.deposit',
      'wallet:menu.withdraw',
      'wallet:menu.upline',
      'wallet:menu.bets',
      'promotions:cashback.title',
      'wallet:menu.record',
      'wallet:menu.profit',
      'promotions:bonus.title',
      'promotions:rewards.title',
      'promotions:referral.title',
      'promotions:missions.title',
      'promotions:inbox.title',
    ].map(text),
  );
  for (const [label, key] of [
    ['wallet:menu.wallet', 'transferFund'],
    ['wallet:menu.withdraw', 'withdraw'],
    ['wallet:menu.upline', 'transferUpline'],
    ['wallet:menu.bets', 'personalHistoryCopy'],
    ['promotions:cashback.title', 'manualRebate'],
    ['wallet:menu.record', 'transactionHistory'],
    ['wallet:menu.profit', 'personalProfit'],
    ['promotions:bonus.title', 'bonusDetails'],
    ['promotions:rewards.title', 'rewardCenter'],
    ['promotions:referral.title', 'referral'],
    ['promotions:missions.title', 'missionLeaderboard'],
    ['promotions:inbox.title', 'messageV2'],
    ['auth:menu.account', 'securityCenter'],
  ] as const) {
    await member.item(label).click();
    await expect(page).toHaveURL(address(`/member/${key}`));
  }
  await member.close.click();
  await expect(page).toHaveURL(address('/promotions'));
  await expect(member.menu).toHaveCount(0);
  await site.open('/member');
  await expect(member.current).toHaveText(text('auth:menu.account'));
});

test('the agent centre opens on the team overview, and names its pages in their order', async ({ page }) => {
  const { agent, menu, text, address } = await become(page, 'agent');
  await menu.choose('agent:menu.centre');
  expect(await agent.pages()).toEqual(
    [
      ...['agent:menu.announcement', 'agent:menu.overview', 'agent:menu.register', 'agent:menu.management'],
      ...[
        'agent:betting.title',
        'agent:profit.title',
        'agent:income.title',
        'agent:movements.title',
        'agent:menu.contracts',
      ],
    ].map(text),
  );
  await expect(agent.current).toHaveText(text('agent:menu.overview'));
  await agent.close.click();
  await expect(page).toHaveURL(address('/index'));
});

test('a member finds no way into the agent centre', async ({ page }) => {
  const { agent, address, open, text } = await become(page, 'member');
  await open('/agent');
  await expect(page).toHaveURL(address('/index'));
  await expect(agent.menu).toHaveCount(0);
  await expect(page.getByText(text('agent:menu.centre'), { exact: true })).toHaveCount(0);
});

test('a visitor at a centre’s address is asked to sign in, and comes to it afterwards', async ({ page }) => {
  const { address, member, open, signIn } = siteOf(page, 'aurora');
  await open('/member/transactionHistory');
  await expect(signIn.dialog).toBeVisible();
  await expect(member.menu).toHaveCount(0);
  await signIn.signIn(demo.member.account, demo.member.password);
  await expect(page).toHaveURL(address('/member/transactionHistory'));
  await expect(member.menu).toBeVisible();
});
