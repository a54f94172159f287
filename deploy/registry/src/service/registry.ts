import {
  type ChannelDocument,
  longestLives,
  type Signed,
  type SignedState,
  type TrustedKeys,
} from '@tessera/shared/registry';
import { followOwners } from '@tessera/shared/registry/owners';
import { stableFor } from '@tessera/shared/registry/resolve';
import { hashOfText } from '@tessera/shared/registry/signatures';
import { trustStatement } from '@tessera/shared/registry/trust';
import type { ObjectStore } from '../store/object-store.ts';
import { closeStore } from '../store/open-store.ts';
import type { AuditEntry, DocumentStore, ReleaseRecord, Series, Store } from '../store/store.ts';
import { keysContent } from './api.ts';
import { applyCommand, type Command, type NamedRelease, releasesIn } from './channel-commands.ts';
import { describePublish, describeRequest } from './describe.ts';
import { DocumentSigning } from './document-signing.ts';
import type { PrivateKeys } from './private-keys.ts';
import { readText } from './read-text.ts';
import { Refused } from './refused.ts';
import { channelSeries, Renewal, recordChange } from './renewal.ts';
import { refuseLostKeys, refuseUntrusted } from './trust-checks.ts';

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
  /** The owner creates the channel, if there is none of that name. */
  readonly mayCreate?: boolean;
  /** The owner allows what breaks others. */
  readonly allowBreaking?: boolean;
}

export interface Outcome {
  /** Of the document after the command. */
  readonly serial: number;
  /** False if everything was already as asked. */
  readonly isChanged: boolean;
  /** What whoever asked should look at, as sentences. */
  readonly warnings: readonly string[];
}

/** Looks at a change before it is made: throws {@link Refused}, or answers warnings. */
export type LookAtChange = (before: Remotes, after: Remotes) => Promise<readonly string[] | undefined>;

type Remotes = ChannelDocument['remotes'];

/** What became stable by a rollback. */
function stableOf(
  remotes: Remotes,
  { remote, merchant }: { readonly remote: string; readonly merchant?: string },
): readonly NamedRelease[] {
  const entry = remotes[remote];
  const version = entry && stableFor(entry, merchant);
  return version === undefined ? [] : [{ remote, version }];
}

export const unknownChannel = (name: string): Refused =>
  new Refused(404, 'channel.unknown', `There is no channel "${name}".`);

/** Reads and changes the registry's documents. Any number of registries may do so on one store. */
export class Registry {
  readonly objects: ObjectStore;
  readonly documents: DocumentStore;
  readonly ownerKeys: readonly string[];
  readonly now: () => number;
  readonly #signing: DocumentSigning;
  readonly #renewal: Renewal;
  #checkedKeys: { readonly document: Signed; readonly keys: TrustedKeys } | undefined;

  constructor({ store, privateKeys, ownerKeys, now }: RegistryParts) {
    this.objects = store.objects;
    this.documents = store.documents;
    this.ownerKeys = ownerKeys;
    this.now = now;
    this.#signing = new DocumentSigning({ privateKeys, ownerKeys, now });
    this.#renewal = new Renewal(this, { signing: this.#signing, privateKeys });
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
    if (!change) throw unknownChannel(name);
    return this.#signing.readChannel(change, await this.keys());
  }

  /** Changes a channel, or finds that this request already did. Throws {@link Refused}, also when `look` does. */
  async command(name: string, command: Command, asked: Asked, look: LookAtChange): Promise<Outcome> {
    const hashes = await this.#statementHashes(releasesIn(command));
    const audit = { what: command.kind, details: describeRequest(command, asked) };
    return this.#change(name, audit, { ...asked, content: JSON.stringify(command) }, async ({ remotes }) => {
      const after = applyCommand(remotes, command, { at: this.now(), hashes });
      if (JSON.stringify(after) === JSON.stringify(remotes)) return undefined;
      // What nobody trusts any more is no release to go back to.
      if (command.kind === 'rollback') await this.#statementHashes(stableOf(after, command));
      return { remotes: after, warnings: (await look(remotes, after)) ?? [] };
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
    { by, request, content, mayCreate = false }: Asked & { readonly content: string },
    next: (channel: ChannelDocument) => Promise<(Pick<Outcome, 'warnings'> & { remotes: Remotes }) | undefined>,
  ): Promise<Outcome> {
    const series = channelSeries(name);
    const asked = await hashOfText(content);
    for (let attempt = 0; attempt < triesUnderConflict; attempt++) {
      const done = await this.#doneBefore(series, request, asked);
      if (done) return done;
      const keys = await this.keys();
      const latest = await this.documents.latest(series);
      if (!latest && !mayCreate) throw unknownChannel(name);
      const before: ChannelDocument = latest
        ? await this.#signing.readChannel(latest, keys)
        : { channel: name, serial: 0, issuedAt: 0, expiresAt: 0, remotes: {} };
      const changed = await next(before);
      if (!changed) return { serial: before.serial, isChanged: false, warnings: [] };
      const { remotes, warnings } = changed;
      const serial = before.serial + 1;
      const at = this.now();
      const document = await this.#signing.signChannel({ channel: name, remotes }, serial, at, keys);
      const audit: AuditEntry = { at, by, what, details, before: before.serial, after: serial };
      if (await this.documents.append(series, { serial, document, audit, request, asked })) {
        await recordChange(this.documents, series, serial, audit);
        return { serial, isChanged: true, warnings };
      }
    }
    throw new Refused(409, 'channel.busy', `The channel ${name} is being changed by too many; try again.`);
  }

