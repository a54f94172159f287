import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../places.ts';
import { readOwnerKeys } from '../service/open-registry.ts';
import {
  baseOf,
  numberOf,
  OWNER,
  type PrivateKey,
  PrivateKeys,
  readKeyFile,
  WORKSPACE,
} from '../service/private-keys.ts';
import { RegistryClient } from './client.ts';
import { CommandFailed } from './command-failed.ts';

/** Where the registry is, and with which keys the command signs. */
export class Settings {
  /** Folder with the private keys: `TESSERA_REGISTRY`, or `registry` in the site's data. */
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv = process.env) {
    this.#env = env;
    this.folder = resolve(ROOT, env.TESSERA_REGISTRY || join(env.TESSERA_DATA || '.tessera', 'registry'));
  }

  get url(): string {
    if (this.#env.TESSERA_REGISTRY_URL) return this.#env.TESSERA_REGISTRY_URL.replace(/\/$/, '');
    try {
      return `http://127.0.0.1:${readFileSync(join(this.folder, 'port'), 'utf8').trim()}`;
    } catch {
      throw new CommandFailed(
        `No registry has run in ${this.folder} yet; start the site (npm start), or set TESSERA_REGISTRY_URL.`,
      );
    }
  }

  client(): RegistryClient {
    return new RegistryClient(this.url);
  }

  /** A team's key: from the file, or the workspace's newest one. */
  async teamKey(file: string | undefined): Promise<PrivateKey> {
    return this.#key(file ?? (await this.#newest(WORKSPACE)), '--key');
  }

  /** The owner's key: from the file, or the newest one here. */
  async ownerKey(file: string | undefined): Promise<PrivateKey> {
    return this.#key(file ?? (await this.#newest(OWNER)), '--owner-key');
  }

  get privateKeys(): PrivateKeys {
    return new PrivateKeys(this.folder);
  }

  /** `workspace`, or `workspace-3` after it was rotated twice. */
  async #newest(base: string): Promise<string> {
    const ids = (await this.privateKeys.ids()).filter((id) => baseOf(id) === base);
    return this.privateKeys.pathOf(ids.sort((one, other) => numberOf(other) - numberOf(one))[0] ?? base);
  }

  async #key(path: string, option: string): Promise<PrivateKey> {
    try {
      return await readKeyFile(path);
    } catch (cause) {
      throw new CommandFailed(`${(cause as Error).message} Name the file of your key with ${option}.`);
    }
  }

  /** Public keys of the owner as this machine knows them; undefined if it does not. */
  async ownerKeys(): Promise<readonly string[] | undefined> {
    return this.#env.TESSERA_REGISTRY_OWNER_KEYS?.split(',') ?? (await readOwnerKeys(this.folder));
  }
}
