import * as v from 'valibot';
import { updateServerTime } from '../clock/index.ts';
import { merchantCurrency } from '../merchant/store.ts';
import { isRenderedForAccount, leaveSession } from '../session/session.ts';
import { storeAnswer } from '../session/storage.ts';
import { currentToken } from '../session/token.ts';
import { type AnswerOf, type Endpoint, type RequestOf, schemaFor } from '../wire/define-endpoint.ts';
import { readingMoney, writingMoney } from '../wire/money-codec.ts';
import { ApiError, failed, ok, type Result, SLOW_LINE } from './api-error.ts';
import { type ApiAnswer, type ApiRequest, addressOf, send } from './client.ts';
import {
  arePageAnswersFresh,
  firstAnswerAt,
  hasFirstAnswers,
  isReadingPageAnswers,
  withPageAnswers,
} from './first-answers.ts';
import { payloadCipher } from './payload-cipher.ts';

/** Options of a call. */
export interface CallOptions {
  /** Aborts it. */
  readonly signal?: AbortSignal;
  /** Sent beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called while the payload is sent, with the part that has left: 0 to 1. Not for an encrypted or a form's payload. */
  readonly onProgress?: (sent: number) => void;
}

/** Of {@link fileOrThrow} alone. */
interface SentOptions extends CallOptions {
  readonly isFile?: boolean;
}

const envelope = v.union([
  v.object({ success: v.literal(true), value: v.optional(v.unknown()) }),
  v.object({
    success: v.literal(false),
    message: v.optional(v.string(), ''),
    errorCode: v.optional(v.string()),
    value: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  }),
]);

/** Makes one call of the operator API. Never throws for failures of the network or the operator; they are values. */
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<Result<AnswerOf<E>>> {
  return sendCall(endpoint, request, options);
}

async function sendCall<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: SentOptions,
): Promise<Result<AnswerOf<E>>> {
  const token = endpoint.token === 'none' ? undefined : currentToken();
  if (endpoint.token === 'required' && !token)
    return failed(new ApiError('unauthorized', endpoint.name, 'session.required'));
  const answered = await attempt(endpoint, request, token, options);
  // Ignore an answer that arrives after its account has signed out.
  if (answered.ok && (!token || token === currentToken())) storeAnswer(endpoint.name, answered.value);
  if (answered.ok || answered.error.kind !== 'unauthorized' || !token) return answered;
  // The token has expired: drop it once, stay on the page as a visitor, and let public data load (wire-facts).
  if (currentToken() === token) leaveSession('expired');
  return endpoint.token === 'optional' ? attempt(endpoint, request, undefined, options) : answered;
}

async function attempt<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  token: string | undefined,
  options: SentOptions,
): Promise<Result<AnswerOf<E>>> {
  let sentAt: number;
  let response: ApiAnswer;
  try {
    const composed = await compose(endpoint, request, token, options);
    sentAt = performance.now();
    response = await send(composed);
  } catch (cause) {
    // Spec §8 distinguishes a slow line from none.
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    return failed(new ApiError('offline', endpoint.name, isSlow ? SLOW_LINE : '', {}, cause));
  }
  const date = Date.parse(response.serverTime ?? '');
  if (!Number.isNaN(date)) updateServerTime(date, sentAt, performance.now());
  return readAnswer(endpoint, response);
}

const requestSchema = (endpoint: Endpoint) => schemaFor(endpoint.request, writingMoney(merchantCurrency()));

/** The path of a call, and what is left of its payload: the query, or the body. */
function destinationOf(endpoint: Endpoint, payload: unknown): Pick<ApiRequest, 'path' | 'query'> {
  const query = { ...(payload as Record<string, unknown>) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = query[name];
    delete query[name];
    return encodeURIComponent(String(value));
  });
  return { path, query };
}

function storedFirstAnswer<E extends Endpoint>(endpoint: E, request: RequestOf<E>): ReturnType<typeof firstAnswerAt> {
  // They are a visitor's: an account takes over the page's HTML with them, and asks for its own.
  const needsOwn = endpoint.token !== 'none' && currentToken() !== undefined && !isReadingPageAnswers();
  if (endpoint.method !== 'GET' || !hasFirstAnswers() || needsOwn) return undefined;
  // A query that waits for what somebody types is asked here too, with a request that no call takes.
  const payload = v.safeParse(requestSchema(endpoint), request);
  return payload.success ? firstAnswerAt(addressOf(destinationOf(endpoint, payload.output))) : undefined;
}

