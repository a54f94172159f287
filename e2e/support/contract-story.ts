import type { Browser } from '@playwright/test';
import { advanceMinutes, openConsole, openTestVendor } from '../pages/console.ts';
import { contractPages } from '../pages/contract-pages.ts';
import { type Site, siteOf } from '../pages/site.ts';
import { takePicture } from './pictures.ts';
import { demo, signIn } from './player.ts';
import { expect } from './test.ts';

/** Registered so lately that its password has not expired. */
const downline = { account: 'dist03', password: 'Team1234' };

interface Story {
  readonly site: Site;
  readonly browser: Browser;
  readonly kind: 'hourly' | 'realTime';
  /** An account of the lower agent's team, or the agent: who bets has to be signed in. */
  readonly player: string;
  /** Of both readers, if it is not the merchant's own. */
  readonly language?: string;
}

const items = { hourly: 'agent:menu.hourlySalary', realTime: 'agent:menu.realTimeSalary' } as const;
/** Until the contract has begun, and from a bet until its bill is due. */
const minutes = { hourly: [61, 75], realTime: [6, 17] } as const;

/**
 * An agent offers a salary, the agent below accepts it in a second browser, a bet is settled, the period passes, and the
 * bill is paid: both see it.
 */
export async function contractStory({ site, browser, kind, player, language }: Story): Promise<void> {
  const viewport = site.page.viewportSize();
  const other = siteOf(await (await browser.newContext({ viewport })).newPage(), site.brand, site.text);
  for (const { page } of language ? [site, other] : [])
    await page.addInitScript((tag) => {
      // A game's frame has no storage of its own.
      if (window === window.top) localStorage.setItem('hisLang', JSON.stringify(tag));
    }, language);
  await signIn(site, demo.agent);
  await signIn(other, downline);
  if (player !== downline.account)
    await signIn(siteOf(await (await browser.newContext()).newPage(), site.brand), { ...downline, account: player });
  await other.open('/agent');
  await expect(other.agent.item(items[kind])).toHaveCount(0);
  await site.open('/agent/contracts');
  const [given, received] = [contractPages(site), contractPages(other)];
  await given.offer(kind, downline.account, '1');
  await expect(given.state('offered').first()).toBeVisible();
  await takePicture(site.page, `agent-contract-offered-${kind}`);

  // The open page of the agent below has the item at once.
  await other.agent.choose('agent:menu.contracts');
  await received.accept();
  await expect(received.state('upcoming').or(received.state('active')).first()).toBeVisible();
  await expect(given.state('upcoming').or(given.state('active')).first()).toBeVisible();
  const staff = await openConsole(browser);
  await advanceMinutes(staff, minutes[kind][0]);
  const vendor = await openTestVendor(staff, 'Aurora');
  await vendor.bet(player, '라이브 카지노', '10000');
  await expect(vendor.row(player)).toContainText('진행 중');
  // Without the toast that is over the row.
  await staff.reload();
  await vendor.say(player, '정산', '0');
  await advanceMinutes(staff, minutes[kind][1]);

  await other.agent.choose(items[kind]);
  // The job that issues and pays it runs once a minute, and again where it was before the sums of the bets.
  await expect(async () => {
    await other.page.reload();
    await expect(received.bills('paid').first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 200_000 });
  await received.explain.first().click();
  await expect(received.explanation).toBeVisible();
  await takePicture(other.page, `agent-bill-${kind}`);
  await site.agent.choose(items[kind]);
  await given.givenBills.click();
  await expect(given.bills('paid').first()).toBeVisible();
  await takePicture(site.page, `agent-bills-${kind}`);
}
