import { siteOf } from '../pages/site.ts';
import { addRelease, mixedAddress, serve, served } from '../support/kept-releases.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';

let current: ReturnType<typeof served>;
test.beforeEach(() => {
  current = served();
});
test.afterEach(() => serve(current));

test('a bet that is chosen and added before any script has come is on the slip once, though the lottery gets a release meanwhile', async ({
  page,
}) => {
  const version = '1.0.0-before-scripts';
  const release = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { lottery } = siteOf(page, 'aurora');
  const big = lottery.side('lottery:option.big');
  await openRendered(page, `${mixedAddress()}/elott?gameCode=EK3M5&playType=sum-sides`, big);
  await big.click();
  await lottery.add.click();
  addRelease('lottery', { version });
  serve({ ...current, lottery: version });
  release();
  await expect(lottery.inSlip).toHaveCount(1);
  // The page stays with the release that it was rendered with.
  expect(asked.filter((path) => path.startsWith('/assets/lottery/'))).not.toEqual([]);
  expect(asked.filter((path) => path.includes(version))).toEqual([]);
});
