import { siteOf } from '../pages/site.ts';
import { signInFromElsewhere } from '../support/elsewhere.ts';
import { PASSWORD, register, visitorOf } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a sign-in from a new address asks for the account holder’s name, and enters nobody without it', async ({
  page,
}) => {
  test.slow();
  const here = siteOf(page, 'aurora');
  const account = await register(here);
  const there = await visitorOf(here);
  await signInFromElsewhere(there.page);
  await there.signIn.signIn(account, PASSWORD);
  const { secondStep } = there;
  await expect(secondStep.form).toBeVisible();
  await secondStep.answerWith('아무나');
  await expect(secondStep.fault).toBeVisible();
  await expect(there.header.balance).toHaveCount(0);
  await secondStep.answerWith('데모회원');
  await expect(there.header.balance).toBeVisible();
});
