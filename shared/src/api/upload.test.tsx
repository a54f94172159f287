import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiRequest } from './client.ts';
import { upload } from './upload.ts';

describe('an upload whose progress is followed', () => {
  let answer: (request: IncomingMessage, response: ServerResponse, text: string) => void;
  let server: Server;
  let path: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      for (const [name, value] of [
        ['origin', '*'],
        ['headers', '*'],
      ])
        response.setHeader(`access-control-allow-${name}`, value as string);
      response.setHeader('access-control-expose-headers', 'x-server-time');
      if (request.method === 'OPTIONS') return response.end();
      let text = '';
      for await (const chunk of request) text += chunk;
      answer(request, response, text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`;
  });
  afterAll(() => server.close());
  const request = (more: Partial<ApiRequest> = {}): ApiRequest => ({
    ...{ method: 'POST', path, query: {}, body: { image: 'x'.repeat(300_000) }, headers: { merchant: 'aurora' } },
    ...{ onProgress: () => undefined, ...more },
  });

  it('reports what has left, and answers as any other call', async () => {
    answer = (received, response, text) => {
      response.setHeader('x-server-time', '2026-03-04T00:00:00Z');
      response.end(JSON.stringify({ length: text.length, merchant: received.headers.merchant }));
    };
    // jsdom sends everything at once and reports no size; a browser reports parts of it, like this.
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    send.mockImplementationOnce(function (this: XMLHttpRequest, body) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }));
      send.mockRestore();
      this.send(body);
    });
    const seen: number[] = [];
    expect(await upload(request({ onProgress: (sent) => seen.push(sent) }))).toEqual({
      status: 200,
      serverTime: '2026-03-04T00:00:00Z',
      body: { length: 300_012, merchant: 'aurora' },
    });
    expect(seen).toEqual([0.25]);
  });

  it('answers a refusal, and rejects when the line breaks or the caller gives it up', async () => {
    answer = (_received, response) => {
      response.statusCode = 413;
      response.end('{"success":false}');
    };
    expect(await upload(request())).toMatchObject({ status: 413, body: { success: false } });
    answer = (received) => received.socket.destroy();
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(upload(request())).rejects.toThrow(TypeError);
    reported.mockRestore();
    const leaving = new AbortController();
    answer = () => leaving.abort();
    await expect(upload(request({ signal: leaving.signal }))).rejects.toThrow('given up');
  });
});
