import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longestLives, type TrustedKey, type TrustedKeys } from '@tessera/shared/registry';
import { replaceFile } from '../replace-file.ts';
import { type Checkpoint, ifThere, OnceFiles } from '../store/once-files.ts';
import { closeStore, openStore, type StorePlaces } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { CHANNEL, EDGE, OWNER, PrivateKeys, signText, WORKSPACE } from './private-keys.ts';
import { Registry } from './registry.ts';

export interface RegistryOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly checkpoint?: Checkpoint;
  /** Where the state is; without it, in the folder. Private keys are always there. */
  readonly places?: StorePlaces;
}

const ownerKeyFile = (folder: string): string => join(folder, 'owner-key');

/** Public keys of the owner of the registry in a folder, in base64url; undefined before its first start. */
export async function readOwnerKeys(folder: string): Promise<readonly string[] | undefined> {
  const text = await ifThere(readFile(ownerKeyFile(folder), 'utf8'));
  return text?.split('\n').filter((line) => line !== '');
}

/**
 * Opens the registry in a folder. The first start creates its keys and an empty channel `stable`; two processes that
 * start at once create the same ones.
 */
export async function openRegistry(
  folder: string,
  { now = Date.now, checkpoint, places }: RegistryOptions = {},
): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const store = await openStore(folder, places, checkpoint);
  try {
    const privateKeys = new PrivateKeys(folder, checkpoint);
    const ownerKeys = await ownersOf(folder, privateKeys, store, checkpoint);
    const registry = new Registry({ store, privateKeys, now, ownerKeys });
    await completeStart(registry, privateKeys);
    await keepOwners(folder, registry);
    return registry;
  } catch (cause) {
    await closeStore(store);
    throw cause;
  }
}

/** Does what the first start, or a process that was killed, left to do. */
async function completeStart(registry: Registry, privateKeys: PrivateKeys): Promise<void> {
  const { documents } = registry;
  if (!(await documents.latest('keys'))) await createKeys(registry, privateKeys);
  if (!(await documents.latest('channels/stable'))) await registry.createChannel('stable');
  await registry.renew();
  await registry.completeAudit();
}

async function ownersOf(
  folder: string,
  privateKeys: PrivateKeys,
  { documents }: Store,
  checkpoint?: Checkpoint,
): Promise<readonly string[]> {
  const known = await readOwnerKeys(folder);
  if (known) return known;
  if (await documents.latest('keys'))
    throw new Error(
      `The store already has an owner: copy owner-key and private/ from the folder of its first registry to ${folder}.`,
    );
  const { publicKey } = await privateKeys.readOrCreate(OWNER);
  const files = new OnceFiles(join(folder, 'drafts'), checkpoint);
  await files.create(ownerKeyFile(folder), `${publicKey}\n`, 'owner-key');
  return (await readOwnerKeys(folder)) ?? [publicKey];
}

/** What starts an edge from this folder gives it the present keys, and not for ever those of the first start. */
async function keepOwners(folder: string, registry: Registry): Promise<void> {
  const owners = await registry.owners();
  if (owners.join() !== registry.ownerKeys.join()) replaceFile(ownerKeyFile(folder), `${owners.join('\n')}\n`);
}

/** Keys of the channels, of the workspace's own remotes, and of edges, which only send reports. */
async function createKeys({ documents, ownerKeys, now }: Registry, privateKeys: PrivateKeys): Promise<void> {
  const owner = await privateKeys.find(OWNER);
  if (!owner || !ownerKeys.includes(owner.publicKey))
    throw new Error('The registry has an owner but no list of keys, and the owner’s private key is not here.');
  const trusted = async (id: string, role: TrustedKey['role'], remotes: readonly string[]) =>
    [id, { publicKey: (await privateKeys.readOrCreate(id)).publicKey, role, remotes }] as const;
  const keys: TrustedKeys['keys'] = Object.fromEntries([
    await trusted(CHANNEL, 'channel', []),
    await trusted(WORKSPACE, 'release', ['*']),
    await trusted(EDGE, 'release', []),
  ]);
  const at = now();
  const list: TrustedKeys = { serial: 1, issuedAt: at, expiresAt: at + longestLives.keys, keys };
  await documents.append('keys', {
    serial: 1,
    document: signText('keys', JSON.stringify(list), owner),
    audit: { at, by: 'registry', what: 'keys', details: 'first start', before: 0, after: 1 },
  });
}
