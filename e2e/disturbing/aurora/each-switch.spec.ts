import type { Browser, Locator, Page } from '@playwright/test';
import { openConsole, setSwitch } from '../../pages/console.ts';
import { type Site, siteOf } from '../../pages/site.ts';
import { signInFromElsewhere } from '../../support/elsewhere.ts';
import { demo } from '../../support/player.ts';
import type { Actor } from '../../support/surfaces.ts';
import { expect, problemsOf, test } from '../../support/test.ts';
import { become } from '../../support/visits.ts';

interface Governed {
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly part: (site: Site) => Locator;
  readonly actor?: Actor;
  readonly open?: (site: Site) => Promise<void>;
  readonly width?: number;
}

const menuItem =
  (key: string) =>
  ({ menu }: Site): Locator =>
    menu.item(key);

/** What each switch of the specification and each module of the calls takes from an open page. */
const governed: readonly Governed[] = [
  { name: 'MF_AUTH', what: 'logging in', path: '/rng', part: ({ header }) => header.signIn },
  { name: 'MF_GAMES', what: 'the games', path: '/promotions', part: menuItem('games:menu.centre') },
  { name: 'MF_LOTTERY', what: 'the lottery', path: '/rng', part: menuItem('lottery:menu.lottery') },
  { name: 'MF_PROMOTIONS', what: 'the promotions', path: '/rng', part: menuItem('promotions:menu.promotions') },
  { name: 'MF_WALLET', what: 'the money', path: '/rng', part: ({ header }) => header.balance, actor: 'member' },
  { name: 'MF_AGENT', what: 'the agent centre', path: '/rng', part: menuItem('agent:menu.centre'), actor: 'agent' },
  {
    name: 'MEMTRANS3',
    what: 'the account record',
    path: '/rng',
    part: menuItem('wallet:menu.record'),
    actor: 'member',
  },
  {
    name: 'MF_PROMOTIONS',
    what: 'the list of promotions',
    path: '/promotions',
    part: ({ promotions }) => promotions.title,
  },
  { name: 'MF_PROMOTIONS', what: 'the levels', path: '/vip', part: ({ promotions }) => promotions.vip.levels.first() },
  { name: 'REWCEN3', what: 'the promotions', path: '/rng', part: menuItem('promotions:menu.promotions') },
  {
    name: 'INBOX3',
    what: 'the page of messages',
    path: '/member/messageV2',
    actor: 'member',
    part: ({ member }) => member.item('promotions:inbox.title'),
  },
  {
    name: 'MANPLAYREB3',
    what: 'the messages of the side menu',
    path: '/rng',
    actor: 'member',
    part: menuItem('promotions:menu.messages'),
  },
  {
    name: 'MANPLAYREB3',
    what: 'the cashback',
    path: '/member/manualRebate',
    actor: 'member',
    part: ({ member }) => member.item('promotions:cashback.title'),
  },
  {
    name: 'PTSYS3',
    what: 'the point mall',
    path: '/rng',
    actor: 'member',
    part: menuItem('promotions:points.title'),
  },
  {
    name: 'REFERRAL3',
    what: 'the page to invite friends',
    path: '/member/referral',
    actor: 'member',
    part: ({ member }) => member.item('promotions:referral.title'),
  },
  { name: 'FREEPLAY3', what: 'free play', path: '/rng', part: ({ header }) => header.freePlay },
  { name: 'GAMELOHOT3', what: 'the hot games', path: '/rng', part: ({ header }) => header.link('/hot') },
  {
    name: 'GAMELOFAV3',
    what: 'the favourites',
    path: '/rng',
    actor: 'member',
    part: ({ header }) => header.link('/fav'),
  },
  {
    name: 'DIRECTREG3',
    what: 'registering from the quick log-in',
    path: '/rng',
    width: 1800,
    part: ({ header }) => header.quickSignIn.register,
  },
  { name: 'GAMELO3', what: 'the lists of games', path: '/promotions', part: menuItem('games:menu.centre') },
  {
    name: 'GAMELOREC3',
    what: 'the games played last',
    path: '/index',
    actor: 'member',
    part: ({ games }) => games.continuePlaying,
  },
  { name: 'REG3', what: 'every door to registering', path: '/rng', part: ({ header }) => header.register },
  {
    name: 'USERNAMEREG3',
    what: 'registering by username',
    path: '/register',
    part: ({ register }) => register.byUsername,
  },
  {
    name: 'MOBILENUMREG3',
    what: 'registering by mobile',
    path: '/register',
    part: ({ register }) => register.byMobile,
  },
  {
    name: 'MOBILENUMPASSREG3',
    what: 'a password when registering by mobile',
    path: '/register',
    part: ({ register }) => register.field('password'),
  },
  {
    name: 'REGMOBVERF3',
    what: 'the proof of the number',
    path: '/register',
    open: ({ register }) => register.chooseUsername(),
    part: ({ register }) => register.mobile.code,
  },
  { name: 'MOBILEVERCODELOGIN3', what: 'logging in by code', path: '/login', part: ({ signIn }) => signIn.byCode },
  { name: 'VERIFICATION3', what: 'whatever sends codes', path: '/login', part: ({ signIn }) => signIn.byCode },
  {
    name: 'CHNGPASSVERIF3',
    what: 'a new password by phone',
    path: '/login',
    open: ({ signIn }) => signIn.forgot.click(),
    part: ({ forgot }) => forgot.byPhone,
  },
  {
    name: 'PASS3',
    what: 'changing the password',
    path: '/member/securityCenter',
    actor: 'member',
    part: ({ security }) => security.passwordRow,
  },
  {
    name: 'PROFPIC3',
    what: 'the picture of the account',
    path: '/member/securityCenter',
    actor: 'member',
    part: ({ security }) => security.pictureRow,
  },
  {
    name: 'AGEANNOUNCE3',
    what: 'the past results of Vietnam',
    path: '/vnlottery',
    part: ({ page, text }) => page.getByRole('heading', { name: text('lottery:vietnam.results') }),
  },
  { name: 'FEEDBACK3', what: 'the way to feedback', path: '/rng', part: ({ footer }) => footer.link('/feedback') },
];

