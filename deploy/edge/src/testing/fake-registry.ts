import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import {
  type ChannelDocument,
  type ChannelEntry,
  longestLives,
  type ReleaseStatement,
  type Signed,
  type SignedKind,
  type TrustedKeys,
} from '@tessera/shared/registry';
import { hashOfText, signedBytes } from '@tessera/shared/registry/signatures';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/** One time for all: documents that say the same are the same. */
const issuedAt = Date.now();

const sha384 = (content: string | Buffer) => createHash('sha384').update(content);
const integrityOf = (content: string): string => `sha384-${sha384(content).digest('base64')}`;
const objectOf = (content: string | Buffer): string => sha384(content).digest('hex');

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}
function newPair(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }).x ?? '' };
}

/** A registry with the calls that the edge makes; everything in it is signed as the real one signs it. */
export class FakeRegistry {
  port = 0;
  readonly #owner = newPair();
  readonly #channelKey = newPair();
  /** The shell's team, and the one of all remotes. */
  readonly #teams = { core: newPair(), payments: newPair() };
  readonly #objects = new Map<string, Buffer>();
  readonly #published = new Map<string, object>();
  readonly #lines = new Set<FastifyReply>();
  #statements: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
  #remotes: ChannelDocument['remotes'] = {};
  #keys: TrustedKeys['keys'] = {
    channel: { publicKey: this.#channelKey.publicKey, role: 'channel', remotes: [] },
    core: { publicKey: this.#teams.core.publicKey, role: 'release', remotes: ['shell'] },
    payments: { publicKey: this.#teams.payments.publicKey, role: 'release', remotes: ['wallet'] },
  };
  #serial = 1;
  #app: FastifyInstance | undefined;

  get ownerKeys(): readonly string[] {
    return [this.#owner.publicKey];
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; a restart uses the same port. */
  async start(): Promise<void> {
    const app = Fastify({ forceCloseConnections: true });
    app.get('/v1/state', async () => this.state());
    app.get('/v1/changes', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {}\n\n');
      this.#lines.add(reply);
    });
    app.get<{ Params: { id: string; version: string } }>('/v1/releases/:id/:version', async ({ params }, reply) => {
      return this.#published.get(`${params.id}/${params.version}`) ?? reply.code(404).send();
    });
    app.get<{ Params: { name: string } }>('/v1/objects/:name', async ({ params }, reply) => {
      return this.#objects.get(params.name) ?? reply.code(404).send();
    });
    await app.listen({ host: '127.0.0.1', port: this.port });
    this.port = (app.server.address() as AddressInfo).port;
    this.#app = app;
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#lines.clear();
  }

  /** Publishes a release of these files, by path. */
  async publish(id: string, version: string, files: Readonly<Record<string, string>>): Promise<void> {
    for (const content of Object.values(files)) {
      this.#objects.set(objectOf(content), Buffer.from(content));
      this.#objects.set(objectOf(brotliCompressSync(content)), brotliCompressSync(content));
    }
    const list = JSON.stringify(
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, integrityOf(content)])),
    );
    const content: ReleaseStatement = { id, version, builds: { browser: { files: integrityOf(list) } } };
    const team = id === 'shell' ? 'core' : 'payments';
    const statement = this.#signed('release', content, team, this.#teams[team]);
    const encodings = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { br: objectOf(brotliCompressSync(text)) }]),
    );
    this.#published.set(`${id}/${version}`, { statement, files: list, encodings });
    this.#statements = {
      ...this.#statements,
      [id]: { ...this.#statements[id], [version]: await hashOfText(statement.text) },
    };
  }

  /** Makes releases live; everything that was published stays named. Listeners are told. */
  promote(stable: Readonly<Record<string, string>>, previous: Readonly<Record<string, readonly string[]>> = {}): void {
    const live = Object.entries(stable).map(([id, version]): [string, ChannelEntry] => [
      id,
      { stable: version, previous: previous[id] ?? [], statements: this.#statements[id] ?? {} },
    ]);
    this.change({ ...this.#remotes, ...Object.fromEntries(live) });
  }

  change(remotes: ChannelDocument['remotes']): void {
    this.#remotes = remotes;
    this.#serial += 1;
    this.announce();
  }

  /** A text that a team has signed. */
  sign(kind: SignedKind, content: object, team: 'core' | 'payments' = 'payments'): Signed {
    return this.#signed(kind, content, team, this.#teams[team]);
  }

  /** The remotes' team may sign these too. */
  allowTeam(...remotes: readonly string[]): void {
    const { payments } = this.#keys;
    if (payments) this.#keys = { ...this.#keys, payments: { ...payments, remotes: [...payments.remotes, ...remotes] } };
    this.#serial += 1;
    this.announce();
  }

  /** Revokes a team's key, of the remotes without a name. */
  revokeTeam(name: 'core' | 'payments' = 'payments'): void {
    const key = this.#keys[name];
    if (key) this.#keys = { ...this.#keys, [name]: { ...key, revoked: { at: 0, because: 'lost' } } };
    this.#serial += 1;
    this.announce();
  }

  /** Another content under the hash of a file. */
  corrupt(content: string, other: string): void {
    this.#objects.set(objectOf(content), Buffer.from(other));
  }

  lose(content: string): void {
    this.#objects.delete(objectOf(content));
  }

  restore(content: string): void {
    this.#objects.set(objectOf(content), Buffer.from(content));
  }

  /** The documents of now; a test may keep them and answer them again later. */
  state = (): { readonly keys: Signed; readonly channel: Signed } => this.documents();

  documents(): { readonly keys: Signed; readonly channel: Signed } {
    const numbered = { serial: this.#serial, issuedAt, expiresAt: issuedAt + longestLives.channel };
    const channel = { channel: 'stable', ...numbered, remotes: this.#remotes };
    return {
      keys: this.#signed('keys', { ...numbered, keys: this.#keys }, 'owner', this.#owner),
      channel: this.#signed('channel', channel, 'channel', this.#channelKey),
    };
  }

  announce(): void {
    for (const { raw } of this.#lines) raw.write('data: {}\n\n');
  }

  #signed(kind: SignedKind, content: object, key: string, { privateKey }: Pair): Signed {
    const text = JSON.stringify(content);
    return { text, key, signature: sign(null, signedBytes(kind, text), privateKey).toString('base64url') };
  }
}