  /** When a canary was started or changed last, in milliseconds since 1970; 0 if it is not known. */
  async triedSince(name: string, { remote, version }: NamedRelease): Promise<number> {
    const { remotes } = await this.channel(name);
    const canary = Object.hasOwn(remotes, remote) ? remotes[remote]?.canary : undefined;
    return (canary?.version === version ? canary.startedAt : undefined) ?? 0;
  }

  /** What the request with this id has done; throws {@link Refused} if it asked for something else. */
  async #doneBefore(series: Series, request: string, asked: string): Promise<Outcome | undefined> {
    const done = (await this.documents.recent(series)).find((change) => change.request === request);
    if (!done) return undefined;
    if (done.asked !== asked)
      throw new Refused(409, 'request.repeated', 'This request id was already used for something else.');
    return { serial: done.serial, isChanged: true, warnings: [] };
  }

  /** Stores a list of keys that the owner signed. Throws {@link Refused} if another one was stored meanwhile. */
  async acceptKeys(document: Signed, details: string, { by, request }: Asked): Promise<Outcome> {
    const asked = await hashOfText(document.text);
    const done = await this.#doneBefore('keys', request, asked);
    if (done) return done;
    const latest = await this.documents.latest('keys');
    const known = latest && (JSON.parse(latest.document.text) as TrustedKeys);
    await refuseUntrusted(this.#signing.checkOwners(document, known?.successions));
    const list: TrustedKeys = readText(keysContent, document.text, 'The list of keys');
    const before = latest?.serial ?? 0;
    if (known) refuseLostKeys(known, list);
    if (list.expiresAt <= this.now()) throw new Refused(409, 'keys.expired', 'This list of keys has already expired.');
    if (list.expiresAt - list.issuedAt > longestLives.keys)
      throw new Refused(
        409,
        'keys.too-long',
        'This list of keys is valid for more than 90 days; nobody would accept it.',
      );
    await this.#signing.channelKey(list);
    const audit: AuditEntry = { at: this.now(), by, what: 'keys', details, before, after: list.serial };
    const isNext = list.serial === before + 1;
    if (!isNext || !(await this.documents.append('keys', { serial: list.serial, document, audit, request, asked })))
      throw new Refused(409, 'keys.changed', 'The list of keys was changed meanwhile; try again.');
    await recordChange(this.documents, 'keys', list.serial, audit);
    await this.renew();
    return { serial: list.serial, isChanged: true, warnings: [] };
  }

  /** Signs again what is a day old, or whose key is being replaced or was revoked. */
  renew(): Promise<void> {
    return this.#renewal.renew();
  }

  /** An empty channel. */
  createChannel(name: string): Promise<void> {
    return this.#renewal.createChannel(name);
  }

  /** Writes audit entries that a killed process did not come to write. */
  async completeAudit(): Promise<void> {
    const all: Series[] = ['keys', ...(await this.documents.channels()).map(channelSeries)];
    for (const series of all)
      for (const { serial, audit } of await this.documents.recent(series))
        await recordChange(this.documents, series, serial, audit);
    for await (const release of this.documents.releases()) await this.recordPublished(release);
  }

  /** Ends what it has open; nothing can be asked of it then. */
  close(): Promise<void> {
    return closeStore({ objects: this.objects, documents: this.documents });
  }

  recordPublished({ id, version, publishedAt, by, allowBreaking }: ReleaseRecord): Promise<void> {
    const details = describePublish({ id, version }, { allowBreaking });
    return this.documents.record(`${id}@${version}`, { at: publishedAt, by, what: 'publish', details });
  }
}
