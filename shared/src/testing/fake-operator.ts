import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { client } from '../api/client.ts';
import { installPayloadCipher } from '../api/payload-cipher.ts';
import { wellFormed } from '../format/well-formed.ts';
import { merchantCurrency } from '../merchant/store.ts';
import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '../wire/define-endpoint.ts';
import { readingMoney, writingMoney } from '../wire/money-codec.ts';

interface Handler {
  readonly endpoint: Endpoint;
  readonly handle: (request: never) => unknown;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly flags: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, flags: Readonly<Record<string, unknown>>) {
    super(code);
    this.status = status;
    this.code = code;
    this.flags = flags;
  }
}

/** Refuses a call from inside a handler, as the operator does. */
export function refuse(code: string, flags: Readonly<Record<string, unknown>> = {}, status = 400): never {
  throw new Refused(status, code, flags);
}

/** One received call, parsed by the endpoint's own schema. */
export interface FakeCall<Request = unknown> {
  readonly request: Request;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly atMs: number;
}

/** The operator of one test; made by {@link fakeOperator}. */
export interface FakeOperator {
  /**
   * Answers an endpoint; requests and answers are checked by the endpoint's own schemas, so a wrong fake fails. A
   * later answer replaces an earlier one.
   */
  answer<E extends Endpoint>(endpoint: E, handle: (request: RequestOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>): void;
  /** Calls of an endpoint so far, oldest first, including refused ones. */
  calls<E extends Endpoint>(endpoint: E): readonly FakeCall<RequestOf<E>>[];
  /** Turns the network off, or on again. */
  setOnline(isOnline: boolean): void;
}

/** Replaces the operator below the API client: everything above it is real. */
export function fakeOperator(): FakeOperator {
  const handlers: Handler[] = [];
  const calls: (FakeCall & { readonly endpoint: string })[] = [];
  let isOnline = true;
  installPayloadCipher({
    seal: async (payload) => ({ body: { value: JSON.stringify(payload) }, headers: { Encryption: 'none' } }),
  });
  client.defaults.adapter = async (config) => {
    if (!isOnline) throw new Error('Network Error');
    const found = handlers.findLast(({ endpoint }) => matches(endpoint, config));
    if (!found) return respond(config, 404, { success: false, message: 'call.unknown' });
    const request = requestOf(found.endpoint, config);
    calls.push({ endpoint: found.endpoint.name, request, headers: headersOf(config), atMs: Date.now() });
    try {
      return respond(config, 200, { success: true, value: await answer(found, request) });
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      return respond(config, cause.status, { success: false, message: cause.code, value: cause.flags });
    }
  };
  return {
    answer: (endpoint, handle) => handlers.push({ endpoint, handle }),
    calls: <E extends Endpoint>({ name }: E) =>
      calls.filter(({ endpoint }) => endpoint === name) as unknown as readonly FakeCall<RequestOf<E>>[],
    setOnline: (next) => {
      isOnline = next;
    },
  };
}

const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const matches = (endpoint: Endpoint, { method, url }: InternalAxiosRequestConfig): boolean =>
  endpoint.method === method?.toUpperCase() && pathPattern(endpoint.path).test(url ?? '');

function requestOf(endpoint: Endpoint, config: InternalAxiosRequestConfig): unknown {
  const sent = sentIn(config);
  const opened = endpoint.isEncrypted ? (JSON.parse(String(sent.value)) as Record<string, unknown>) : sent;
  return v.parse(schemaFor(endpoint.request, readingMoney(merchantCurrency())), {
    ...opened,
    ...pathPattern(endpoint.path).exec(config.url ?? '')?.groups,
  });
}

function sentIn({ data, params }: InternalAxiosRequestConfig): Record<string, unknown> {
  if (typeof data !== 'string') {
    // Texts as URLs contain them.
    const carried = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      typeof value === 'string' ? wellFormed(value) : value,
    ];
    return Object.fromEntries(Object.entries(params ?? {}).map((entry) => carried(entry)));
  }
  return data.startsWith('{') ? JSON.parse(data) : Object.fromEntries(new URLSearchParams(data));
}

const headersOf = ({ headers }: InternalAxiosRequestConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]));

const answer = async ({ endpoint, handle }: Handler, request: unknown): Promise<unknown> =>
  v.parse(schemaFor(endpoint.answer, writingMoney(merchantCurrency())), await handle(request as never));

const respond = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => ({
  data,
  status,
  statusText: '',
  headers: {},
  config,
});
