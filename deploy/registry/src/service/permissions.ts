import type { ChannelDocument } from '@tessera/shared/registry';
import { maySign } from '@tessera/shared/registry/trust';
import type { Caller } from './authenticate.ts';
import { type Command, namedMerchants } from './channel-commands.ts';
import { OWNER } from './private-keys.ts';
import { Refused } from './refused.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A key that is lost must not fill the disk: about ten whole releases. */
const bytesPerMinutes = 640_000_000;
const minutes = 10;

/** A team's key moves its own remotes only; the owner's, everything. */
export function allowRemotes({ id, key }: Caller, command: Command): void {
  const remotes = command.kind === 'promote' ? command.releases.map(({ remote }) => remote) : [command.remote];
  const foreign = remotes.find((remote) => key && (key.role !== 'release' || !maySign(key, remote)));
  if (foreign !== undefined) throw new Refused(403, 'key.wrong', `The key "${id}" may not change ${foreign}.`);
}

export function allowOwner({ id }: Caller): void {
  if (id !== OWNER) throw new Refused(403, 'key.wrong', 'Only the owner of the registry may do this.');
}

/** The keys of edges sign no releases. */
export function allowEdge({ key }: Caller): void {
  if (key?.role !== 'release' || key.remotes.length > 0)
    throw new Refused(403, 'key.wrong', 'Only the key of an edge sends reports.');
}

/** So many merchants that a channel has never named may a key name in an hour; the owner's may name any number. */
const mostNewMerchants = 20;

/** Merchants that commands name for the first time: the registry does not know which there are. */
export class NewMerchants {
  readonly #now: () => number;
  readonly #named = new Map<string, { readonly codes: Set<string>; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Answers a warning if the command names one. Throws {@link Refused} if its key has named too many. */
  take({ id }: Caller, remotes: ChannelDocument['remotes'], command: Command): readonly string[] {
    const merchant = 'merchant' in command ? command.merchant : undefined;
    if (merchant === undefined || namedMerchants(remotes).has(merchant)) return [];
    const known = this.#named.get(id);
    const window = known && known.until > this.#now() ? known : { codes: new Set<string>(), until: this.#now() + hour };
    window.codes.add(merchant);
    this.#named.set(id, window);
    if (id !== OWNER && window.codes.size > mostNewMerchants)
      throw new Refused(
        429,
        'merchant.limit',
        `The key "${id}" has named ${mostNewMerchants} new merchants within an hour.`,
      );
    return [`The channel had no rule for a merchant "${merchant}" before. Is the code right?`];
  }
}

/** How much a key may send in ten minutes. */
export class UploadLimit {
  readonly #now: () => number;
  readonly #sent = new Map<string, { bytes: number; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws {@link Refused} if it is used up. */
  take({ id, key }: Caller, bytes: number): void {
    if (key && (key.role !== 'release' || key.remotes.length === 0))
      throw new Refused(403, 'key.wrong', `The key "${id}" publishes nothing.`);
    const known = this.#sent.get(id);
    const window = known && known.until > this.#now() ? known : { bytes: 0, until: this.#now() + minutes * minute };
    window.bytes += bytes;
    this.#sent.set(id, window);
    if (window.bytes > bytesPerMinutes)
      throw new Refused(429, 'upload.limit', `The key "${id}" has sent too much; try again in ${minutes} minutes.`);
  }
}
