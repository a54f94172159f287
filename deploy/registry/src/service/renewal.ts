import { longestLives, type Signed, type TrustedKeys } from '@tessera/shared/registry';
import type { AuditEntry, DocumentStore, Series } from '../store/store.ts';
import type { DocumentSigning } from './document-signing.ts';
import { type PrivateKeys, signText } from './private-keys.ts';

const day = 24 * 3_600_000;

export const channelSeries = (name: string): Series => `channels/${name}`;

export const recordChange = (
  documents: DocumentStore,
  series: Series,
  serial: number,
  audit: AuditEntry,
): Promise<void> => documents.record(`${series.replace('/', '-')}-${serial}`, audit);

/** The part of the registry that this needs. */
interface Of {
  readonly documents: DocumentStore;
  readonly now: () => number;
  keys(): Promise<TrustedKeys>;
  owners(at: number): Promise<readonly string[]>;
}

/** What the registry signs by itself: documents that would expire, and the first one of a channel. */
export class Renewal {
  readonly #registry: Of;
  readonly #signing: DocumentSigning;
  readonly #privateKeys: PrivateKeys;

  constructor(registry: Of, { signing, privateKeys }: { signing: DocumentSigning; privateKeys: PrivateKeys }) {
    this.#registry = registry;
    this.#signing = signing;
    this.#privateKeys = privateKeys;
  }

  async renew(): Promise<void> {
    await this.#renewKeys();
    const { documents, now } = this.#registry;
    const keys = await this.#registry.keys();
    const { id } = await this.#signing.channelKey(keys);
    for (const name of await documents.channels()) {
      const series = channelSeries(name);
      const latest = await documents.latest(series);
      if (!latest) continue;
      const { issuedAt, remotes } = await this.#signing.readChannel(latest, keys);
      if (latest.document.key === id && now() - issuedAt < day) continue;
      // A change by somebody else meanwhile has renewed it as well.
      await this.#append(series, latest.serial, (serial, at) =>
        this.#signing.signChannel({ channel: name, remotes }, serial, at, keys),
      );
    }
  }

  async #renewKeys(): Promise<void> {
    const latest = await this.#registry.documents.latest('keys');
    const owner = await this.#privateKeys.findOwner(await this.#registry.owners(Number.POSITIVE_INFINITY));
    if (!latest || !owner) return;
    const list = await this.#registry.keys();
    if (this.#registry.now() - list.issuedAt < day) return;
    await this.#append('keys', latest.serial, async (serial, at) =>
      signText('keys', JSON.stringify({ ...list, serial, issuedAt: at, expiresAt: at + longestLives.keys }), owner),
    );
  }

  /** An empty channel. */
  async createChannel(name: string): Promise<void> {
    const keys = await this.#registry.keys();
    await this.#append(channelSeries(name), 0, (serial, at) =>
      this.#signing.signChannel({ channel: name, remotes: {} }, serial, at, keys),
    );
  }

  async #append(series: Series, before: number, sign: (serial: number, at: number) => Promise<Signed>): Promise<void> {
    const [serial, at] = [before + 1, this.#registry.now()];
    const what = before === 0 ? 'create' : 'renew';
    const audit: AuditEntry = { at, by: 'registry', what, details: `${what} ${series}`, before, after: serial };
    if (await this.#registry.documents.append(series, { serial, document: await sign(serial, at), audit }))
      await recordChange(this.#registry.documents, series, serial, audit);
  }
}
