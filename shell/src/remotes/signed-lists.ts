import type { ChannelDocument, Override, PageTrust, ReleaseStatement, Signed } from '@tessera/shared/registry';
import { trustOverride, trustOverrideBuild } from '@tessera/shared/registry/overrides';
import { type Verify, verifyNatively } from '@tessera/shared/registry/signatures';
import { type TrustedState, trustRelease, trustState, Untrusted } from '@tessera/shared/registry/trust';
import type { FileSource } from './trusted-files.ts';

const states = new WeakMap<PageTrust, Promise<TrustedState>>();
const seen = { keys: 0, channel: 0 };
/** Of the first document, which came with the page's HTML: the page stays in this channel. */
let channelName: string | undefined;

/**
 * The hash of a release's list of files, as its team signed it. Rejects with {@link Untrusted} if the documents, the
 * signature or its key must not be trusted, or if the release is another one than was signed.
 */
export async function signedListHash(release: FileSource, trust: PageTrust): Promise<string> {
  const { id, version, statement } = release;
  if (!statement) throw new Untrusted(`the release ${id} ${version}`, 'bad-signature');
  const state = await trusted(trust);
  const { container, entry, files } = (await trustRelease(statement, { id, version }, state, verify)).builds.browser;
  if (container !== release.container || entry !== release.entry)
    throw new Untrusted(`the release ${id} ${version}`, 'mixed-up');
  return files;
}

/** A developer's release that this page may use; rejects with {@link Untrusted} otherwise. */
export async function trustedOverride(signed: Signed, trust: PageTrust): Promise<Override> {
  const { keys } = await trusted(trust);
  return trustOverride(signed, { keys, host: window.location.hostname, now: trust.now, verify });
}

/** What its developer has signed of one of its builds; rejects with {@link Untrusted} if it is none of that release. */
export async function trustedBuild(
  build: Signed,
  of: { readonly signed: Signed; readonly override: Override },
  trust: PageTrust,
): Promise<ReleaseStatement> {
  const { keys } = await trusted(trust);
  return trustOverrideBuild(build, of, keys, verify);
}

function trusted(trust: PageTrust): Promise<TrustedState> {
  const state = states.get(trust) ?? readState(trust);
  states.set(trust, state);
  return state;
}

async function readState({ ownerKeys, keys, channel, now }: PageTrust): Promise<TrustedState> {
  channelName ??= (JSON.parse(channel.text) as ChannelDocument).channel;
  const asking = { ownerKeys, channel: channelName, now, seen: { ...seen }, verify };
  const state = await trustState({ keys, channel }, asking);
  seen.keys = Math.max(seen.keys, state.keys.serial);
  seen.channel = Math.max(seen.channel, state.channel.serial);
  return state;
}

/** By the platform; browsers from before 2025 do not know these signatures, and load code for them. */
const verify: Verify = async (publicKey, signature, message) => {
  try {
    return await verifyNatively(publicKey, signature, message);
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'NotSupportedError') throw cause;
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(bytesOf(signature), bytesOf(message), bytesOf(publicKey));
  }
};

const bytesOf = (source: BufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
