import { maxAnnouncedIssues } from '@tessera/shared/events';
import { startEdge } from './testing/start-edge.ts';
import { until } from './testing/until.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  site = await startEdge({ notifiedPerSecond: 1_000_000 });
  await until(() => site.operator.announce() > 0);
});
afterEach(() => site.stop());

/** An open page, with the draws and the states of the site that it has received. */
async function openPage() {
  let text = '';
  const stream = await site.ask('/edge/live');
  stream.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  stream.on('error', () => undefined);
  const drawn = () => [...text.matchAll(/event: issues-drawn\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data));
  const states = () => text.split('"status"').length - 1;
  await until(() => states() > 0);
  return { drawn, states };
}
const announce = (merchant: string, issues: readonly object[]) =>
  site.operator.announce({ type: 'issues-drawn', draws: { merchant, issues } });

it('draws are announced once to every open page of their merchant, and those of another merchant to none', async () => {
  const pages = await Promise.all([openPage(), openPage(), openPage()]);
  const issues = [
    { gameCode: 'K3', issue: '20260302-0721' },
    { gameCode: '11X5', issue: '20260302-0240', isVoid: true },
  ];
  announce('lotus', [{ gameCode: 'HN', issue: '20260302-0001' }]);
  announce('aurora', issues);
  await until(() => pages.every((page) => page.drawn().length > 0));
  for (const page of pages) expect(page.drawn()).toEqual([{ issues }]);
});

it('of a draw nothing but game and issue is passed on, and no more issues than a page takes', async () => {
  const page = await openPage();
  const issue = { gameCode: 'K3', issue: '20260302-0721' };
  announce(
    'aurora',
    Array.from({ length: 150 }, () => ({ ...issue, seed: 'secret' })),
  );
  await until(() => page.drawn().length > 0);
  expect(page.drawn()).toEqual([{ issues: Array.from({ length: maxAnnouncedIssues }, () => issue) }]);
});

it('an unknown event of a later operator does not count as a change of the site', async () => {
  const page = await openPage();
  const before = page.states();
  site.operator.bootsAsked = 0;
  site.operator.announce({ type: 'of-a-later-release', merchant: 'aurora' });
  announce('aurora', [{ gameCode: 'K3', issue: '20260302-0721' }]);
  await until(() => page.drawn().length > 0);
  expect([page.states(), site.operator.bootsAsked]).toEqual([before, 0]);
});
