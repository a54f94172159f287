import { text } from 'node:stream/consumers';
import { startEdge } from '../testing/start-edge.ts';
import { sanitisedTexts } from './sanitised-texts.ts';

jest.mock('./sanitised-texts.ts', () => ({ sanitisedTexts: jest.fn(async () => ({})) }));

const serverBuild = "exports.render = async () => '<main>rendered</main>';";
const lines: string[] = [];
let edge: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  const log = { level: 'warn' as const, stream: { write: (line: string) => void lines.push(line) } };
  edge = await startEdge({}, undefined, log, {}, serverBuild);
});
afterAll(() => edge.stop());

async function pageAt(path: string): Promise<string | undefined> {
  const answer = await edge.ask(path);
  const html = await text(answer);
  return answer.statusCode === 200
    ? (/<main>([^<]*)<\/main>/.exec(html)?.[1] ?? 'no first screen')
    : String(answer.statusCode);
}

it('pages whose texts cannot be sanitised come without their first screen, which is logged once', async () => {
  jest
    .mocked(sanitisedTexts)
    .mockRejectedValueOnce(new Error('no parser'))
    .mockRejectedValueOnce(new Error('no parser'));
  expect([await pageAt('/index'), await pageAt('/index')]).toEqual(['no first screen', 'no first screen']);
  expect(lines.filter((line) => line.includes('no parser'))).toHaveLength(1);
  expect(await pageAt('/index')).toBe('rendered');
});

it('a page waits half a second for its texts, and no longer', async () => {
  jest.mocked(sanitisedTexts).mockReturnValueOnce(new Promise(() => undefined));
  expect(await pageAt('/index?lang=en')).toBe('no first screen');
});
