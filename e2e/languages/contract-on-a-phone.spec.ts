import { siteOf } from '../pages/site.ts';
import { contractStory } from '../support/contract-story.ts';
import { textsIn } from '../support/messages.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('in Vietnamese on a phone an agent offers a real-time salary, the agent below accepts it, and both see the paid bill', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora', textsIn('vi'));
  await contractStory({ site, browser, kind: 'realTime', player: 'dist03', language: 'vi' });
});
