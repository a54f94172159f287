import { advanceMinutes, openConsole, publishRaffle, setSwitch } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { likeMessage, textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { ledgerBalance, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('in Thai a ticket of a raffle comes from the daily sign-in, the draw reaches the open page, the prize is claimed, and anybody checks the draw', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('th')));
  const text = textsIn('th');
  const site = siteOf(page, 'lotus', text);
  const { promotions } = site;
  const { raffles } = promotions;
  await register(site);
  const staff = await openConsole(browser);
  const title = `Raffle ${Date.now()}`;
  await publishRaffle(staff, 'lotus', title, 700_000);
  await advanceMinutes(staff, 2);

  await site.open('/member/rewardCenter');
  await page
    .getByRole('button', { name: likeMessage(text('promotions:own.claim')) })
    .first()
    .click();
  await expect(page.getByText(text('promotions:rewards.empty'))).toBeVisible();
  const before = await ledgerBalance(site);
  await raffles.tab.click();
  const card = raffles.card(title);
  const tickets = text('promotions:raffles.ticketsOf').replace('{{own}}', '1').replace('{{maximum}}', '1');
  await expect(card.getByText(tickets)).toBeVisible();
  await takePicture(page, 'promotions-raffle');

  // The list of tickets is public for a while before the draw.
  await advanceMinutes(staff, 70);
  await advanceMinutes(staff, 50);
  await card.getByRole('button', { name: likeMessage(text('promotions:own.claim')) }).click();
  await expect(card.getByText(text('promotions:raffles.status.claimed'))).toBeVisible();
  expect(await ledgerBalance(site)).toBe(before + 700_000);
  await card.getByRole('link', { name: raffles.check }).click();
  for (const step of ['seed', 'list', 'winners'] as const) await expect(raffles.isRight(step)).toBeVisible();
  await takePicture(page, 'promotions-draw-check');

  await setSwitch(staff, 'lotus', 'REWCEN3', false);
  await expect(raffles.isRight('winners')).toHaveCount(0);
  await setSwitch(staff, 'lotus', 'REWCEN3', true);
  await expect(raffles.isRight('winners')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const other = siteOf(visitor, 'lotus');
  await other.open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.promotions.raffles.isRight('winners')).toBeVisible();
  await visitor.context().close();
});
