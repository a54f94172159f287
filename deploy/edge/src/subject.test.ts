import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readVisitorKey, visitorCookie } from './subject.ts';
import { startEdge } from './testing/start-edge.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-visitors-'));
  file = join(folder, 'private/visitor-key');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the id of a visitor', () => {
  let site: Awaited<ReturnType<typeof startEdge>>;
  beforeEach(async () => {
    site = await startEdge({}, undefined, undefined, { visitorKeyFile: file });
  });
  afterEach(() => site.stop());
  /** The cookie that a page sets, as a browser sends it. */
  const pageWith = async (cookie: string) => {
    const answer = await site.ask('/', { cookie });
    await text(answer);
    return answer.headers['set-cookie']?.find((line) => line.startsWith('visitor='))?.split(';')[0];
  };

  it('is given with the first page, and stays', async () => {
    const first = await pageWith('');
    expect(first).toMatch(/^visitor=[\w-]{22}\.[\w-]{22}$/);
    expect(await pageWith(first ?? '')).toBeUndefined();
  });

  it('stays over a restart, and at another edge with the same key', async () => {
    const first = await pageWith('');
    await site.stop();
    site = await startEdge({}, undefined, undefined, { visitorKeyFile: file });
    expect(await pageWith(first ?? '')).toBeUndefined();
  });

  it.each([
    ['has no signature', 'visitor=AAAAAAAAAAAAAAAAAAAAAA'],
    ['was made up', `visitor=AAAAAAAAAAAAAAAAAAAAAA.${'A'.repeat(22)}`],
    ['was signed with another key', `visitor=${visitorCookie('A'.repeat(22), Buffer.alloc(32))}`],
  ])('is replaced when it %s', async (_, cookie) => {
    expect(await pageWith(cookie)).toMatch(/^visitor=(?!A{22})[\w-]{22}\./);
  });
});

describe('the key that signs the ids of visitors', () => {
  it('is made once, for this account alone', async () => {
    const [one, other] = await Promise.all([readVisitorKey(file), readVisitorKey(file)]);
    expect(one).toHaveLength(32);
    expect(other).toEqual(one);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is refused when its file is damaged', async () => {
    await readVisitorKey(file);
    writeFileSync(file, '');
    await expect(readVisitorKey(file)).rejects.toThrow(/visitor-key has no key/);
  });
});
