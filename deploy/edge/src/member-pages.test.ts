import { startEdge } from './testing/start-edge.ts';
import { until } from './testing/until.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  site = await startEdge({ gatherMs: 40, followedPerSecond: 1_000_000 });
  await until(() => site.operator.announce() > 0);
});
afterEach(() => site.stop());

/** An open page, with what it has received, event by event. */
async function openPage() {
  let text = '';
  const stream = await site.ask('/edge/live');
  stream.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  stream.on('error', () => undefined);
  const all = (event: string) => [...text.matchAll(new RegExp(`event: ${event}\ndata: (.*)\n`, 'g'))].map(([, d]) => d);
  await until(() => all('stream').length > 0);
  return { all, close: () => stream.destroy() };
}
type Page = Awaited<ReturnType<typeof openPage>>;

/** The operator has read the token of a page, and says whose stream it is. */
async function follow(page: Page, member: number, session = `${member}`.padEnd(16, '0'), forMs = 60_000) {
  const stream = page.all('stream').at(-1);
  site.operator.announce({ type: 'stream-followed', merchant: 'aurora', member, session, stream, forMs });
  await until(() => page.all('following').at(-1) === stream);
}
const change = (member: number, kind: string) =>
  site.operator.announce({ type: 'member-changed', merchant: 'aurora', member, kind });
/** When a change of somebody else has arrived, those before have as well. */
async function afterAll(last: Page, member: number): Promise<void> {
  const before = last.all('changed').length;
  change(member, 'last');
  await until(() => last.all('changed').length > before);
}

it('every page of a member is sent what has changed, and pages of others and of visitors nothing', async () => {
  const [first, second, other, visitor] = await Promise.all([openPage(), openPage(), openPage(), openPage()]);
  await follow(first, 7);
  await follow(second, 7);
  await follow(other, 8);
  change(7, 'deposit');
  change(7, 'balance');
  await until(() => [first, second].every((page) => page.all('changed').length > 0));
  expect([first.all('changed'), second.all('changed')]).toEqual([['balance deposit'], ['balance deposit']]);
  expect([other.all('changed'), visitor.all('changed')]).toEqual([[], []]);
});

it('what changes for all members of a merchant is sent to the pages of each, and to no visitor', async () => {
  const [first, second, visitor] = await Promise.all([openPage(), openPage(), openPage()]);
  await follow(first, 7);
  await follow(second, 8);
  site.operator.announce({ type: 'members-changed', merchant: 'aurora', kind: 'promotion' });
  site.operator.announce({ type: 'members-changed', merchant: 'lotus', kind: 'reward' });
  await until(() => [first, second].every((page) => page.all('changed').length > 0));
  await afterAll(second, 8);
  expect([first.all('changed'), second.all('changed')]).toEqual([['promotion'], ['promotion', 'last']]);
  expect(visitor.all('changed')).toEqual([]);
});

it('a hundred changes at once are one message', async () => {
  const page = await openPage();
  await follow(page, 7);
  for (let n = 0; n < 100; n += 1) change(7, 'balance');
  await until(() => page.all('changed').length > 0);
  await new Promise((resume) => setTimeout(resume, 80));
  expect(page.all('changed')).toEqual(['balance']);
});

it('a page is sent nothing after its session was ended, signed out or is over, also of what waited to be sent', async () => {
  const [ended, left, over, other] = await Promise.all([openPage(), openPage(), openPage(), openPage()]);
  await follow(ended, 7, 'aaaaaaaaaaaaaaaa');
  await follow(left, 7, 'bbbbbbbbbbbbbbbb');
  await follow(over, 7, 'cccccccccccccccc', 0);
  await follow(other, 7, 'dddddddddddddddd');
  change(7, 'balance');
  site.operator.announce({ type: 'session-ended', merchant: 'aurora', session: 'aaaaaaaaaaaaaaaa' });
  site.operator.announce({ type: 'session-ended', merchant: 'aurora', session: 'bbbbbbbbbbbbbbbb', isOwn: true });
  await afterAll(other, 7);
  expect([ended, left, over].map((page) => page.all('changed'))).toEqual([[], [], []]);
  // What signs out itself needs no notice; pages of other sessions get none.
  expect(other.all('session-ended')).toEqual(['aaaaaaaaaaaaaaaa']);
});

it('a stream is of nobody when its id or its merchant is another, and after its page has closed', async () => {
  const [page, other] = await Promise.all([openPage(), openPage()]);
  const [stream] = page.all('stream');
  const claim = { type: 'stream-followed', member: 7, session: '7', stream, forMs: 60_000 };
  site.operator.announce({ ...claim, merchant: 'lotus' });
  site.operator.announce({ ...claim, merchant: 'aurora', stream: 'x'.repeat(22) });
  await follow(other, 8);
  change(7, 'balance');
  await afterAll(other, 8);
  expect([page.all('following'), page.all('changed')]).toEqual([[], []]);
  other.close();
  change(8, 'balance');
});

it('a page says again whose it is after changes may have been missed, and another token of its tab replaces the first', async () => {
  const page = await openPage();
  await follow(page, 7);
  for (const event of [{ type: 'clock-changed' }, { type: 'member-changed' }]) {
    const before = page.all('stream').length;
    site.operator.announce(event);
    await until(() => page.all('stream').length > before);
    change(7, 'balance');
  }
  expect(new Set(page.all('stream')).size).toBe(3);
  await follow(page, 8);
  await follow(page, 9);
  change(8, 'balance');
  await afterAll(page, 9);
  expect(page.all('changed')).toEqual(['last']);
});
