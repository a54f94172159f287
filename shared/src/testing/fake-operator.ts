import * as v from 'valibot';
import { type ApiAnswer, type ApiRequest, installTransport } from '../api/client.ts';
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

/** Replaces the operator below the API client: everything above it is real. Half of an upload has left when it is answered. */
export function fakeOperator(): FakeOperator {
  const handlers: Handler[] = [];
  const calls: (FakeCall & { readonly endpoint: string })[] = [];
  let isOnline = true;
  installPayloadCipher({
    seal: async (payload) => ({ body: { value: JSON.stringify(payload) }, headers: { Encryption: 'none' } }),
  });
  installTransport(async (sent) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const found = handlers.findLast(({ endpoint }) => matches(endpoint, sent));
    if (!found) return respond(404, { success: false, message: 'call.unknown' });
    const request = requestOf(found.endpoint, sent);
    sent.onProgress?.(0.5);
    calls.push({ endpoint: found.endpoint.name, request, headers: headersOf(sent), atMs: Date.now() });
    try {
      return respond(200, { success: true, value: await answer(found, request) });
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      return respond(cause.status, { success: false, message: cause.code, value: cause.flags });
    }
  });
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

const matches = (endpoint: Endpoint, { method, path }: ApiRequest): boolean =>
  endpoint.method === method && pathPattern(endpoint.path).test(path);

function requestOf(endpoint: Endpoint, sent: ApiRequest): unknown {
  const fields = fieldsOf(sent);
  const opened = endpoint.isEncrypted ? (JSON.parse(String(fields.value)) as Record<string, unknown>) : fields;
  return v.parse(schemaFor(endpoint.request, readingMoney(merchantCurrency())), {
    ...opened,
    ...pathPattern(endpoint.path).exec(sent.path)?.groups,
  });
}

function fieldsOf({ body, query }: ApiRequest): Record<string, unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (body !== undefined) return JSON.parse(JSON.stringify(body));
  // Texts as URLs contain them.
  const carried = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    typeof value === 'string' ? wellFormed(value) : value,
  ];
  return Object.fromEntries(Object.entries(query).map((entry) => carried(entry)));
}

const headersOf = ({ headers }: ApiRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const answer = async ({ endpoint, handle }: Handler, request: unknown): Promise<unknown> =>
  v.parse(schemaFor(endpoint.answer, writingMoney(merchantCurrency())), await handle(request as never));

const respond = (status: number, body: unknown): ApiAnswer => ({ status, serverTime: null, body });
