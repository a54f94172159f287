import type { Locator, Page } from '@playwright/test';
import { site } from '../../support/addresses.ts';
import { openConsole, setSwitch } from '../../support/console.ts';
import { expect, test } from '../../support/test.ts';
import { become } from '../../support/visits.ts';
import { words } from '../../support/words.ts';

const say = (key: string) => words('aurora', key);
const radio = (key: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('radio', { name: say(key), exact: true });
const button = (key: string) => (page: Page) => page.getByRole('button', { name: say(key), exact: true }).first();
const field = (name: string) => (page: Page) => page.getByRole('dialog').locator(`input[name="${name}"]`);
const menuItem = (key: string) => (page: Page) =>
  page.getByRole('navigation', { name: say('shell:menu.name'), exact: true }).getByText(say(key), { exact: true });

interface Governed {
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly part: (page: Page) => Locator;
  readonly actor?: 'member' | 'agent';
  readonly open?: (page: Page) => Promise<void>;
  readonly width?: number;
}

/** What each switch of the specification and each module of the calls takes from an open page. */
const governed: readonly Governed[] = [
  { name: 'MF_AUTH', what: 'logging in', path: '/rng', part: button('shell:visitor.signIn') },
  { name: 'MF_GAMES', what: 'the games', path: '/promotions', part: menuItem('games:menu.centre') },
  { name: 'MF_LOTTERY', what: 'the lottery', path: '/rng', part: menuItem('lottery:menu.lottery') },
  { name: 'MF_PROMOTIONS', what: 'the promotions', path: '/rng', part: menuItem('promotions:menu.promotions') },
  { name: 'MF_WALLET', what: 'the money', path: '/rng', part: (page) => page.getByTestId('balance'), actor: 'member' },
  { name: 'MF_AGENT', what: 'the agent centre', path: '/rng', part: menuItem('agent:menu.centre'), actor: 'agent' },
  {
    name: 'MEMTRANS3',
    what: 'the account record',
    path: '/rng',
    part: menuItem('wallet:menu.record'),
    actor: 'member',
  },
  { name: 'REWCEN3', what: 'the promotions', path: '/rng', part: menuItem('promotions:menu.promotions') },
  { name: 'FREEPLAY3', what: 'free play', path: '/rng', part: button('shell:visitor.freePlay') },
  {
    name: 'GAMELOHOT3',
    what: 'the hot games',
    path: '/rng',
    part: (page) => page.getByRole('banner').locator('a[href="/hot"]'),
  },
  {
    name: 'GAMELOFAV3',
    what: 'the favourites',
    path: '/rng',
    actor: 'member',
    part: (page) => page.getByRole('banner').locator('a[href="/fav"]'),
  },
  {
    name: 'DIRECTREG3',
    what: 'registering from the quick log-in',
    path: '/rng',
    width: 1800,
    part: (page) =>
      page
        .getByRole('form', { name: say('auth:login.inHeader') })
        .getByRole('button', { name: say('auth:login.register') }),
  },
  { name: 'REG3', what: 'every door to registering', path: '/rng', part: button('shell:visitor.register') },
  { name: 'CAPTCHA3', what: 'the captcha of a registration', path: '/register', part: field('captcha') },
  {
    name: 'USERNAMEREG3',
    what: 'registering by username',
    path: '/register',
    part: radio('auth:register.by.username'),
  },
  { name: 'MOBILENUMREG3', what: 'registering by mobile', path: '/register', part: radio('auth:register.by.mobile') },
  {
    name: 'MOBILENUMPASSREG3',
    what: 'a password when registering by mobile',
    path: '/register',
    part: field('password'),
  },
  {
    name: 'REGMOBVERF3',
    what: 'the proof of the number',
    path: '/register',
    open: (page) => radio('auth:register.by.username')(page).check({ force: true }),
    part: field('verificationCode'),
  },
  { name: 'MOBILEVERCODELOGIN3', what: 'logging in by code', path: '/login', part: radio('auth:login.bySms') },
  { name: 'VERIFICATION3', what: 'whatever sends codes', path: '/login', part: radio('auth:login.bySms') },
  {
    name: 'CHNGPASSVERIF3',
    what: 'a new password by phone',
    path: '/login',
    open: (page) => button('auth:login.forgot')(page).click(),
    part: radio('auth:forgot.byPhone'),
  },
  {
    name: 'PASS3',
    what: 'changing the password',
    path: '/member/securityCenter',
    actor: 'member',
    part: (page) => page.getByRole('button', { name: new RegExp(`^${say('auth:security.password.title')}: `) }),
  },
  {
    name: 'PROFPIC3',
    what: 'the picture of the account',
    path: '/member/securityCenter',
    actor: 'member',
    part: (page) => page.getByRole('button', { name: new RegExp(`^${say('auth:picture.title')}: `) }),
  },
  {
    name: 'FEEDBACK3',
    what: 'the way to feedback',
    path: '/rng',
    part: (page) => page.getByRole('contentinfo').locator('a[href="/feedback"]'),
  },
];

let operator: Page;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
});
test.afterAll(() => operator.context().close());

for (const { name, what, path, part, actor, open, width } of governed)
  test(`${name} off takes ${what} from an open page, and on brings it back`, async ({ page }) => {
    if (width) await page.setViewportSize({ width, height: 900 });
    if (actor) await become(page, actor);
    await page.goto(site('aurora') + path);
    await open?.(page);
    await expect(part(page)).toBeVisible();
    try {
      await setSwitch(operator, 'aurora', name, false);
      await expect(part(page)).toHaveCount(0);
    } finally {
      await setSwitch(operator, 'aurora', name, true);
    }
    await expect(part(page)).toBeVisible();
  });

test('loginedToHomePage on leads a visitor to the way in, and off lets everybody look around', async ({ page }) => {
  await page.goto(`${site('aurora')}/rng`);
  await expect(page.locator('[data-game]').first()).toBeVisible();
  try {
    await setSwitch(operator, 'aurora', 'loginedToHomePage', true);
    await expect(page).toHaveURL(`${site('aurora')}/login`);
  } finally {
    await setSwitch(operator, 'aurora', 'loginedToHomePage', false);
  }
  await page.goto(`${site('aurora')}/rng`);
  await expect(page.locator('[data-game]').first()).toBeVisible();
});