/** When {@link firstAnswer} was made, in milliseconds since 1970. */
export const firstAnswerMadeAt = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): number | undefined =>
  storedFirstAnswer(endpoint, request)?.madeAt;

/**
 * The answer to a visitor's call that came ahead of it, if there is one. Not for an account: what it may see is
 * asked for with its token.
 */
export function firstAnswer<E extends Endpoint>(endpoint: E, request: RequestOf<E>): AnswerOf<E> | undefined {
  const stored = storedFirstAnswer(endpoint, request);
  const read = stored && readAnswer(endpoint, { status: 200, serverTime: null, body: stored.body });
  // One that does not keep to the contract is asked for again, and reported then.
  if (!read?.ok) return undefined;
  // An answer of the page may be older than what is stored.
  if (!isReadingPageAnswers()) storeAnswer(endpoint.name, read.value);
  return read.value;
}

/**
 * What a page for accounts was rendered with, in place of the account's own answer to a call until that has come: without it, rows
 * that the visitor sees would go and come again.
 */
export const answerMeanwhile = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): AnswerOf<E> | undefined =>
  isRenderedForAccount() && currentToken() !== undefined && arePageAnswersFresh()
    ? withPageAnswers(() => firstAnswer(endpoint, request))
    : undefined;

async function compose<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  token: string | undefined,
  options: SentOptions,
): Promise<ApiRequest> {
  const { path, query } = destinationOf(endpoint, v.parse(requestSchema(endpoint), request));
  const rest = endpoint.tokenInPayload && token ? { ...query, token } : query;
  const sealed = endpoint.isEncrypted ? await payloadCipher().seal(rest) : undefined;
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const form = () => new URLSearchParams(rest as Record<string, string>);
  return {
    method: endpoint.method,
    path,
    query: hasBody ? {} : rest,
    ...(hasBody ? { body: sealed?.body ?? (endpoint.body === 'form' ? form() : rest) } : {}),
    headers: { ...options.headers, ...sealed?.headers, ...(token ? { Authorization: token } : {}) },
    signal: options.signal,
    onProgress: options.onProgress,
    isFile: options.isFile,
  };
}

function readAnswer<E extends Endpoint>(endpoint: E, response: ApiAnswer): Result<AnswerOf<E>> {
  const isFile = typeof response.body === 'string' || response.body instanceof Blob;
  if (endpoint.isFile && response.status === 200 && isFile) return ok(response.body as AnswerOf<E>);
  const parsed = v.safeParse(envelope, response.body);
  if (!parsed.success) {
    const kind = response.status >= 500 ? 'server' : 'broken-contract';
    return failed(new ApiError(kind, endpoint.name, '', { status: response.status }));
  }
  const body = parsed.output;
  if (!body.success) {
    const kind = response.status === 401 ? 'unauthorized' : response.status >= 500 ? 'server' : 'rejected';
    return failed(new ApiError(kind, endpoint.name, body.errorCode ?? body.message, body.value ?? {}));
  }
  const answer = v.safeParse(schemaFor(endpoint.answer, readingMoney(merchantCurrency())), body.value);
  if (answer.success) return ok(answer.output as AnswerOf<E>);
  const issues = answer.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  return failed(new ApiError('broken-contract', endpoint.name, '', { issues }));
}

/** For query functions: returns the answer, or throws the {@link ApiError}. */
export async function callOrThrow<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const result = await call(endpoint, request, options);
  if (!result.ok) throw result.error;
  return result.value;
}

/**
 * For endpoints with `isFile`: the file as it came, of whatever size; never as text. Throws the {@link ApiError}, also when the
 * connection breaks on the way.
 */
export async function fileOrThrow<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Blob> {
  const result = await sendCall(endpoint, request, { isFile: true });
  if (!result.ok) throw result.error;
  const file: unknown = result.value;
  return file instanceof Blob ? file : new Blob([String(file)]);
}
