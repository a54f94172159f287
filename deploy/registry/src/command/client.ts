import type { PrivateKey } from '../service/private-keys.ts';
import { signRequest } from '../service/request-signature.ts';
import { codeOf } from '../store/once-files.ts';
import { CommandFailed } from './command-failed.ts';

const triesWithoutAnswer = 3;
const answerMs = 60_000;

/** The registry answered that it does not do what was asked. */
export class RegistryRefused extends CommandFailed {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Uint8Array;
  readonly key?: PrivateKey;
}

/** Calls the registry's API (`/openapi.json`). */
export class RegistryClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await (await this.#send({ method: 'GET', path })).json()) as Answer;
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.#send({ method: 'GET', path })).arrayBuffer());
  }

  async post<Answer>(path: string, content: object, key: PrivateKey): Promise<Answer> {
    const body = Buffer.from(JSON.stringify(content));
    return (await (await this.#send({ method: 'POST', path, body, key })).json()) as Answer;
  }

  async put<Answer>(path: string, content: object, key: PrivateKey): Promise<Answer> {
    const body = Buffer.from(JSON.stringify(content));
    return (await (await this.#send({ method: 'PUT', path, body, key })).json()) as Answer;
  }

  async putBytes(path: string, body: Uint8Array, key: PrivateKey): Promise<void> {
    await this.#send({ method: 'PUT', path, body, key });
  }

  /** Every call may be repeated: changes have a request id, and files their hash. */
  async #send(sent: Sent): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#sendOnce(sent);
      } catch (cause) {
        if (cause instanceof RegistryRefused) throw cause;
        if (attempt === triesWithoutAnswer)
          throw new CommandFailed(`The registry at ${this.url} does not answer (${reasonOf(cause)}).`);
      }
    }
  }

  async #sendOnce({ method, path, body, key }: Sent): Promise<Response> {
    const headers: Record<string, string> = { 'Content-Type': 'application/octet-stream' };
    // A new signature for each attempt: the registry accepts each only once.
    if (key && body) headers.Authorization = signRequest({ method, path, body }, key);
    const response = await fetch(this.url + path, {
      method,
      signal: AbortSignal.timeout(answerMs),
      ...(body ? { body: body as Uint8Array<ArrayBuffer>, headers } : {}),
    });
    if (response.ok) return response;
    const { error = 'unknown', message = `It answered ${response.status}.` } = (await response
      .json()
      .catch(() => ({}))) as { error?: string; message?: string };
    throw new RegistryRefused(response.status, error, message);
  }
}

/** The system's code inside of fetch's own error, such as `ECONNREFUSED`. */
function reasonOf(cause: unknown): string {
  const inner = typeof cause === 'object' && cause !== null && 'cause' in cause ? cause.cause : undefined;
  return codeOf(inner) ?? String(inner ?? cause);
}
