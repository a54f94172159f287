import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiRequest, onSiteClosed, send } from './client.ts';

let server: Server;
let origin = '';
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (options: Partial<ApiRequest> = {}) =>
  send({ method: 'GET', path: `${origin}/wps/test`, query: {}, headers: {}, ...options });

describe('a request of the page', () => {
  it('sends JSON, or a form, and reads status, time and answer', async () => {
    answer = ({ headers, method, url }, response, body) => {
      response.setHeader('x-server-time', 'Mon, 23 Nov 2026 00:00:00 GMT');
      response.statusCode = 201;
      const { platform, device } = headers;
      response.end(JSON.stringify({ method, url, body, type: headers['content-type'], platform, device }));
    };
    const json = await get({ method: 'POST', body: { amount: '10.50' }, headers: { 'Idempotency-Key': 'k' } });
    expect(json).toEqual({
      status: 201,
      serverTime: 'Mon, 23 Nov 2026 00:00:00 GMT',
      body: {
        method: 'POST',
        url: '/wps/test',
        body: '{"amount":"10.50"}',
        type: 'application/json',
        platform: 'WEB',
        device: 'Desktop',
      },
    });
    const form = await get({ method: 'PUT', body: new URLSearchParams({ name: 'a b' }) });
    expect(form.body).toMatchObject({ body: 'name=a+b', type: 'application/x-www-form-urlencoded;charset=UTF-8' });
    const query = await get({ query: { ids: ['1', '2'], none: undefined, text: 'a&b' } });
    expect(query.body).toMatchObject({ method: 'GET', url: '/wps/test?ids=1&ids=2&text=a%26b', body: '' });
  });

  it('gives the text of an answer that is no JSON', async () => {
    answer = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await get()).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('ends with its caller, before it is sent and while it waits for the answer', async () => {
    await expect(get({ signal: AbortSignal.abort(new Error('left the page')) })).rejects.toThrow('left the page');
    const controller = new AbortController();
    answer = () => controller.abort(new Error('left the page'));
    await expect(get({ signal: controller.signal })).rejects.toThrow('left the page');
  });

  it('is told from a line that is away when no answer comes within 20 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    try {
      answer = () => jest.advanceTimersByTime(20_000);
      await expect(get()).rejects.toMatchObject({ name: 'TimeoutError' });
    } finally {
      jest.useRealTimers();
    }
    answer = (_, response) => response.destroy();
    await expect(get()).rejects.toMatchObject({ name: 'TypeError' });
  });

  it('reports that the site is closed to this visitor', async () => {
    const closed = jest.fn();
    onSiteClosed(closed);
    answer = (_, response) => response.writeHead(503).end('{"success":false,"message":"system.maintenance"}');
    await get();
    answer = (_, response) => response.writeHead(400).end('{"success":false,"message":"amount.invalid"}');
    await get();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
