import type { SignedState } from '@tessera/shared/registry';
import { type TrustedState, trustState, Untrusted } from '@tessera/shared/registry/trust';
import { CommandFailed } from './command-failed.ts';
import type { Settings } from './settings.ts';

export interface Known extends TrustedState {
  /** Who signed the channel. */
  readonly signedBy: string;
  /** Whether the owner's key came from the registry itself, which proves nothing about the registry. */
  readonly isOwnerAssumed: boolean;
}

/**
 * The documents of a channel, checked as an edge checks them. `now` is the time at which they must not have expired; the
 * owner can renew an expired list of keys.
 */
export async function readTrusted(settings: Settings, channel: string, now = Date.now()): Promise<Known> {
  const client = settings.client();
  const known = await settings.ownerKeys();
  const ownerKeys = known ?? (await client.get<{ ownerKeys: string[] }>('/v1/owner-key')).ownerKeys;
  const signed = await client.get<SignedState>(`/v1/state?channel=${encodeURIComponent(channel)}`);
  try {
    const state = await trustState(signed, { ownerKeys, channel, now, seen: { keys: 0, channel: 0 } });
    return { ...state, signedBy: signed.channel.key, isOwnerAssumed: known === undefined };
  } catch (cause) {
    if (cause instanceof Untrusted) throw new CommandFailed(`${cause.message}.`);
    throw cause;
  }
}
