import { wellFormed } from '../format/well-formed.ts';
import { operatorLanguage } from '../i18n/languages.ts';

/** The site's id at the operator; also in session storage (spec §3). */
export const PLATFORM = 'WEB';

/** A device as the operator names it. */
export type DeviceKind = 'Mobile' | 'Desktop';

let renderedFor: DeviceKind | undefined;

/** Sets the device that the edge renders, or has rendered, the page for: it stays that of the page. */
export const setRenderedDevice = (device: DeviceKind | undefined): void => {
  renderedFor = device;
};

/** The device of the page: what the edge took it for if it has rendered it, else `Mobile` for windows narrower than 768 px. */
export const deviceKind = (): DeviceKind => renderedFor ?? (globalThis.innerWidth < 768 ? 'Mobile' : 'Desktop');

/** The width in CSS pixels that the edge assumes, which cannot know the window's; a page begins with it, too. */
export const renderedWidth = (): number => (renderedFor === 'Mobile' ? 390 : 1440);

export interface ApiRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Sent as a form if it is `URLSearchParams`, else as JSON. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Called while the body is sent, with the part that has left: 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
  /** Whether an answer of status 200 is a file, which is not to be read as text. */
  readonly isFile?: boolean | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  /** The header `x-server-time`. */
  readonly serverTime: string | null;
  /** The parsed JSON, or the text if it is none; a `Blob` where a file was asked for. */
  readonly body: unknown;
}

/** Sends one request; rejects if no complete answer came, with a `TimeoutError` if the line was too slow. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

/** How long an answer may take; where progress is followed, how long nothing at all may happen. */
export const TIMEOUT_MS = 20_000;

/** The address of a request. One `id` per value of a list: the operator parses repeated keys. */
export function addressOf({ path, query }: Pick<ApiRequest, 'path' | 'query'>): string {
  const pairs = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]))
    .filter(([, value]) => value !== undefined && value !== null)
    // Lone surrogates are replaced, because they would throw.
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(String(value)))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** A signal that aborts with `signal`, or with a `TimeoutError` after {@link TIMEOUT_MS}. */
function withTimeout(signal: AbortSignal | undefined): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT_MS);
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

const throughFetch: Transport = async ({ method, path, query, body, headers, signal }) => {
  const limited = withTimeout(signal);
  try {
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    const response = await fetch(addressOf({ path, query }), {
      method,
      headers: { accept: 'application/json', ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
      signal: limited.signal,
    });
    const text = await response.text();
    return { status: response.status, serverTime: response.headers.get('x-server-time'), body: parsed(text) };
  } finally {
    limited.end();
  }
};

/** What an answer says; exported for the transport of uploads. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, for example; the caller reports that it does not keep to the contract.
    return text;
  }
}

/** Most pages follow no upload and save no file, so the code is loaded with the first one. */
const standard: Transport = async (request) => {
  if (request.onProgress) return (await import('./upload.ts')).upload(request);
  if (request.isFile) return (await import('./download.ts')).download(request);
  return throughFetch(request);
};

let transport: Transport = standard;

/** For tests: sends all later requests another way. */
export function installTransport(installed: Transport): void {
  transport = installed;
}

let language = 'KO';
let merchantCode = '';

/**
 * Sends a request with the headers that all requests have; a call may name another platform. The client has no UI and
 * never reloads the page.
 */
export async function send(request: ApiRequest): Promise<ApiAnswer> {
  const own = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const always = { language, merchant: merchantCode, device: deviceKind() };
  const answer = await transport({
    ...request,
    headers: { platform: PLATFORM, ...Object.fromEntries(own), ...always },
  });
  const refusal = answer.status >= 400 && (answer.body as { readonly message?: unknown } | null);
  if (refusal && isSiteClosed(refusal.message)) for (const listener of closedListeners) listener();
  return answer;
}

const closedCodes: readonly unknown[] = ['system.maintenance', 'system.region'];

/** Whether the operator refuses every call of this visitor because the whole site is closed to them. */
export const isSiteClosed = (code: unknown): boolean => closedCodes.includes(code);

const closedListeners = new Set<() => void>();

/** Calls back for every call that is refused because the whole site is closed to this visitor. */
export function onSiteClosed(listener: () => void): void {
  closedListeners.add(listener);
}

/** The language of all later requests, in the operator's code. */
export const apiLanguage = (): string => language;

/** Sets the language of all later requests, as a browser tag. */
export function setApiLanguage(tag: string): void {
  language = operatorLanguage(tag);
}

/** Sets the merchant of all later requests; called once at start. */
export function setApiMerchant(code: string): void {
  merchantCode = code;
}
