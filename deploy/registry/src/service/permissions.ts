import { maySign } from '@tessera/shared/registry/trust';
import type { Caller } from './authenticate.ts';
import type { Command } from './channel-commands.ts';
import { OWNER } from './private-keys.ts';
import { Refused } from './refused.ts';

const minute = 60_000;
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
