import { popularSlots } from '../pages/game-list.ts';
import type { Site } from '../pages/site.ts';
import { signInFromElsewhere } from './elsewhere.ts';
import { type Opening, pressing } from './openings.ts';
import { demo, newAccount, newBankAccount, register } from './player.ts';
import { expect } from './test.ts';

/** What is opened by newcomers. */
export const trialDialogs: readonly Opening[] = [
  {
    // The last, as the trial is gone afterwards. The greeting was closed: this browser forgets that, so that it greets once more.
    name: 'aurora-greeting',
    path: '/index',
    open: async (site) => {
      const { page, promotions } = site;
      await page.evaluate(() => sessionStorage.clear());
      await register(site);
      await page.removeLocatorHandler(promotions.greeting);
      await page.evaluate(() => {
        localStorage.removeItem('greeted');
        sessionStorage.removeItem('index_notice');
      });
      await page.reload();
      await expect(promotions.greeting).toBeVisible();
    },
  },
];

/** Opens one row of the security centre. */
const row = (name: string, title = `auth:security.${name}.title`): Opening => ({
  name: `aurora-security-${name}`,
  path: '/member/securityCenter',
  open: async ({ security }) => {
    await security.row(title).click();
    await expect(security.row(title)).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Opens a game of the list; a phone shows its details first. */
async function playGame({ page, games, game }: Site, code: string): Promise<void> {
  await games.link(code).click();
  if ((page.viewportSize()?.width ?? 0) < 720) await games.play.click();
  await expect(game.spin).toBeVisible({ timeout: 30_000 });
  // A frame of another origin paints by itself; a picture taken before it has would show it black.
  await game.spin.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

const pin = '482913';

/** Opens the form that adds a bank account; whoever has no withdrawal password sets one first. */
async function openAccountBook({ withdrawal }: Site): Promise<void> {
  const { addAccount, adding, firstPassword } = withdrawal;
  await addAccount.click();
  await expect(firstPassword.or(adding)).toBeVisible();
  if (await firstPassword.isVisible()) await withdrawal.choosePassword(pin, demo.agent.password);
  await expect(adding).toBeVisible();
}

/** What an agent's account opens: its withdrawals ask for a password that it has set, whoever looked first. */
export const agentDialogs: readonly Opening[] = [
  {
    name: 'aurora-account-book',
    path: '/member/withdraw',
    open: openAccountBook,
  },
  {
    name: 'aurora-withdrawal-confirm',
    path: '/member/withdraw',
    open: async (site) => {
      const { withdrawal } = site;
      const { amount, accounts, confirmation } = withdrawal;
      await amount.fill('30000');
      if ((await accounts.count()) === 0) {
        await openAccountBook(site);
        await withdrawal.nameAccount({ number: newBankAccount(), holder: 'Demo Agent', pin });
      }
      await withdrawal.submit.click();
      await expect(confirmation).toBeVisible();
    },
  },
  {
    // The last, as the agent is gone afterwards: whoever they have registered comes for the first time.
    name: 'aurora-change-password',
    path: '/agent/registerAccount',
    open: async (site) => {
      const account = newAccount();
      await site.team.register(account, 'Down1234');
      await site.page.evaluate(() => sessionStorage.clear());
      await site.open('/login');
      await site.signIn.signIn(account, 'Down1234');
      await expect(site.change.form).toBeVisible();
    },
  },
];

const openedByMember: readonly Opening[] = [
  ...['password', 'mobile', 'email', 'payment', 'app'].map((name) => row(name)),
  row('picture', 'auth:picture.title'),
  row('passkey', 'auth:security.passkeys.new'),
  ...['profile', 'ownData', 'closing'].map((name) => row(name, `auth:${name}.title`)),
  {
    name: 'aurora-movement',
    path: '/member/transactionHistory',
    open: pressing(
      ({ record }) => record.opens.first(),
      ({ record }) => record.number,
    ),
  },
  // This member never sets one, so that whoever looks finds them before their first withdrawal.
  {
    name: 'aurora-withdrawal-password',
    path: '/member/withdraw',
    open: pressing(
      ({ withdrawal }) => withdrawal.setPassword,
      ({ withdrawal }) => withdrawal.firstPassword,
    ),
  },
  { name: 'aurora-account-menu', path: '/rng', only: 'desktop', open: pressing(({ header }) => header.account) },
  {
    name: 'aurora-notices',
    path: '/member/messageV2',
    open: pressing(
      ({ promotions }) => promotions.inbox.notices,
      ({ promotions }) => promotions.notices,
    ),
  },
  {
    name: 'aurora-sign-out',
    path: '/member',
    open: pressing(
      ({ member }) => member.item('shell:account.signOut'),
      ({ header }) => header.signOutDialog,
    ),
  },
  { name: 'aurora-game', path: '/rng', open: (site) => playGame(site, popularSlots[0]) },
  {
    name: 'aurora-recent-games',
    path: '/rng',
    open: async (site) => {
      // The rest of what one played is offered once there is more than the panel shows.
      for (const code of popularSlots.slice(1)) {
        await playGame(site, code);
        await site.game.back.click();
      }
      await site.header.home.click();
      await pressing(
        ({ games }) => games.recent,
        ({ games }) => games.recentDialog,
      )(site);
    },
  },
];

export const memberDialogs: readonly Opening[] = [
  ...openedByMember,
  {
    // The last, as the member is gone afterwards: they come back from an address that the operator does not know.
    name: 'aurora-second-step',
    path: '/index',
    isOverBusyForm: true,
    open: async (site) => {
      await signInFromElsewhere(site.page);
      await site.page.evaluate(() => sessionStorage.clear());
      await site.open('/login');
      await site.signIn.signIn(demo.member.account, demo.member.password);
      await expect(site.secondStep.form).toBeVisible();
    },
  },
];