let operator: Page;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
});
test.afterAll(async () => {
  await operator.context().close();
  for (const { site } of windows.values()) await site.page.context().close();
});

interface SiteWindow {
  readonly site: Site;
  readonly problems: readonly string[];
}

/** A browser window for each kind of visitor, in which the site is loaded once. */
const windows = new Map<Actor, SiteWindow>();

async function windowOf(browser: Browser, actor: Actor): Promise<SiteWindow> {
  const known = windows.get(actor);
  if (known) return known;
  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  const opened = { site: await become(page, actor), problems };
  windows.set(actor, opened);
  return opened;
}

for (const { name, what, path, part, actor = 'visitor', open, width = 1440 } of governed)
  test(`${name} off takes ${what} from an open page, and on brings it back`, async ({ browser }) => {
    const { site, problems } = await windowOf(browser, actor);
    await site.page.setViewportSize({ width, height: 900 });
    await site.open(path);
    await open?.(site);
    await expect(part(site)).toBeVisible();
    try {
      await setSwitch(operator, 'aurora', name, false);
      await expect(part(site)).toHaveCount(0);
    } finally {
      await setSwitch(operator, 'aurora', name, true);
    }
    await expect(part(site)).toBeVisible();
    expect(problems, 'errors on the page').toEqual([]);
  });

/** Does something while a switch of aurora is off. */
async function whileOff(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await setSwitch(operator, 'aurora', name, false);
    await work();
  } finally {
    await setSwitch(operator, 'aurora', name, true);
  }
}

