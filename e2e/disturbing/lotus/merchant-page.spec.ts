import type { Locator, Page } from '@playwright/test';
import { createAgent, openConsole, putSettings, readSettings } from '../../pages/console.ts';
import { popularSlots } from '../../pages/game-list.ts';
import { noticeOf } from '../../pages/sign-in-dialog.ts';
import { siteOf } from '../../pages/site.ts';
import { buttonIn, fieldIn } from '../../pages/tab.ts';
import { consoleSite } from '../../support/addresses.ts';
import { axeFor, seriousFaultsOf } from '../../support/axe.ts';
import { takePicture } from '../../support/pictures.ts';
import { demo, newAccount, newMobile, PASSWORD } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';

// What an open page asks for is refused while its visitor's country is blocked.
test.use({ expected: { errors: [/status of 403/] } });

let operator: Page;
let settings: object;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
  settings = await readSettings(operator, 'lotus');
  await operator.goto(`${consoleSite()}/merchant`);
  await operator.getByText('Lotus', { exact: true }).click();
});
test.afterEach(() => putSettings(operator, 'lotus', settings));
test.afterAll(() => operator.context().close());

const part = (name: string): Locator => operator.getByRole('form', { name, exact: true });

async function save(name: string): Promise<void> {
  const stored = operator.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/settings'),
  );
  await buttonIn(part(name), '저장').click();
  expect((await stored).status()).toBe(200);
  await expect(operator.getByText(`저장했습니다: ${name}`).first()).toBeVisible();
}

test('what the console’s merchant page changes is on open pages at once: wording, bounds, form, blocked countries', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'lotus');
  await site.open('/feedback');
  await expect(page.getByText(site.text('shell:footer.sandboxLicence.title'))).toBeVisible();
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  }))
    for (const colorScheme of ['dark', 'light'] as const) {
      await operator.setViewportSize(viewport);
      await operator.emulateMedia({ colorScheme });
      await takePicture(operator, `console-merchant-${colorScheme}-${size}`);
    }
  expect((await seriousFaultsOf(axeFor(operator))).map(({ id }) => id)).toEqual([]);

  const licence = part('면허 문구');
  await fieldIn(licence, '베트남어 · 표시').fill('Bản thử nghiệm');
  await buttonIn(licence, '저장').click();
  await expect(licence.getByRole('alert')).toBeVisible();
  await fieldIn(licence, '베트남어 · 문구').fill('Không phải giấy phép');
  await save('면허 문구');
  await expect(page.getByText('Không phải giấy phép')).toBeVisible();

  const feedback = part('의견 보내기');
  await fieldIn(feedback, '최대 글자 수').fill('77');
  await save('의견 보내기');
  await expect(page.getByText(/77/).first()).toBeVisible();

  await site.open('/register');
  await site.register.chooseUsername();
  await expect(site.register.field('username')).toBeVisible();
  const zalo = page.getByRole('textbox', { name: /Zalo/ });
  await expect(zalo).toHaveCount(0);
  const rules = part('회원가입 양식');
  await rules.getByRole('group', { name: 'zalo' }).getByText('표시', { exact: true }).click();
  await save('회원가입 양식');
  await expect(zalo).toBeVisible();

  await site.open();
  await fieldIn(part('차단 국가'), '차단 국가').fill('VN');
  await save('차단 국가');
  await expect(site.closed.title('region')).toBeVisible();
  await fieldIn(part('차단 국가'), '차단 국가').fill('');
  await save('차단 국가');
  await expect(site.closed.title('region')).toHaveCount(0);

  for (const name of ['표시', '문구']) await fieldIn(licence, `베트남어 · ${name}`).fill('');
  await save('면허 문구');
  await expect(page.getByText(site.text('shell:footer.sandboxLicence.title'))).toBeVisible();
});

test('a host that the console sets for agents alone shows the site, refuses a member by name and lets agents in', async ({
  page,
}) => {
  const site = siteOf(page, 'lotus');
  const { signIn, header } = site;
  await fieldIn(part('에이전트 전용 호스트'), '에이전트 전용 호스트').fill('agents.localhost');
  await save('에이전트 전용 호스트');
  await page.goto(site.address('/login').replace('lotus.', 'agents.'));
  await signIn.signIn(demo.member.account, demo.member.password);
  await expect(signIn.error('login_not_agent')).toBeVisible();
  await expect(header.balance).toHaveCount(0);
  // Who has come in is asked for a password of their own, as the console made the account.
  const agent = newAccount();
  await createAgent(operator, 'lotus', agent, PASSWORD);
  await signIn.signIn(agent, PASSWORD);
  await expect(site.change.form).toBeVisible();
});

test('an open page opens customer service on the host that the console lists, and the next page takes pictures from its hosts alone', async ({
  page,
}) => {
  const site = siteOf(page, 'lotus');
  await site.open();
  const support = part('고객 상담');
  await fieldIn(support, '허용 호스트').fill('harbor.localhost');
  await fieldIn(support, '일반 상담 주소').fill('http://harbor.localhost/helpmc');
  await save('고객 상담');
  const opened = page.waitForEvent('popup');
  await site.menu.choose('shell:support.name');
  const popup = await opened;
  await popup.waitForURL(siteOf(popup, 'harbor').address('/helpmc'));
  await popup.close();

  await fieldIn(part('CDN 호스트'), '이미지 호스트').fill('http://images-2.localhost');
  await save('CDN 호스트');
  const answer = await site.open('/rng?q=Starlit+Crystal+Palace');
  const picture = site.games.picture(popularSlots[0]);
  await expect(picture).toHaveAttribute('src', /^http:\/\/images-2\.localhost:/);
  expect(answer?.headers()['content-security-policy']).not.toContain('images-1');
});

test('an error of the SMS channel that the console chose is shown on an open page in its own words', async ({
  page,
}) => {
  const site = siteOf(page, 'lotus');
  const { mobile } = site.register;
  await site.open('/register');
  await mobile.number.fill(newMobile('lotus'));
  const channel = part('외부 SMS 인증');
  await channel.getByRole('checkbox').check({ force: true });
  await channel.getByRole('combobox').click();
  await operator.getByRole('option', { name: 'quota.exceeded' }).click();
  const refreshed = page.waitForResponse(/\/wps\/system\/setting\/register/);
  await save('외부 SMS 인증');
  await refreshed;
  await mobile.send.click();
  await expect(noticeOf(site, 'auth:error.phone_auth_quota_exceeded')).toBeVisible();
});
