import type { Page } from '@playwright/test';

/**
 * From now on the sign-ins of this page reach the operator from another address, as the edge would forward them: this
 * machine has but one.
 */
export async function signInFromElsewhere(page: Page): Promise<void> {
  await page.route('**/wps/session/login{,/**}', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const headers = {
      ...(await route.request().allHeaders()),
      'x-forwarded-for': '198.51.100.23',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
    };
    const url = `http://127.0.0.1:${process.env.TESSERA_E2E_OPERATOR_PORT}${pathname}`;
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
}
