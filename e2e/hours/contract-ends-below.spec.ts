import { advanceMinutes, openConsole, putSettings } from '../pages/console.ts';
import { contractPages } from '../pages/contract-pages.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('an agent who accepts a lower rate is first shown which contract further down ends with it, on which terms and when', async ({
  page,
  browser,
}) => {
  test.slow();
  const staff = await openConsole(browser);
  // These accounts have had their passwords for long.
  await putSettings(staff, 'aurora', { passwordDays: 3650 });
  const open = async (site: Site, account: string, password = 'Team1234') => {
    await signIn(site, { account, password });
    await site.open('/agent/contracts');
    return contractPages(site);
  };
  const newSite = async () => siteOf(await (await browser.newContext()).newPage(), 'aurora');
  const top = await open(siteOf(page, 'aurora'), demo.agent.account, demo.agent.password);
  const between = await newSite();
  const middle = await open(between, 'dist01');
  const lowest = await open(await newSite(), 'd01s01');
  await top.offer('hourly', 'dist01', '1');
  await middle.accept();
  await middle.offer('hourly', 'd01s01', '0.9');
  await lowest.accept();
  await advanceMinutes(staff, 61);

  await page.reload();
  await top.change('0.5');
  await middle.accept();
  await expect(middle.question.getByRole('listitem')).toHaveText(
    /시간 급여 · dist01 → d01s01.*0.90% · .+부터.*\d{2}:00까지의 몫이 정산됩니다/,
  );
  await takePicture(between.page, 'agent-contract-ends-below');
  await middle.endAll();
  await expect(middle.question).toHaveCount(0);
  await expect(lowest.state('ending').first()).toBeVisible();
  await putSettings(staff, 'aurora', { passwordDays: 90 });
});
