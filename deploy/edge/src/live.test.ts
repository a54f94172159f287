import type { IncomingMessage } from 'node:http';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  site = await startEdge();
});
afterEach(() => site.stop());

const patienceMs = 5_000;
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + patienceMs; !holds(); ) {
    if (Date.now() > end) throw new Error('It never came.');
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

/** The statuses an open page has heard so far. */
function hearing(stream: IncomingMessage): readonly number[] {
  const heard: number[] = [];
  stream.setEncoding('utf8').on('data', (text: string) => {
    for (const [, status] of text.matchAll(/"status":(\d)/g)) heard.push(Number(status));
  });
  stream.on('error', () => undefined);
  return heard;
}

describe('an open page', () => {
  it('hears how things stand as soon as its stream is open, and then every change', async () => {
    await until(() => site.operator.announce() > 0);
    await site.ask('/');
    // Between the answer of the page and its stream: nobody listens yet.
    site.operator.boot = { ...site.operator.boot, status: 1 };
    site.operator.announce();
    const heard = hearing(await site.ask('/edge/live'));
    await until(() => heard.at(-1) === 1);
    site.operator.boot = { ...site.operator.boot, status: 2 };
    site.operator.announce();
    await until(() => heard.at(-1) === 2);
  });

  it('hears what changed while the edge had no line to the operator, and keeps what it knew until then', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation();
    const heard = hearing(await site.ask('/edge/live'));
    await until(() => heard.length > 0 && site.operator.announce() > 0);
    const known = heard.length;
    await site.operator.stop();
    site.operator.boot = { ...site.operator.boot, status: 1 };
    await site.operator.start();
    await until(() => heard.at(-1) === 1);
    expect(heard.slice(0, known).every((status) => status === 0)).toBe(true);
    expect(reported.mock.calls[0]).toEqual([expect.stringContaining("the operator's events broke off")]);
    reported.mockRestore();
  });
});
