import type { ChannelDocument, Signed, SignedState, TrustedKeys } from '@tessera/shared/registry';
import { followOwners } from '@tessera/shared/registry/owners';
import { hashOfText } from '@tessera/shared/registry/signatures';
import { trustStatement } from '@tessera/shared/registry/trust';
import type { ObjectStore } from '../store/object-store.ts';
import { closeStore } from '../store/open-store.ts';
import type { AuditEntry, DocumentStore, ReleaseRecord, Series, Store } from '../store/store.ts';
import { keysContent } from './api.ts';
import { applyCommand, type Command, describeCommand, type NamedRelease, releasesIn } from './channel-commands.ts';
import { DocumentSigning } from './document-signing.ts';
import { type PrivateKeys, signText } from './private-keys.ts';
import { readText } from './read-text.ts';
import { Refused } from './refused.ts';
import { refuseLostKeys, refuseUntrusted } from './trust-checks.ts';

const day = 24 * 3_600_000;
/** The list of keys lives longer: only the owner can renew it, and may not be here. */
export const keysLive = 90 * day;
const triesUnderConflict = 50;

export interface RegistryParts {
  readonly store: Store;
  readonly privateKeys: PrivateKeys;
  /** Public keys of the owner, in base64url. */
  readonly ownerKeys: readonly string[];
  readonly now: () => number;
}

/** Who asks, and the id by which a repeated request is known. */
export interface Asked {
  readonly by: string;
  readonly request: string;
}

export interface Outcome {
  /** Of the document after the command. */
  readonly serial: number;
  /** False if everything was already as asked. */
  readonly isChanged: boolean;
}

const channelSeries = (name: string): Series => `channels/${name}`;

/** What became stable by a rollback. */
function stableOf(
  remotes: ChannelDocument['remotes'],
  { remote, merchant }: { readonly remote: string; readonly merchant?: string },
): readonly NamedRelease[] {
  const entry = remotes[remote];
  const version = (merchant === undefined ? undefined : entry?.merchants?.[merchant]?.stable) ?? entry?.stable;
  return version === undefined ? [] : [{ remote, version }];
}

/** Reads and changes the registry's documents. Any number of registries may do so on one store. */
export class Registry {
  readonly objects: ObjectStore;
  readonly documents: DocumentStore;
  readonly ownerKeys: readonly string[];
  readonly now: () => number;
  readonly #privateKeys: PrivateKeys;
  readonly #signing: DocumentSigning;
  #checkedKeys: { readonly document: Signed; readonly keys: TrustedKeys } | undefined;

  constructor({ store, privateKeys, ownerKeys, now }: RegistryParts) {
    this.objects = store.objects;
    this.documents = store.documents;
    this.ownerKeys = ownerKeys;
    this.now = now;
    this.#privateKeys = privateKeys;
    this.#signing = new DocumentSigning({ privateKeys, ownerKeys, now });
  }

  /** Both documents as a page or an edge gets them; undefined if there is no such channel. */
  async state(name: string): Promise<(SignedState & { readonly serials: readonly [number, number] }) | undefined> {
    // The channel first: keys that are read later include the one that signed it.
    const channel = await this.documents.latest(channelSeries(name));
    const keys = await this.documents.latest('keys');
    if (!channel || !keys) return undefined;
    return { keys: keys.document, channel: channel.document, serials: [keys.serial, channel.serial] };
  }

  /** The keys that are trusted now. */
  async keys(): Promise<TrustedKeys> {
    const change = await this.documents.latest('keys');
    if (!change) throw new Error('The registry has no list of keys.');
    // Every request asks for them; a text is checked once.
    if (
      this.#checkedKeys?.document.signature !== change.document.signature ||
      this.#checkedKeys.document.text !== change.document.text
    ) {
      await this.#signing.checkOwners(change.document);
      this.#checkedKeys = { document: change.document, keys: JSON.parse(change.document.text) as TrustedKeys };
    }
    return this.#checkedKeys.keys;
  }

  /** The owner's public keys that count at a time; a replaced one does until its overlap is over. */
  async owners(at = this.now()): Promise<readonly string[]> {
    return followOwners(this.ownerKeys, (await this.keys()).successions ?? [], at);
  }

