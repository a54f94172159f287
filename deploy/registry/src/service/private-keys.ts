import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Signed, SignedKind } from '@tessera/shared/registry';
import { signedBytes } from '@tessera/shared/registry/signatures';
import { type Checkpoint, codeOf, ifThere, OnceFiles } from '../store/once-files.ts';

/** Ids of the keys that every registry has from its first start. */
export const OWNER = 'owner';
export const CHANNEL = 'channel';
export const WORKSPACE = 'workspace';
export const EDGE = 'edge';

/** The name under which a key was issued: rotating adds a number. */
export const baseOf = (id: string): string => id.replace(/-\d+$/, '');
export const numberOf = (id: string): number => Number(/-(\d+)$/.exec(id)?.[1] ?? 1);

/** An Ed25519 key with its id. */
export interface PrivateKey {
  readonly id: string;
  /** Raw, in base64url. */
  readonly publicKey: string;
  readonly secret: KeyObject;
}

/** How a key is stored and handed over: a JSON Web Key (RFC 8037) with its id as `kid`. */
export const newKeyText = (id: string): string =>
  JSON.stringify({ ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: id });

/** Reads a key from its text; throws an error that names the source and has nothing of the text. */
export function readKey(text: string, from: string): PrivateKey {
  try {
    const { kid, ...key } = JSON.parse(text) as JsonWebKey & { kid?: unknown };
    if (typeof kid !== 'string' || typeof key.x !== 'string' || key.crv !== 'Ed25519') throw new TypeError('no key');
    return { id: kid, publicKey: key.x, secret: createPrivateKey({ key, format: 'jwk' }) };
  } catch {
    throw new Error(`${from} has no private key as \`tessera keys issue\` prints it.`);
  }
}

export async function readKeyFile(path: string): Promise<PrivateKey> {
  try {
    return readKey(await readFile(path, 'utf8'), path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') throw new Error(`There is no private key ${path}.`);
    throw cause;
  }
}

/** Writes a private key that only this account can read, unless there is a file already. */
export async function createKeyFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  }
}

export const signText = (kind: SignedKind, text: string, { id, secret }: PrivateKey): Signed => ({
  text,
  key: id,
  signature: sign(null, signedBytes(kind, text), secret).toString('base64url'),
});

/** The private keys in a registry's folder, each in a file that only its account can read. */
export class PrivateKeys {
  readonly #folder: string;
  readonly #files: OnceFiles;

  constructor(registryFolder: string, checkpoint?: Checkpoint) {
    this.#folder = join(registryFolder, 'private');
    this.#files = new OnceFiles(join(this.#folder, 'drafts'), checkpoint);
  }

  pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  /** The key with this id, made if it is missing. Two processes that make it at once get the same one. */
  async readOrCreate(id: string): Promise<PrivateKey> {
    await this.#create(id, newKeyText(id));
    return readKeyFile(this.pathOf(id));
  }

  async #create(id: string, text: string): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await chmod(this.#folder, 0o700);
    return this.#files.create(this.pathOf(id), text, 'key', 0o600);
  }

  /** Undefined if this machine does not have it. */
  async find(id: string): Promise<PrivateKey | undefined> {
    const text = await ifThere(readFile(this.pathOf(id), 'utf8'));
    return text === undefined ? undefined : readKey(text, this.pathOf(id));
  }

  /** The owner's private key that belongs to one of these public keys, if it is here. */
  async findOwner(publicKeys: readonly string[]): Promise<PrivateKey | undefined> {
    for (const id of (await this.ids()).filter((each) => baseOf(each) === OWNER)) {
      const key = await this.find(id);
      if (key && publicKeys.includes(key.publicKey)) return key;
    }
    return undefined;
  }

  async rename(from: string, to: string): Promise<void> {
    await rename(this.pathOf(from), this.pathOf(to));
  }

  async ids(): Promise<readonly string[]> {
    const names = (await ifThere(readdir(this.#folder))) ?? [];
    return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
  }
}
