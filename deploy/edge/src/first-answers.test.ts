import type { FirstScreen } from '@tessera/shared/contract';
import { deviceOf, FirstAnswerCache } from './first-answers.ts';
import { pageHtml } from './page-html.ts';
import { FakeOperator } from './testing/fake-operator.ts';

const operator = new FakeOperator();
let answers: FirstAnswerCache;
/** A busy machine may be slower than a page would wait. */
const waiting = (ms: number) => new FirstAnswerCache(`http://127.0.0.1:${operator.port}`, ms);
beforeAll(() => operator.start());
afterAll(() => operator.stop());
beforeEach(() => {
  operator.calls = 0;
  answers = waiting(10_000);
});

const visitor = {
  merchant: 'aurora',
  language: 'VI',
  device: 'Mobile',
  settingsVersion: 4,
  ip: '203.0.113.7',
} as const;
const screen = (...calls: string[]): readonly FirstScreen[] => [{ calls }];

describe('the answers that come with a page', () => {
  it('are asked for as a browser asks, without the edge’s own key', async () => {
    const texts = await answers.of(screen('/wps/echo?of={merchant}&in={language}&on={device}'), visitor);
    const address = '/wps/echo?of=aurora&in=VI&on=Mobile';
    const { headers } = JSON.parse(texts.get(address) ?? '').value;
    expect(headers).toMatchObject({ merchant: 'aurora', language: 'VI', device: 'Mobile', platform: 'WEB' });
    expect(headers['x-forwarded-for']).toBe(visitor.ip);
    expect(headers).not.toHaveProperty('x-internal-key');
  });

  it('are sent to further pages for a moment, but not to those of another merchant, language or device, nor after a change', async () => {
    const of = (change: object = {}) => answers.of(screen('/wps/echo'), { ...visitor, ...change });
    await Promise.all([of(), of(), of({ ip: '203.0.113.8' })]);
    expect(operator.calls).toBe(1);
    for (const change of [{ merchant: 'lotus' }, { language: 'KO' }, { device: 'Desktop' }, { settingsVersion: 5 }])
      await of(change);
    expect(operator.calls).toBe(5);
    answers.forget();
    await of();
    expect(operator.calls).toBe(6);
  });

  it('are sent for some seconds more while the operator is asked again, and no longer', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    // The operator answers with the address that it was asked from.
    const of = async (ip: string) => (await answers.of(screen('/wps/echo'), { ...visitor, ip })).get('/wps/echo');
    expect(await of('203.0.113.1')).toContain('203.0.113.1');
    now.mockReturnValue(3_001);
    expect(await of('203.0.113.2')).toContain('203.0.113.1');
    while (!(await of('203.0.113.3'))?.includes('203.0.113.2')) await new Promise(setImmediate);
    expect(operator.calls).toBe(2);
    now.mockReturnValue(13_002);
    expect(await of('203.0.113.4')).toContain('203.0.113.4');
    now.mockRestore();
  });

  it('are sent for the same seconds where the operator fails meanwhile, and are there again as soon as it does not', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const error = jest.spyOn(console, 'error').mockImplementation();
    const of = async () => (await answers.of(screen('/wps/sometimes'), visitor)).get('/wps/sometimes');
    expect(await of()).toBeDefined();
    now.mockReturnValue(3_001);
    operator.isFailing = true;
    expect(await of()).toBeDefined();
    while (operator.failures === 0) await new Promise(setImmediate);
    now.mockReturnValue(5_000);
    expect(await of()).toBeDefined();
    // Longer than it may be sent: it is asked for, and there is none.
    now.mockReturnValue(10_001);
    expect(await of()).toBeUndefined();
    operator.isFailing = false;
    now.mockReturnValue(13_002);
    expect(await of()).toBeDefined();
    now.mockRestore();
    error.mockRestore();
  });

  it('are asked for anew after a change that concerns their merchant alone', async () => {
    const of = (merchant: string) => answers.of(screen('/wps/echo'), { ...visitor, merchant });
    for (const merchant of ['aurora', 'lotus']) await of(merchant);
    answers.forget('aurora');
    for (const merchant of ['aurora', 'lotus']) await of(merchant);
    expect(operator.calls).toBe(3);
  });

  it('about draws are asked for anew after a draw of their merchant, and no others', async () => {
    const draws = screen('/lgw/echo');
    const lists = screen('/wps/echo');
    const pages = [
      ['aurora', draws],
      ['aurora', lists],
      ['lotus', draws],
    ] as const;
    const load = () => Promise.all(pages.map(([merchant, calls]) => answers.of(calls, { ...visitor, merchant })));
    const editions = () => pages.map(([merchant, calls]) => answers.editionOf(merchant, calls));
    await load();
    const before = editions();
    answers.forgetDraws('aurora');
    expect(editions().map((edition, at) => edition === before[at])).toEqual([false, true, true]);
    await load();
    expect(operator.calls).toBe(4);
    answers.forget('aurora');
    expect(editions().map((edition, at) => edition === before[at])).toEqual([false, false, true]);
  });

  it('are cached up to a number, however many lists somebody asks for', async () => {
    answers = new FirstAnswerCache(`http://127.0.0.1:${operator.port}`, 10_000, 5);
    const of = (kind: number) => answers.of(screen(`/wps/echo?kind=${kind}`), visitor);
    for (let kind = 0; kind <= 5; kind += 1) await of(kind);
    await of(5);
    expect(operator.calls).toBe(6);
    await of(0);
    expect(operator.calls).toBe(7);
  });

  it('are only those that arrive in time, and the page waits for no other', async () => {
    let answer: () => void = () => undefined;
    operator.late = new Promise((resolve) => {
      answer = resolve;
    });
    const texts = await waiting(500).of(screen('/wps/short', '/wps/late'), visitor);
    expect([...texts.keys()]).toEqual(['/wps/short']);
    answer();
  });

  it('are only successful ones, and none that is larger than a page should be', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const texts = await answers.of(screen('/wps/closed', '/wps/cut', '/wps/unknown', '/wps/large'), visitor);
    expect([...texts.keys()]).toEqual([]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('/wps/cut'));
    error.mockRestore();
  });

  it('are public: a contract reaches nothing else through the edge', async () => {
    const calls = [
      '/internal/merchants',
      '/wps/../internal/merchants',
      '//127.0.0.2/wps/echo',
      'http://127.0.0.2/wps/x',
      // Two that no base makes an address of that origin, and one that is none at all.
      '/\\127.0.0.2/wps/x',
      'wps/echo',
      '//[/wps/x',
    ];
    expect((await answers.of(screen(...calls), visitor)).size).toBe(0);
    expect(operator.calls).toBe(0);
  });
});

it('answers are data in the page, whatever an operator writes into them', () => {
  const body = { success: true, value: '</script><b>' };
  const shell = { base: '/', boot: { css: [], js: [] }, parts: {} };
  const html = pageHtml({
    ...{
      boot: { merchant: { name: 'Aurora' } } as never,
      releases: { shell } as never,
      preloads: [],
      theme: '',
      styleText: () => undefined,
    },
    ...{ pictures: {}, nonce: 'n', failure: {} as never, head: [], hasAccount: false },
    answers: { language: 'KO', texts: new Map([['/wps/a?b="c"', JSON.stringify(body)]]) },
  });
  const text = html.split('id="tessera-first-answers">')[1]?.split('</script>')[0];
  expect(JSON.parse(text ?? '')).toEqual({ language: 'KO', bodies: { '/wps/a?b="c"': body } });
});

it('a browser that calls itself mobile gets the answers of a phone', () => {
  expect(deviceOf({ 'sec-ch-ua-mobile': '?1' })).toBe('Mobile');
  expect(deviceOf({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' })).toBe('Mobile');
  expect(deviceOf({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (X11; Linux)' })).toBe('Desktop');
  expect(deviceOf({})).toBe('Desktop');
});
