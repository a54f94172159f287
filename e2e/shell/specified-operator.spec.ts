import { FIRST_ANSWERS_ID } from '@tessera/shared/api';
import { specifiedAnswers } from '../../deploy/operator/testing/specified-answers.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';

/** An operator of another make: it answers what the specification shows, and nothing else. */
async function replaceOperator({ page }: Site): Promise<void> {
  // The edge has the sandbox's operator: what it sends along, and has rendered of it, is not used.
  await page.addInitScript((id) => {
    document.addEventListener('readystatechange', () => {
      document.getElementById(id)?.remove();
      document.getElementById('root')?.removeAttribute('data-rendered');
    });
  }, FIRST_ANSWERS_ID);
  await page.route(/^http:\/\/[^/]+\/(?:wps|lgw)\//, async (route) => {
    const { pathname, port } = new URL(route.request().url());
    if (pathname === '/wps/game/launchGame')
      return route.fulfill({
        json: { success: true, value: { content: { game_url: `http://games.localhost:${port}/play/vs20olympgate` } } },
      });
    if (!(pathname in specifiedAnswers))
      return route.fulfill({ status: 400, json: { success: false, message: 'function.not.available' } });
    return route.fulfill({ json: { success: true, value: specifiedAnswers[pathname] } });
  });
}

test('the site runs on an operator that answers only what is specified: signing in and out, games, money pages, lottery, a forgotten password, registering', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { open, header, signIn, register, forgot, games, deposit, withdrawal, member, text } = site;
  await replaceOperator(site);

  await open('/rng');
  await expect(games.mostPlayed).toContainText('Orchard');
  // Codes, categories and kinds of its own do not disturb the list, nor does a row that cannot be read.
  await expect(games.tile('65')).toContainText('Bingo hall');

  // Nobody asks for a proof of work.
  await header.signIn.click();
  await signIn.signIn('player01', 'Play1234');
  await expect(header.balance).toContainText('1,284.50');

  // Neither methods nor banks are specified: there is nothing to fill in, and the pages say so.
  await open('/member/depositv2');
  await expect(deposit.closed).toBeVisible();
  await member.item('wallet:menu.withdraw').click();
  await expect(withdrawal.closed).toBeVisible();
  // What needs calls beyond the specification is absent.
  await expect(member.item('wallet:menu.record')).toBeVisible();
  for (const key of ['wallet:menu.bets', 'wallet:menu.profit', 'wallet:menu.upline'])
    await expect(member.item(key)).toHaveCount(0);
  await member.close.click();

  await open('/rng');
  await games.link('vs20olympgate').click();
  await expect(page).toHaveURL(/\/game\?code=vs20olympgate&vendor=PRAGMATIC_PLAY_LIVE$/);
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/play\/vs20olympgate$/);

  // No lottery call is specified with its answer: the page says that there is none, and the rest of the site works.
  await open('/lottery');
  await expect(page.getByRole('main')).toContainText(text('ui:resource.unavailable'));

  // Neither are the security settings, but the call that changes the password is.
  await open('/member/securityCenter');
  await page
    .getByRole('button', { name: `${text('auth:security.password.title')}: ${text('auth:security.change')}` })
    .click();
  await expect(page.getByRole('form', { name: text('auth:changePassword.title') })).toBeVisible();
  await expect(member.root).not.toContainText(text('ui:resource.unavailable'));
  await member.close.click();

  await header.signOut();

  await header.signIn.click();
  await signIn.forgot.click();
  await forgot.username.fill('player01');
  await forgot.email.fill('player01@example.com');
  await forgot.sendMail.click();
  await expect(forgot.dialog).toHaveCount(0);

  await open('/register');
  await register.chooseUsername();
  await register.field('username').fill('new');
  await register.submit.click();
  await expect(register.dialog).toContainText(text('auth:rule.other').replace('{{bounds}}', '6–13'));
  await register.field('username').fill('newcomer1');
  await register.mobile.number.fill('01048217700');
  await register.mobile.sendCode();
  await register.mobile.code.fill('123456');
  await register.field('password').fill('Play1234');
  await register.field('confirmPassword').fill('Play1234');
  await register.consent.check();
  await register.submit.click();
  await expect(header.balance).toContainText('1,284.50');
});
