import type { TrustedKey, TrustedKeys } from '@tessera/shared/registry';
import { CHANNEL, newKeyText, readKey, signText } from '../service/private-keys.ts';
import { keysLive } from '../service/registry.ts';
import { RegistryRefused } from './client.ts';
import { CommandFailed } from './command-failed.ts';
import { baseOf, numberOf, type Settings } from './settings.ts';
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
}

/** Signs a changed list of keys as the owner, whose private key never leaves this machine. */
async function changeKeys({ settings, ownerKeyFile, details, change }: Change): Promise<TrustedKeys> {
  const owner = await settings.ownerKey(ownerKeyFile);
  for (let attempt = 1; ; attempt++) {
    const { keys: list } = await readTrusted(settings, 'stable', evenExpired);
    const now = Date.now();
    const next: TrustedKeys = {
      ...{ serial: list.serial + 1, issuedAt: now, expiresAt: now + keysLive },
      keys: change(list.keys, now),
    };
    const document = signText('keys', JSON.stringify(next), owner);
    try {
      await settings.client().put('/v1/keys', { request: crypto.randomUUID(), document, details }, owner);
      return next;
    } catch (cause) {
      const isConflict = cause instanceof RegistryRefused && cause.code === 'keys.changed';
      if (!isConflict || attempt === triesUnderConflict) throw cause;
    }
  }
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

export async function revokeKey(owned: Owned, id: string, because: string): Promise<void> {
  await changeKeys({
    ...owned,
    details: `revoke ${id}: ${because}`,
    change: (keys, at) => ({ ...keys, [id]: { ...found(keys, id), revoked: { at, because } } }),
  });
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
  // The registry reads the private keys of channels from this folder: the key must be there before it is in the list.
  const text = newKeyText(id);
  const { publicKey } = isHere ? await privateKeys.create(id, text) : readKey(text, 'the new key');
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
