import { siteOf } from '../pages/site.ts';
import { demo, newAccount, PASSWORD, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('an agent sees the team, and registers an account that can log in', async ({ page, browser }) => {
  const site = siteOf(page, 'aurora');
  await signIn(site, demo.agent);
  await site.menu.choose('agent:menu.centre');
  await expect(site.team.branchOf('dist01')).toBeVisible();
  await site.agent.item('agent:menu.register').click();
  const account = newAccount();
  await site.team.register(account, 'Down1234');

  const newcomer = siteOf(await (await browser.newContext()).newPage(), 'aurora');
  await newcomer.open('/login');
  await newcomer.signIn.signIn(account, 'Down1234');
  // The password the agent chose is a default one: its holder is asked for their own before anything else (spec §4).
  await newcomer.change.choose(PASSWORD);
  await expect(newcomer.header.balance).toBeVisible();
});
