import { siteOf } from '../pages/site.ts';
import { demo, readGreeting, register } from '../support/player.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

test('signing out in one tab signs out every tab of that account within a second', async ({ page, context }) => {
  const site = siteOf(page, 'lotus');
  await register(site);
  // A tab opened from this one takes its session along, as browsers copy it.
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  const other = siteOf(opened, 'lotus').header;
  await expect(other.balance).toBeVisible();
  await site.header.answerSignOut('confirm');
  await expect(site.header.signIn).toBeVisible();
  await expect(other.signIn).toBeVisible({ timeout: 1000 });
});

test('a visitor plays for free, and reads that the centre needs a full account', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  await readGreeting(site);
  await site.open();
  await site.header.freePlay.click();
  await expect(site.header.balance).toBeVisible();
  // No link leads a trial account there: the address does.
  await site.open('/member/depositv2');
  await expect(page.getByRole('heading', { name: site.text('shell:trial.title') })).toBeVisible();
});

test('free play that is pressed before any script has come signs in once it has', async ({ page }) => {
  const release = await holdScripts(page);
  const site = siteOf(page, 'aurora');
  await readGreeting(site);
  await openRendered(page, site.address('/index'), site.header.freePlay);
  await site.header.freePlay.click();
  release();
  await expect(site.header.balance).toBeVisible();
  // What was rendered for a visitor is taken over for the account, with no error of React.
  await expect.poll(() => isTakenOver(page.getByRole('main').locator('h2').last())).toBe(true);
});

test('a wrong password and an unknown account are refused in the same words', async ({ page }) => {
  const { open, signIn } = siteOf(page, 'aurora');
  for (const account of [demo.member.account, 'nobody99x']) {
    await open('/login');
    await signIn.signIn(account, 'Wrong1234');
    await expect(signIn.error('login_failed')).toBeVisible();
  }
});

test('a page that is reloaded while it still loads the account stays signed in', async ({ page }) => {
  const { open, signIn, header } = siteOf(page, 'aurora');
  await open('/login');
  await page.route('**/wps/member/info', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/wps/member/info');
  await signIn.signIn(demo.member.account, demo.member.password);
  await asked;
  await page.reload();
  await expect(header.balance).toBeVisible();
});
