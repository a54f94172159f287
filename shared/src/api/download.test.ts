import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { installMerchant } from '../merchant/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { type ApiRequest, installTransport } from './client.ts';
import { download } from './download.ts';
import { fileOrThrow } from './index.ts';

describe('a file that is downloaded', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const request = (more: Partial<ApiRequest> = {}): ApiRequest => ({
    ...{ method: 'GET', path: `${origin}/file`, query: { period: '7d' }, headers: { authorization: 'token' } },
    ...{ isFile: true, ...more },
  });

  it('stays what it is, byte by byte, and its token is in a header', async () => {
    let seen: IncomingMessage | undefined;
    answer = (received, response) => {
      seen = received;
      response.setHeader('content-type', 'text/csv; charset=utf-8');
      response.setHeader('x-server-time', '2026-03-04T00:00:00Z');
      response.write('\uFEFF계정');
      response.end(',금액\r\n');
    };
    const { status, serverTime, body } = await download(request());
    expect([status, serverTime, seen?.url, seen?.headers.authorization]).toEqual([
      ...[200, '2026-03-04T00:00:00Z', '/file?period=7d', 'token'],
    ]);
    const file = body as Blob;
    expect(file.type).toBe('text/csv; charset=utf-8');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from('\uFEFF계정,금액\r\n'));
  });

  it('is a refusal like that of any other call, and nothing when the line breaks on the way or it is given up', async () => {
    answer = (_received, response) => {
      response.statusCode = 429;
      response.end('{"success":false,"message":"request.too.frequent"}');
    };
    expect(await download(request())).toMatchObject({ status: 429, body: { success: false } });
    answer = (received, response) => {
      response.write('계정');
      setTimeout(() => received.socket.destroy(), 20);
    };
    await expect(download(request())).rejects.toThrow();
    const given = new AbortController();
    answer = (_received, response) => {
      response.write('계정');
      given.abort(new DOMException('Not wanted any more.', 'AbortError'));
    };
    await expect(download(request({ signal: given.signal }))).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reaches its caller as it came, and a refusal as an error', async () => {
    const endpoint = defineEndpoint({
      ...{ name: 'test.file', method: 'GET', path: '/file', module: null, token: 'none', isFile: true },
      ...{ request: v.object({}), answer: v.string() },
    });
    installMerchant({
      ...{ code: 'aurora', name: 'Aurora', brand: 'aurora', currency: 'P', languages: ['ko'], defaultLanguage: 'ko' },
      timeZone: 'Asia/Seoul',
    });
    installTransport(({ path, ...rest }) => download({ ...rest, path: origin + path }));
    answer = (_received, response) => void response.end('\uFEFF계정');
    expect((await fileOrThrow(endpoint, {})).size).toBe(9);
    answer = (_received, response) => {
      response.statusCode = 429;
      response.end('{"success":false,"message":"request.too.frequent"}');
    };
    await expect(fileOrThrow(endpoint, {})).rejects.toMatchObject({ code: 'request.too.frequent' });
  });
});
