import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from '../../pages/console.ts';
import { siteOf } from '../../pages/site.ts';
import { buttonIn, fieldIn } from '../../pages/tab.ts';
import { consoleSite } from '../../support/addresses.ts';
import { takePicture } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

// What an open page asks for is refused while its visitor's country is blocked.
test.use({ expected: { errors: [/status of 403/] } });

let operator: Page;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
  await operator.goto(`${consoleSite()}/merchant`);
  await operator.getByText('Lotus', { exact: true }).click();
});
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
  const { violations } = await new AxeBuilder({ page: operator }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );

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

  await fieldIn(feedback, '최대 글자 수').fill('500');
  await save('의견 보내기');
  await rules.getByRole('group', { name: 'zalo' }).getByText('표시', { exact: true }).click();
  await save('회원가입 양식');
  for (const name of ['표시', '문구']) await fieldIn(licence, `베트남어 · ${name}`).fill('');
  await save('면허 문구');
  await expect(page.getByText(site.text('shell:footer.sandboxLicence.title'))).toBeVisible();
});
