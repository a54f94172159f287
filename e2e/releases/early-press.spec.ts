import { siteOf } from '../pages/site.ts';
import { addRelease, mixedAddress, serve, served } from '../support/kept-releases.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';

let current: ReturnType<typeof served>;
test.beforeEach(() => {
  current = served();
});
test.afterEach(() => serve(current));

test('early pressed numbers stay chosen when the lottery gets a release before the scripts have come', async ({
  page,
}) => {
  const version = '1.0.0-before-scripts';
  const release = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { lottery } = siteOf(page, 'aurora');
  const numbers = ['03', '05'].map(lottery.number);
  await openRendered(page, `${mixedAddress()}/lottery?gameCode=PK10`, numbers[0]);
  for (const number of numbers) await number.click();
  addRelease('lottery', { version });
  serve({ ...current, lottery: version });
  release();
  for (const number of numbers) await expect(number).toHaveAttribute('aria-pressed', 'true');
  // The page stays with the release that it was rendered with.
  expect(asked.filter((path) => path.startsWith('/assets/lottery/'))).not.toEqual([]);
  expect(asked.filter((path) => path.includes(version))).toEqual([]);
});