  /** The channel as it is; throws {@link Refused} if there is none. */
  async channel(name: string): Promise<ChannelDocument> {
    const change = await this.documents.latest(channelSeries(name));
    if (!change) throw new Refused(404, 'channel.unknown', `There is no channel "${name}".`);
    return this.#signing.readChannel(change, await this.keys());
  }

  /** Changes a channel, or finds that this request already did. Throws {@link Refused}, also when `judge` does. */
  async command(
    name: string,
    command: Command,
    asked: Asked,
    judge: (remotes: ChannelDocument['remotes']) => Promise<void>,
  ): Promise<Outcome> {
    const hashes = await this.#statementHashes(releasesIn(command));
    const audit = { what: command.kind, details: describeCommand(command) };
    return this.#change(name, audit, asked, async ({ remotes }) => {
      const next = applyCommand(remotes, command, { at: this.now(), hashes });
      if (JSON.stringify(next) === JSON.stringify(remotes)) return undefined;
      // What nobody trusts any more is no release to go back to.
      if (command.kind === 'rollback') await this.#statementHashes(stableOf(next, command));
      await judge(remotes);
      return next;
    });
  }

  /** Does what a key asks for; what is refused is in the audit log then. */
  async recorded<Result>(
    what: Pick<AuditEntry, 'by' | 'what' | 'details'>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof Refused)
        await this.documents.record(crypto.randomUUID(), { at: this.now(), ...what, refused: cause.message });
      throw cause;
    }
  }

  /** Hashes of the statements of releases; each must be published, by a key that is still valid. */
  async #statementHashes(releases: readonly NamedRelease[]): Promise<ReadonlyMap<string, string>> {
    const keys = await this.keys();
    const hashes = new Map<string, string>();
    for (const { remote, version } of releases) {
      const { statement } = await this.published(remote, version);
      await refuseUntrusted(trustStatement(statement, remote, keys));
      hashes.set(`${remote}@${version}`, await hashOfText(statement.text));
    }
    return hashes;
  }

  /** A release; throws {@link Refused} if it was not published. */
  async published(id: string, version: string): Promise<ReleaseRecord> {
    const release = await this.documents.release(id, version);
    if (!release) throw new Refused(404, 'release.unknown', `${id} ${version} is not published.`);
    return release;
  }

  async #change(
    name: string,
    { what, details }: Pick<AuditEntry, 'what' | 'details'>,
    { by, request }: Asked,
    next: (channel: ChannelDocument) => Promise<ChannelDocument['remotes'] | undefined>,
  ): Promise<Outcome> {
    const series = channelSeries(name);
    for (let attempt = 0; attempt < triesUnderConflict; attempt++) {
      const done = await this.#doneBefore(series, request, details);
      if (done) return done;
      const keys = await this.keys();
      const latest = await this.documents.latest(series);
      const before: ChannelDocument = latest
        ? await this.#signing.readChannel(latest, keys)
        : { channel: name, serial: 0, issuedAt: 0, expiresAt: 0, remotes: {} };
      const remotes = await next(before);
      if (!remotes) return { serial: before.serial, isChanged: false };
      const serial = before.serial + 1;
      const at = this.now();
      const document = await this.#signing.signChannel({ channel: name, remotes }, serial, at, keys);
      const audit: AuditEntry = { at, by, what, details, before: before.serial, after: serial };
      if (await this.documents.append(series, { serial, document, audit, request })) {
        await this.#recordChange(series, serial, audit);
        return { serial, isChanged: true };
      }
    }
    throw new Refused(409, 'channel.busy', `The channel ${name} is being changed by too many; try again.`);
  }

  /** When a canary was started or changed last, in milliseconds since 1970; 0 if that is long ago. */
  async triedSince(name: string, { remote, version }: NamedRelease): Promise<number> {
    const start = `canary ${remote}@${version} `;
    const changes = await this.documents.recent(channelSeries(name));
    return changes.find(({ audit }) => audit.details.startsWith(start))?.audit.at ?? 0;
  }

  async #doneBefore(series: Series, request: string, details: string): Promise<Outcome | undefined> {
    const done = (await this.documents.recent(series)).find((change) => change.request === request);
    if (!done) return undefined;
    if (done.audit.details !== details)
      throw new Refused(409, 'request.repeated', 'This request id was already used for something else.');
    return { serial: done.serial, isChanged: true };
  }

  #recordChange(series: Series, serial: number, audit: AuditEntry): Promise<void> {
    return this.documents.record(`${series.replace('/', '-')}-${serial}`, audit);
  }

  /** Stores a list of keys that the owner signed. Throws {@link Refused} if another one was stored meanwhile. */
  async acceptKeys(document: Signed, details: string, { by, request }: Asked): Promise<Outcome> {
    const done = await this.#doneBefore('keys', request, details);
    if (done) return done;
    const latest = await this.documents.latest('keys');
    const known = latest && (JSON.parse(latest.document.text) as TrustedKeys);
    await refuseUntrusted(this.#signing.checkOwners(document, known?.successions));
    const list: TrustedKeys = readText(keysContent, document.text, 'The list of keys');
    const before = latest?.serial ?? 0;
    if (known) refuseLostKeys(known, list);
    if (list.expiresAt <= this.now()) throw new Refused(409, 'keys.expired', 'This list of keys has already expired.');
    await this.#signing.channelKey(list);
    const audit: AuditEntry = { at: this.now(), by, what: 'keys', details, before, after: list.serial };
    const isNext = list.serial === before + 1;
    if (!isNext || !(await this.documents.append('keys', { serial: list.serial, document, audit, request })))
      throw new Refused(409, 'keys.changed', 'The list of keys was changed meanwhile; try again.');
    await this.#recordChange('keys', list.serial, audit);
    await this.renew();
    return { serial: list.serial, isChanged: true };
  }

  /** Signs again what is a day old, or whose key is being replaced or was revoked. */
  async renew(): Promise<void> {
    await this.#renewKeys();
    const keys = await this.keys();
    const { id } = await this.#signing.channelKey(keys);
    for (const name of await this.documents.channels()) {
      const series = channelSeries(name);
      const latest = await this.documents.latest(series);
      if (!latest) continue;
      const { issuedAt, remotes } = await this.#signing.readChannel(latest, keys);
      if (latest.document.key === id && this.now() - issuedAt < day) continue;
      // A change by somebody else meanwhile has renewed it as well.
      await this.#append(series, latest.serial, (serial, at) =>
        this.#signing.signChannel({ channel: name, remotes }, serial, at, keys),
      );
    }
  }

  async #renewKeys(): Promise<void> {
    const latest = await this.documents.latest('keys');
    const owner = await this.#privateKeys.findOwner(await this.owners(Number.POSITIVE_INFINITY));
    if (!latest || !owner) return;
    const list = await this.keys();
    if (this.now() - list.issuedAt < day) return;
    await this.#append('keys', latest.serial, async (serial, at) =>
      signText('keys', JSON.stringify({ ...list, serial, issuedAt: at, expiresAt: at + keysLive }), owner),
    );
  }

  /** An empty channel. */
  async createChannel(name: string): Promise<void> {
    const keys = await this.keys();
    await this.#append(channelSeries(name), 0, (serial, at) =>
      this.#signing.signChannel({ channel: name, remotes: {} }, serial, at, keys),
    );
  }

  async #append(series: Series, before: number, sign: (serial: number, at: number) => Promise<Signed>): Promise<void> {
    const [serial, at] = [before + 1, this.now()];
    const audit: AuditEntry = {
      at,
      by: 'registry',
      what: 'renew',
      details: `${before === 0 ? 'create' : 'renew'} ${series}`,
      before,
      after: serial,
    };
    if (await this.documents.append(series, { serial, document: await sign(serial, at), audit }))
      await this.#recordChange(series, serial, audit);
  }

  /** Writes audit entries that a killed process did not come to write. */
  async completeAudit(): Promise<void> {
    const all: Series[] = ['keys', ...(await this.documents.channels()).map(channelSeries)];
    for (const series of all)
      for (const { serial, audit } of await this.documents.recent(series))
        await this.#recordChange(series, serial, audit);
    for await (const release of this.documents.releases()) await this.recordPublished(release);
  }

  /** Ends what it has open; nothing can be asked of it then. */
  close(): Promise<void> {
    return closeStore({ objects: this.objects, documents: this.documents });
  }

  recordPublished({ id, version, publishedAt, by }: ReleaseRecord): Promise<void> {
    const details = `publish ${id}@${version}`;
    return this.documents.record(`${id}@${version}`, { at: publishedAt, by, what: 'publish', details });
  }
}
