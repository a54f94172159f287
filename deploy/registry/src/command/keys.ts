import { longestLives, type Succession, type TrustedKey, type TrustedKeys } from '@tessera/shared/registry';
import { liveVersions, shortReason } from '../service/channel-commands.ts';
import {
  baseOf,
  CHANNEL,
  createKeyFile,
  newKeyText,
  numberOf,
  OWNER,
  type PrivateKey,
  readKey,
  readKeyFile,
  signText,
} from '../service/private-keys.ts';
import type { Publication } from '../service/publish.ts';
import { RegistryRefused } from './client.ts';
import { CommandFailed } from './command-failed.ts';
import type { Settings } from './settings.ts';
import { readTrusted } from './trusted.ts';

const triesUnderConflict = 5;
/** The owner may change a list that nobody else trusts any more. */
const evenExpired = 0;

type Keys = TrustedKeys['keys'];

interface Change {
  readonly settings: Settings;
  readonly ownerKeyFile: string | undefined;
  /** In one line, for the audit log. */
  readonly details: string;
  /** Called again with newer keys if somebody else changed them meanwhile. */
  readonly change: (keys: Keys, now: number) => Keys;
  /** Takes the place of the owner's key after the overlap, and signs this list already. */
  readonly successor?: { readonly key: PrivateKey; readonly overlapMs: number };
}

/** Signs a changed list of keys as the owner, whose private key never leaves this machine. */
async function changeKeys({ settings, ownerKeyFile, details, change, successor }: Change): Promise<TrustedKeys> {
  const owner = await settings.ownerKey(ownerKeyFile);
  for (let attempt = 1; ; attempt++) {
    const { keys: list } = await readTrusted(settings, 'stable', evenExpired);
    const now = Date.now();
    const next: TrustedKeys = {
      ...{ ...list, serial: list.serial + 1, issuedAt: now, expiresAt: now + longestLives.keys },
      keys: change(list.keys, now),
      ...(successor ? { successions: [...(list.successions ?? []), succession(owner, successor, now)] } : {}),
    };
    const document = signText('keys', JSON.stringify(next), successor?.key ?? owner);
    try {
      await settings.client().put('/v1/keys', { request: crypto.randomUUID(), document, details }, owner);
      return next;
    } catch (cause) {
      const isConflict = cause instanceof RegistryRefused && cause.code === 'keys.changed';
      if (!isConflict || attempt === triesUnderConflict) throw cause;
    }
  }
}

function succession(
  owner: PrivateKey,
  { key, overlapMs }: NonNullable<Change['successor']>,
  now: number,
): NonNullable<TrustedKeys['successions']>[number] {
  const content: Succession = { owner: owner.publicKey, next: key.publicKey, until: now + overlapMs };
  return signText('succession', JSON.stringify(content), owner);
}

const found = (keys: Keys, id: string): TrustedKey => {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (!key) throw new CommandFailed(`There is no key "${id}"; \`tessera keys list\` shows them.`);
  return key;
};

interface Owned {
  readonly settings: Settings;
  readonly ownerKeyFile: string | undefined;
}

/** A new key for a team; answers its text, which is stored nowhere. */
export async function issueKey(owned: Owned, id: string, remotes: readonly string[]): Promise<string> {
  const text = newKeyText(id);
  const { publicKey } = readKey(text, 'the new key');
  await changeKeys({
    ...owned,
    details: `issue ${id} for ${remotes.join(', ')}`,
    change(keys) {
      if (Object.hasOwn(keys, id))
        throw new CommandFailed(`There is already a key "${id}"; rotate it, or choose another name.`);
      return { ...keys, [id]: { publicKey, role: 'release', remotes } };
    },
  });
  return text;
}

/**
 * Answers the live releases that stop, because the key has signed them. Without the shell no page starts: then it is refused
 * unless it is forced.
 */
export async function revokeKey(
  owned: Owned,
  id: string,
  because: string,
  { isForced }: { readonly isForced: boolean },
): Promise<readonly string[]> {
  const stopping = await liveReleasesOf(owned.settings, id);
  if (!isForced && stopping.some((release) => release.startsWith('shell@')))
    throw new CommandFailed(
      `Without the key "${id}" these live releases stop, and with the shell every page: ${stopping.join(', ')}. Publish them with another key and promote them first, or use --force.`,
    );
  await changeKeys({
    ...owned,
    details: `revoke ${id}: ${because}${isForced ? ' (forced)' : ''}`,
    change: (keys, at) => ({ ...keys, [id]: { ...found(keys, id), revoked: { at, because: shortReason(because) } } }),
  });
  return stopping;
}

