import { text } from 'node:stream/consumers';
import { languageFor } from './away-page.ts';
import { spoken, startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

describe('while the operator is away', () => {
  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await site.operator.stop();
  });
  afterAll(() => jest.restoreAllMocks());

  it('a visitor of whom nothing is known reads so in a language of theirs, with a retry, and no script may run', async () => {
    const answer = await site.ask('/rng?sort="new"', { 'accept-language': 'fr-FR,en-GB;q=0.9' });
    const page = await text(answer);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<h1>Not &lt;opened&gt;</h1>');
    expect(page).toContain(`<a href="">${spoken.en.retry}</a>`);
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page) ?? [];
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'nonce-${nonce}'`);
    expect(await text(await site.ask('/'))).toContain(spoken.ko.title);
  });

  it.each(['/boot.json', '/edge/live', '/edge/live.json'])('%s says that asking again is worth it', async (path) => {
    const answer = await site.ask(path);
    expect([answer.statusCode, answer.headers['retry-after'], await text(answer)]).toEqual([503, '5', '']);
  });

  it('the page is there again when the operator is', async () => {
    await site.operator.start();
    const answer = await site.ask('/');
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain('id="tessera-boot"');
  });
});

it('the language of a visitor is the first one asked for that there is', () => {
  const languages = ['ko', 'en', 'vi'];
  expect(languageFor('de, vi-VN;q=0.8, en;q=0.7', languages)).toBe('vi');
  expect(languageFor('*', languages)).toBe('ko');
  expect(languageFor(undefined, languages)).toBe('ko');
});
