import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly remoteAddress?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly body: unknown;
  /** Absent where a test's transport has none. */
  readonly headers?: Readonly<Record<string, number | string | string[] | undefined>>;
}

/** How a test's client reaches an operator. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** An answer may be a file, such as a table of bets. */
const isJson = (contentType: unknown): boolean => /\bjson\b/.test(String(contentType));

export const injecting =
  (app: FastifyInstance): Transport =>
  async (request) => {
    const response = await app.inject(request);
    // Two equal answers must not differ because the machine's clock has ticked between them.
    const { date: _date, ...headers } = response.headers;
    const body: unknown = isJson(headers['content-type']) ? response.json() : response.body;
    return { status: response.statusCode, body, headers };
  };

/** Over the network, to an operator in another process. */
export const overHttp =
  (port: number): Transport =>
  async ({ method, url, headers, payload, query }) => {
    const address = new URL(url, `http://127.0.0.1:${port}`);
    for (const [key, value] of Object.entries(query ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) address.searchParams.append(key, one);
    }
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
      ...(payload ? { body: JSON.stringify(payload) } : {}),
    });
    const body: unknown = await (isJson(response.headers.get('content-type')) ? response.json() : response.text());
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  };

/**
 * Asks again, with the same request id, while the answer is that the operator can't know: its database was away.
 * `notePause` is called for each such answer.
 */
export const persistently =
  (transport: Transport, notePause: () => void): Transport =>
  async (request) => {
    for (;;) {
      const answer = await transport(request);
      if (answer.status !== 503 || (answer.body as { errorCode?: string }).errorCode !== 'system.unavailable')
        return answer;
      notePause();
      await wait(50);
    }
  };