/** The releases that some visitors have now and that this key has signed, as `wallet@1.4.0`. */
async function liveReleasesOf(settings: Settings, key: string): Promise<readonly string[]> {
  const { channel } = await readTrusted(settings, 'stable', evenExpired);
  const client = settings.client();
  const live = Object.entries(channel.remotes).flatMap(([id, entry]) =>
    liveVersions(entry).map((version) => ({ id, version })),
  );
  const signers = await Promise.all(
    live.map(async ({ id, version }) => (await client.get<Publication>(`/v1/releases/${id}/${version}`)).statement.key),
  );
  return live.filter((_, at) => signers[at] === key).map(({ id, version }) => `${id}@${version}`);
}

interface Rotated {
  readonly id: string;
  /** The file of the new key, if the old one is on this machine too; else `text` is all there is of it. */
  readonly path?: string;
  readonly text?: string;
}

/** A new key in the place of another, which signs nothing new after the overlap. */
export async function rotateKey(owned: Owned, name: string, overlapMs: number): Promise<Rotated> {
  const { privateKeys } = owned.settings;
  const base = baseOf(name);
  const { keys } = await readTrusted(owned.settings, 'stable', evenExpired);
  const old = found(keys.keys, name);
  const numbers = Object.keys(keys.keys).filter((each) => baseOf(each) === base);
  const id = `${base}-${Math.max(...numbers.map(numberOf)) + 1}`;
  const isHere = base === CHANNEL || (await privateKeys.find(name)) !== undefined;
  // The registry reads the private keys of channels from this folder: the key must be there before it is in the list. One that
  // is there already was left by a rotation that failed before the list was accepted.
  const text = newKeyText(id);
  const { publicKey } = isHere ? await privateKeys.readOrCreate(id) : readKey(text, 'the new key');
  await changeKeys({
    ...owned,
    details: `rotate ${name}: ${id} takes its place`,
    change(current, now) {
      if (found(current, name).revoked) throw new CommandFailed(`The key "${name}" was revoked; issue another one.`);
      return {
        ...current,
        [name]: { ...found(current, name), until: now + overlapMs },
        [id]: { publicKey, role: old.role, remotes: old.remotes },
      };
    },
  });
  return isHere ? { id, path: privateKeys.pathOf(id) } : { id, text };
}

/** Signs the same keys for another time. */
export async function renewKeys(owned: Owned): Promise<TrustedKeys> {
  return changeKeys({ ...owned, details: 'renew', change: (keys) => keys });
}

interface OwnerRotated {
  readonly publicKey: string;
  /** File of the new private key. */
  readonly path: string;
}

/** Where a new key of the owner in the registry's folder waits until it is accepted. */
const NEXT_OWNER = 'next-owner';

/**
 * A new key in the place of the owner's, which names it as its successor. The new one is in a file before the registry
 * learns of it, so that it cannot be lost; called again after it was interrupted, this goes on with the same one.
 */
export async function rotateOwner(owned: Owned, overlapMs: number, to: string | undefined): Promise<OwnerRotated> {
  const { privateKeys } = owned.settings;
  if (owned.ownerKeyFile !== undefined && to === undefined)
    throw new CommandFailed('Name with --to the file for the new private key.');
  const file = to ?? privateKeys.pathOf(NEXT_OWNER);
  await createKeyFile(file, newKeyText(OWNER));
  const key = await readKeyFile(file);
  const old = await owned.settings.ownerKey(owned.ownerKeyFile);
  if (key.id !== OWNER || key.publicKey === old.publicKey)
    throw new CommandFailed(`${file} already has another key; name a new file with --to.`);
  const { keys: list } = await readTrusted(owned.settings, 'stable', evenExpired);
  const isDone = list.successions?.some(({ text }) => (JSON.parse(text) as Succession).next === key.publicKey);
  if (!isDone)
    await changeKeys({
      ...owned,
      details: `rotate ${OWNER}: ${key.publicKey} takes its place`,
      change: (keys) => keys,
      successor: { key, overlapMs },
    });
  if (to !== undefined) return { publicKey: key.publicKey, path: to };
  const numbers = (await privateKeys.ids()).filter((id) => baseOf(id) === OWNER).map(numberOf);
  const id = `${OWNER}-${Math.max(1, ...numbers) + 1}`;
  await privateKeys.rename(NEXT_OWNER, id);
  return { publicKey: key.publicKey, path: privateKeys.pathOf(id) };
}
