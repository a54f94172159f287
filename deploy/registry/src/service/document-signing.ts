import { type ChannelDocument, longestLives, type Signed, type TrustedKeys } from '@tessera/shared/registry';
import { isSignedBy } from '@tessera/shared/registry/signatures';
import { trustOwners, Untrusted } from '@tessera/shared/registry/trust';
import type { Change } from '../store/store.ts';
import { type PrivateKey, type PrivateKeys, signText } from './private-keys.ts';
import { Refused } from './refused.ts';

/** A document without its serial and times. */
type Unnumbered<Document> = Omit<Document, 'serial' | 'issuedAt' | 'expiresAt'>;

interface Signer {
  readonly privateKeys: PrivateKeys;
  /** Public keys of the owner, in base64url. */
  readonly ownerKeys: readonly string[];
  readonly now: () => number;
}

/** Signs the registry's documents, and checks those that are stored before they are used. */
export class DocumentSigning {
  readonly #privateKeys: PrivateKeys;
  readonly #ownerKeys: readonly string[];
  readonly #now: () => number;

  constructor({ privateKeys, ownerKeys, now }: Signer) {
    this.#privateKeys = privateKeys;
    this.#ownerKeys = ownerKeys;
    this.#now = now;
  }

  /**
   * Throws {@link Untrusted} if it is not the owner who signed a list of keys. A replaced key signs no new list, also
   * not in its overlap: the registry would be left with a list that nobody accepts afterwards. `known` are the
   * successions of the list that is stored.
   */
  checkOwners(document: Signed, known?: readonly Signed[]): Promise<void> {
    return trustOwners(document, { ownerKeys: this.#ownerKeys, known, now: Number.POSITIVE_INFINITY });
  }

  /** Changed files must not be signed again: a document without a right signature stops every command. */
  async readChannel({ document, serial }: Change, { keys }: TrustedKeys): Promise<ChannelDocument> {
    const key = keys[document.key];
    const channel = JSON.parse(document.text) as ChannelDocument;
    if (!key || !(await isSignedBy(key.publicKey, 'channel', document)) || channel.serial !== serial)
      throw new Untrusted('the stored channel', 'bad-signature');
    return channel;
  }

  async signChannel(
    content: Unnumbered<ChannelDocument>,
    serial: number,
    issuedAt: number,
    keys: TrustedKeys,
  ): Promise<Signed> {
    const key = await this.channelKey(keys);
    const document: ChannelDocument = { ...content, serial, issuedAt, expiresAt: issuedAt + longestLives.channel };
    return signText('channel', JSON.stringify(document), key);
  }

  /** The key to sign channels with: one that is not being replaced, if this registry has it. */
  async channelKey({ keys }: TrustedKeys): Promise<PrivateKey> {
    const usable = Object.entries(keys)
      .filter(([, { role, revoked, until }]) => role === 'channel' && !revoked && (until ?? Infinity) > this.#now())
      .sort(([, one], [, other]) => (other.until ?? Infinity) - (one.until ?? Infinity));
    for (const [id, { publicKey }] of usable) {
      const key = await this.#privateKeys.find(id);
      if (key?.publicKey === publicKey) return key;
    }
    throw new Refused(
      503,
      'key.missing',
      'This registry has no key that may sign channels; `tessera keys rotate channel` makes one.',
    );
  }
}
