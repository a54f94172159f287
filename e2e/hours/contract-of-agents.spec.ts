import { siteOf } from '../pages/site.ts';
import { contractStory } from '../support/contract-story.ts';
import { test } from '../support/test.ts';

test('an agent offers an hourly salary, the agent below accepts it in a second browser, and both see the paid bill of the hour', async ({
  page,
  browser,
}) => {
  test.slow();
  await contractStory({ site: siteOf(page, 'aurora'), browser, kind: 'hourly', player: 'd03m01' });
});
