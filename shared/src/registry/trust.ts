import {
  type ChannelDocument,
  longestLives,
  type Numbered,
  type ReleaseStatement,
  type Signed,
  type SignedState,
  type TrustedKey,
  type TrustedKeys,
} from './documents.ts';
import { followOwners, successionsIn } from './owners.ts';
import { hashOfText, isSignedBy, type Verify, verifyNatively } from './signatures.ts';

/** Why a document of the registry is refused. */
export type Refusal =
  | 'bad-signature'
  | 'unknown-key'
  | 'revoked-key'
  /** The key exists, but may not sign this. */
  | 'wrong-key'
  | 'expired'
  /** A newer one was already seen. */
  | 'older'
  /** It belongs to another channel, remote or version, or is not what the channel names. */
  | 'mixed-up'
  /** The files of an override are at an origin that this page may not load from. */
  | 'wrong-origin'
  /** A document or an override is valid for longer than any may be. */
  | 'too-long';

export class Untrusted extends Error {
  readonly refusal: Refusal;

  constructor(what: string, refusal: Refusal) {
    super(`${what} is refused: ${refusal}`);
    this.name = 'Untrusted';
    this.refusal = refusal;
  }
}

/** The serials of the newest documents that were seen; 0 if none was. */
export interface Serials {
  readonly keys: number;
  readonly channel: number;
}

export interface TrustedState {
  readonly keys: TrustedKeys;
  readonly channel: ChannelDocument;
}

interface TrustingOwners {
  /** Public keys of the registry's owner, in base64url: where all trust comes from. */
  readonly ownerKeys: readonly string[];
  /** Successions of the list of keys that was trusted last: they count before those of the next list. */
  readonly known?: readonly Signed[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly verify?: Verify;
}

interface Trusting extends TrustingOwners {
  /** The channel that is asked for. */
  readonly channel: string;
  readonly seen: Serials;
}

/** Throws {@link Untrusted} if it is not one of the owner's keys, or a successor, that signed a list of keys. */
export async function trustOwners(
  document: Signed,
  { ownerKeys, known = [], now, verify = verifyNatively }: TrustingOwners,
): Promise<void> {
  const owners = await followOwners(ownerKeys, [...known, ...successionsIn(document)], now, verify);
  const checks = await Promise.all(owners.map((owner) => isSignedBy(owner, 'keys', document, verify)));
  if (!checks.includes(true)) throw new Untrusted('the list of keys', 'bad-signature');
}

/** Reads both documents; throws {@link Untrusted} if one must not be used. */
export async function trustState(
  signed: SignedState,
  { channel: name, seen, ...owners }: Trusting,
): Promise<TrustedState> {
  const { now, verify = verifyNatively } = owners;
  await trustOwners(signed.keys, owners);
  const keys = readNewest<TrustedKeys>('the list of keys', signed.keys, {
    seen: seen.keys,
    now,
    longest: longestLives.keys,
  });

  const what = `the channel ${name}`;
  const key = signingKey(what, signed.channel.key, keys);
  if (key.role !== 'channel') throw new Untrusted(what, 'wrong-key');
  if (!(await isSignedBy(key.publicKey, 'channel', signed.channel, verify))) throw new Untrusted(what, 'bad-signature');
  const channel = readNewest<ChannelDocument>(what, signed.channel, {
    ...{ seen: seen.channel, now, longest: longestLives.channel },
  });
  if (channel.channel !== name) throw new Untrusted(what, 'mixed-up');
  if (key.until !== undefined && channel.issuedAt > key.until) throw new Untrusted(what, 'wrong-key');
  return { keys, channel };
}

/**
 * Reads the statement of a release that a channel names; throws {@link Untrusted} if it is not that one, or its key may
 * not sign for the remote.
 */
export async function trustRelease(
  signed: Signed,
  { id, version }: { readonly id: string; readonly version: string },
  { keys, channel }: TrustedState,
  verify: Verify = verifyNatively,
): Promise<ReleaseStatement> {
  const what = `the release ${id} ${version}`;
  const statement = await trustStatement(signed, id, keys, verify);
  const named = channel.remotes[id]?.statements[version];
  if (statement.version !== version || named !== (await hashOfText(signed.text))) throw new Untrusted(what, 'mixed-up');
  return statement;
}

/** The same for a release that no channel has to name: one that is being published, or that an old page still needs. */
export async function trustStatement(
  signed: Signed,
  id: string,
  keys: TrustedKeys,
  verify: Verify = verifyNatively,
): Promise<ReleaseStatement> {
  const what = `a release of ${id}`;
  const key = teamKey(what, signed.key, id, keys);
  if (!(await isSignedBy(key.publicKey, 'release', signed, verify))) throw new Untrusted(what, 'bad-signature');
  const statement = JSON.parse(signed.text) as ReleaseStatement;
  if (statement.id !== id) throw new Untrusted(what, 'mixed-up');
  return statement;
}

/** The key of a team that may sign for the remote; throws {@link Untrusted} if it may not. */
export function teamKey(what: string, keyId: string, remote: string, keys: TrustedKeys): TrustedKey {
  const key = signingKey(what, keyId, keys);
  if (key.role !== 'release' || !maySign(key, remote)) throw new Untrusted(what, 'wrong-key');
  return key;
}

export const maySign = ({ remotes }: Pick<TrustedKey, 'remotes'>, id: string): boolean =>
  remotes.includes(id) || remotes.includes('*');

function signingKey(what: string, id: string, { keys }: TrustedKeys): TrustedKey {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (!key) throw new Untrusted(what, 'unknown-key');
  if (key.revoked) throw new Untrusted(what, 'revoked-key');
  return key;
}

interface Limits {
  /** The serial of the newest one that was seen. */
  readonly seen: number;
  readonly now: number;
  /** How long such a document may be valid. */
  readonly longest: number;
}

function readNewest<Document extends Numbered>(
  what: string,
  { text }: Signed,
  { seen, now, longest }: Limits,
): Document {
  const document = JSON.parse(text) as Document;
  const { serial, issuedAt, expiresAt } = document;
  if (!(serial >= seen)) throw new Untrusted(what, 'older');
  if (!(expiresAt > now)) throw new Untrusted(what, 'expired');
  // With a replaced key's last day as its date, a document would otherwise be valid for ever.
  if (!(expiresAt - issuedAt <= longest)) throw new Untrusted(what, 'too-long');
  return document;
}