test('PWDEXPFORCECHANGE3 on asks for a new password once the old one has expired, and off lets its owner in', async ({
  page,
}) => {
  const { open, signIn, change, header } = siteOf(page, 'aurora');
  // An agent of the demo team, whose password is older than the merchant's 90 days.
  const enter = async () => {
    await open('/login');
    await signIn.signIn('dist01', 'Team1234');
  };
  await enter();
  await expect(change.form).toBeVisible();
  await expect(header.balance).toHaveCount(0);
  await whileOff('PWDEXPFORCECHANGE3', async () => {
    await enter();
    await expect(header.balance).toBeVisible();
    await expect(change.form).toHaveCount(0);
  });
});

test('AFFMAN3 on proves the invitation code of a link, whose field is gone, and off leaves it in its field', async ({
  page,
}) => {
  const { open, register } = siteOf(page, 'aurora');
  const link = '/register?affiliateCode=AGENT01';
  await open(link);
  await expect(register.invitation).toBeVisible();
  await expect(register.field('affiliateCode')).toHaveCount(0);
  await whileOff('AFFMAN3', async () => {
    await open(link);
    await expect(register.field('affiliateCode')).toHaveValue('AGENT01');
    await expect(register.invitation).toHaveCount(0);
  });
});

test('LOGINIPVERF3 on asks for a second step at a new address, and off lets the password be enough', async ({
  page,
}) => {
  const here = await become(page, 'member');
  await signInFromElsewhere(page);
  const enter = async () => {
    await page.evaluate(() => sessionStorage.clear());
    await here.open('/login');
    await here.signIn.signIn(demo.member.account, demo.member.password);
  };
  await enter();
  await expect(here.secondStep.form).toBeVisible();
  await whileOff('LOGINIPVERF3', async () => {
    await enter();
    await expect(here.header.balance).toBeVisible();
    await expect(here.secondStep.form).toHaveCount(0);
  });
});

test('AGENTPOLICY3 on asks for the consolidated data of an agent, and off does not', async ({ page }) => {
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  const site = await become(page, 'agent');
  await expect.poll(() => stored('enableSalary')).not.toBeNull();
  await site.header.signOut();
  await whileOff('AGENTPOLICY3', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.open('/login');
    await site.signIn.signIn(demo.agent.account, demo.agent.password);
    await expect(site.header.balance).toBeVisible();
    // Asked for just before the consolidated data would be.
    await expect.poll(() => stored('merchantWallet')).not.toBeNull();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/wps/member/info/funds/consolidated');
    expect(await stored('enableSalary')).toBeNull();
  });
});

test('loginedToHomePage on leads a visitor to the sign-in, and off lets everybody look around', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  await site.open('/rng');
  await expect(site.games.mostPlayed).toBeVisible();
  try {
    await setSwitch(operator, 'aurora', 'loginedToHomePage', true);
    await expect(page).toHaveURL(site.address('/login'));
  } finally {
    await setSwitch(operator, 'aurora', 'loginedToHomePage', false);
  }
  await site.open('/rng');
  await expect(site.games.mostPlayed).toBeVisible();
});

test('CAPTCHA3 on brings a picture to the registration where no code proves the number, and off takes it away', async ({
  page,
}) => {
  const { open, register } = siteOf(page, 'aurora');
  await open('/register');
  await register.chooseUsername();
  await expect(register.mobile.code).toBeVisible();
  await expect(register.captcha).toHaveCount(0);
  try {
    await setSwitch(operator, 'aurora', 'CAPTCHA3', true);
    // The code is enough.
    await open('/register');
    await register.chooseUsername();
    await expect(register.captcha).toHaveCount(0);
    await whileOff('REGMOBVERF3', async () => {
      await open('/register');
      await register.chooseUsername();
      await expect(register.captcha).toBeVisible();
      await expect(register.picture).toHaveAttribute('src', /^data:image\/png;base64,/);
      await setSwitch(operator, 'aurora', 'CAPTCHA3', false);
      await expect(register.captcha).toHaveCount(0);
    });
  } finally {
    await setSwitch(operator, 'aurora', 'CAPTCHA3', false);
  }
});
