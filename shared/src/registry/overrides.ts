import type { Override, ReleaseStatement, Signed, TrustedKeys } from './documents.ts';
import { fromBase64Url, isSignedBy, toBase64Url, type Verify, verifyNatively } from './signatures.ts';
import { teamKey, Untrusted } from './trust.ts';

/** Overrides that one browser may have on one site. */
export const MOST_OVERRIDES = 4;
/** How long an override may be valid, in milliseconds. */
export const LONGEST_OVERRIDE_MS = 24 * 3_600_000;
/** The clocks of the machine that signs and of the site differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
/** Longer than any that a key of ours signs; several have to fit into one cookie. */
const LONGEST_TEXT = 900;

const textOf = /^([a-z][a-z0-9-]{0,60})\.([\w-]{86})\.([\w-]+)$/;

/** A signed override in letters that a cookie and an address may have. */
export const overrideText = ({ key, signature, text }: Signed): string =>
  `${key}.${signature}.${toBase64Url(new TextEncoder().encode(text))}`;

/** Reads what {@link overrideText} wrote; `undefined` if it is anything else, or too long. */
export function readOverrideText(written: string): Signed | undefined {
  const [, key, signature, text] = (written.length <= LONGEST_TEXT && textOf.exec(written)) || [];
  if (!key || !signature || !text) return undefined;
  try {
    return { key, signature, text: new TextDecoder().decode(fromBase64Url(text)) };
  } catch {
    return undefined;
  }
}

/** What a developer's machine says of its builds: at `/builds` of the override's origin, an event for each change. */
export interface OverrideNews {
  /** The statement of the last good build, of the kind `override-build`; its files are below `/<version>/`. */
  readonly build?: Signed;
  /** Why the sources as they are now cannot be built. */
  readonly error?: string;
}

interface Trusting {
  readonly keys: TrustedKeys;
  /** Of the page that is to use it, without a port. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly verify?: Verify;
}

/**
 * Reads a signed override; throws {@link Untrusted} if a page of that host must not use it. Its files may only be on the
 * visitor's own machine: a signature alone must not let a page load code from elsewhere.
 */
export async function trustOverride(
  signed: Signed,
  { keys, host, now, verify = verifyNatively }: Trusting,
): Promise<Override> {
  const what = 'a local release';
  const override = readOverride(signed.text);
  if (!override) throw new Untrusted(what, 'mixed-up');
  const key = teamKey(what, signed.key, override.remote, keys);
  if (!(await isSignedBy(key.publicKey, 'override', signed, verify))) throw new Untrusted(what, 'bad-signature');
  // A replaced key signs nothing new, and what it signed lasts hours.
  if (key.until !== undefined && now > key.until) throw new Untrusted(what, 'wrong-key');
  if (override.host !== host) throw new Untrusted(what, 'mixed-up');
  if (!isLoopback(override.origin)) throw new Untrusted(what, 'wrong-origin');
  if (override.expiresAt <= now) throw new Untrusted(what, 'expired');
  if (override.expiresAt - now > LONGEST_OVERRIDE_MS + CLOCKS_DIFFER_MS) throw new Untrusted(what, 'too-long');
  return override;
}

/** Reads the statement of a build of an override; throws {@link Untrusted} if it is not of that override. */
export async function trustOverrideBuild(
  build: Signed,
  { signed, override }: { readonly signed: Signed; readonly override: Override },
  keys: TrustedKeys,
  verify: Verify = verifyNatively,
): Promise<ReleaseStatement> {
  const what = `a local build of ${override.remote}`;
  if (build.key !== signed.key) throw new Untrusted(what, 'wrong-key');
  const key = teamKey(what, build.key, override.remote, keys);
  if (!(await isSignedBy(key.publicKey, 'override-build', build, verify))) throw new Untrusted(what, 'bad-signature');
  const statement = JSON.parse(build.text) as ReleaseStatement;
  const isOwn = statement.id === override.remote && statement.version.startsWith(`${override.version}.`);
  if (!isOwn || !/^[\w.-]+$/.test(statement.version)) throw new Untrusted(what, 'mixed-up');
  return statement;
}

function readOverride(text: string): Override | undefined {
  let read: Partial<Record<keyof Override, unknown>> | null;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { remote, version, origin, host, expiresAt } = read ?? {};
  if (typeof remote !== 'string' || !/^[a-z][a-z0-9-]{0,60}$/.test(remote) || remote === 'shell') return undefined;
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+-dev$/.test(version)) return undefined;
  if (typeof origin !== 'string' || typeof host !== 'string' || typeof expiresAt !== 'number') return undefined;
  return { remote, version, origin, host, expiresAt };
}

/** Only as browsers write an origin, because it becomes a part of the page's policy. */
const isLoopback = (origin: string): boolean => /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(origin);
