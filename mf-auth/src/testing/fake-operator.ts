import { installPayloadCipher } from '@tessera/shared/api';

export interface FakeAnswer {
  readonly value?: unknown;
  /** With a code the answer is a refusal, `flags` beside it. */
  readonly code?: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly status?: number;
}
export interface FakeCall {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
}
/** By method and path, e.g. `POST /wps/session/login`. */
export type FakeHandlers = Readonly<
  Record<string, FakeAnswer | ((request: FakeCall['request']) => FakeAnswer | Promise<FakeAnswer>)>
>;

/** Answers the client's calls in place of the network; everything above the wire is the real thing. */
export function fakeOperator(handlers: FakeHandlers) {
  const current: Record<string, FakeHandlers[string]> = { ...handlers };
  const calls: FakeCall[] = [];
  installPayloadCipher({ seal: async (payload) => ({ body: { value: JSON.stringify(payload) }, headers: {} }) });

  class Request {
    onloadend: (() => void) | undefined;
    onerror: ((event: Event) => void) | undefined;
    status = 0;
    responseText = '';
    readonly upload = new EventTarget();
    #name = '';
    #query: Record<string, string> = {};
    readonly #headers: Record<string, string> = {};

    open(method: string, url: string): void {
      const { pathname, searchParams } = new URL(url, window.location.href);
      this.#name = `${method} ${pathname}`;
      this.#query = Object.fromEntries(searchParams);
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders(): string {
      return '';
    }
    abort(): void {}
    addEventListener(): void {}

    async send(body: string | null): Promise<void> {
      const request = { ...this.#query, ...opened(body) };
      calls.push({ name: this.#name, request, headers: this.#headers, at: Date.now() });
      const handler = current[this.#name];
      const answer = typeof handler === 'function' ? await handler(request) : handler;
      if (!answer) return this.onerror?.(new Event('error'));
      this.status = answer.status ?? (answer.code ? 400 : 200);
      this.responseText = JSON.stringify(
        answer.code
          ? { success: false, message: answer.code, errorCode: answer.code, value: answer.flags ?? {} }
          : { success: true, value: answer.value ?? null },
      );
      this.onloadend?.();
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return {
    /** Calls made so far by that name, oldest first. */
    calls: (name: string) => calls.filter((call) => call.name === name),
    answer(name: string, answer: FakeHandlers[string] | 'no network'): void {
      if (answer === 'no network') delete current[name];
      else current[name] = answer;
    },
  };
}

function opened(body: string | null): Record<string, unknown> {
  const parsed = body ? (JSON.parse(body) as Record<string, unknown>) : {};
  return typeof parsed.value === 'string' ? (JSON.parse(parsed.value) as Record<string, unknown>) : parsed;
}
