import type { ReleaseReport, Signed, SignedState } from '@tessera/shared/registry';
import type { PrivateKey } from '../../../registry/src/service/private-keys.ts';
import { signRequest } from '../../../registry/src/service/request-signature.ts';
import { linesOf } from '../lines-of.ts';

/** A release as the registry answers it. */
export interface PublishedRelease {
  readonly statement: Signed;
  /** The text of `files.json`. */
  readonly files: string;
  /** Names of the objects that are compressed copies, by path and encoding. */
  readonly encodings: Readonly<Record<string, { readonly br?: string; readonly gz?: string }>>;
}

const deadlineMs = 10_000;
const largestObject = 8 * 1024 * 1024;

/** The registry does not have what it was asked for. */
export class NotPublished extends Error {
  override readonly name = 'NotPublished';
}

/** The calls of the registry that an edge makes; only its reports need its key. */
export class RegistryClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async state(channel: string): Promise<SignedState> {
    return (await this.#get(`/v1/state?channel=${encodeURIComponent(channel)}`)).json() as Promise<SignedState>;
  }

  async release(id: string, version: string): Promise<PublishedRelease> {
    const path = `/v1/releases/${encodeURIComponent(id)}/${encodeURIComponent(version)}`;
    return (await this.#get(path)).json() as Promise<PublishedRelease>;
  }

  async object(name: string): Promise<Buffer> {
    const content = Buffer.from(await (await this.#get(`/v1/objects/${name}`)).arrayBuffer());
    if (content.length > largestObject) throw new Error(`The object ${name} is larger than any file of a release.`);
    return content;
  }

  /** Yields whenever the channel may have changed: at once, at every event, and at every sign that the line is alive. */
  async *changes(channel: string, signal: AbortSignal): AsyncGenerator<'changed' | 'alive'> {
    const answer = await fetch(`${this.#url}/v1/changes?channel=${encodeURIComponent(channel)}`, { signal });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    for await (const line of linesOf(answer)) yield line.startsWith('data:') ? 'changed' : 'alive';
  }

  async report(channel: string, report: ReleaseReport, key: PrivateKey): Promise<void> {
    const path = '/v1/reports';
    const body = Buffer.from(JSON.stringify({ channel, ...report }));
    const answer = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: signRequest({ method: 'POST', path, body }, key) },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status} to ${path}.`);
  }

  async #get(path: string): Promise<Response> {
    const answer = await fetch(`${this.#url}${path}`, { signal: AbortSignal.timeout(deadlineMs), redirect: 'error' });
    if (answer.status === 404) throw new NotPublished(`The registry has nothing at ${path}.`);
    if (!answer.ok) throw new Error(`The registry answered ${answer.status} to ${path}.`);
    return answer;
  }
}
