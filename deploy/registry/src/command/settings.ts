import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../places.ts';
import { readOwnerKeys } from '../service/open-registry.ts';
import { OWNER, type PrivateKey, PrivateKeys, readKeyFile, WORKSPACE } from '../service/private-keys.ts';
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

  /** A team's key: the file, or the workspace's. */
  teamKey(file: string | undefined): Promise<PrivateKey> {
    return this.#key(file, WORKSPACE, '--key');
  }

  ownerKey(file: string | undefined): Promise<PrivateKey> {
    return this.#key(file, OWNER, '--owner-key');
  }

  async #key(file: string | undefined, id: string, option: string): Promise<PrivateKey> {
    const path = file ?? new PrivateKeys(this.folder).pathOf(id);
    try {
      return await readKeyFile(path);
    } catch (cause) {
      throw new CommandFailed(`${(cause as Error).message} Name the file of your key with ${option}.`);
    }
  }

  /** Public keys of the owner as this machine knows them; undefined if it does not. */
  ownerKeys(): Promise<readonly string[] | undefined> {
    return readOwnerKeys(this.folder);
  }
}
