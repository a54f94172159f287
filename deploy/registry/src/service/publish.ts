import { containerName } from '@tessera/presets/webpack/container-name';
import type { FileList, ReleaseStatement, RemoteRelease, ShellRelease, TrustedKey } from '@tessera/shared/registry';
import { maySign, trustStatement } from '@tessera/shared/registry/trust';
import type * as v from 'valibot';
import { integrityOf, isServable, objectOf, objectOfContent, recordName } from '../file-names.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseRecord } from '../store/store.ts';
import { unpacked } from '../unpacked.ts';
import { fileListContent, type publication, statementContent } from './api.ts';
import type { Caller } from './authenticate.ts';
import { describePublish } from './describe.ts';
import type { Allowed, Gate } from './gate.ts';
import { foreignNames } from './names.ts';
import { allowOwner } from './permissions.ts';
import { OWNER } from './private-keys.ts';
import { readText } from './read-text.ts';
import { remoteRecord, shellRecord } from './record-schema.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { refuseUntrusted } from './trust-checks.ts';
import { objectsOf } from './unused-objects.ts';

export const maxFileBytes = 8_000_000;
const maxReleaseBytes = 64_000_000;

/** What a team sends of a release, beside its files. */
export type Publication = v.InferOutput<typeof publication>;

/** A publication that was checked without its files. */
interface CheckedPublication extends Publication {
  readonly content: ReleaseStatement;
  readonly list: FileList;
}

type Named = Pick<ReleaseRecord, 'id' | 'version'>;

const refuse = (code: string, message: string, status = 400): never => {
  throw new Refused(status, code, message);
};

/** Publishes releases: immutable, by their teams, and invisible until they are complete. */
export class Publishing {
  readonly #registry: Registry;
  readonly #objects: ObjectStore;
  readonly #gate: Gate;

  constructor(registry: Registry, gate: Gate) {
    this.#registry = registry;
    this.#gate = gate;
    this.#objects = registry.objects;
  }

  /** Which objects are still to be sent. `by` is the key that asks. What is refused is in the audit log. */
  async begin(sent: Publication, by: string): Promise<readonly string[]> {
    const publication = await this.#registry.recorded(
      { by, what: 'publish', details: 'begin to publish' },
      async () => {
        const checked = await this.#check(sent, by);
        await this.#refuseOther(checked);
        return checked;
      },
    );
    const hashes = [...objectsOf(publication)];
    const isThere = await Promise.all(hashes.map((hash) => this.#objects.has(hash)));
    return hashes.filter((_, at) => !isThere[at]);
  }

  /**
   * Publishes a release of which every object was sent; the same release again is a success. What is refused is in the
   * audit log.
   */
  async commit(sent: Publication, named: Named, by: Caller, allowed: Allowed): Promise<ReleaseRecord> {
    const what = { by: by.id, what: 'publish', details: describePublish(named, allowed) };
    return this.#registry.recorded(what, () => {
      if (allowed.allowBreaking) allowOwner(by);
      return this.#commit(sent, named, by.id, allowed);
    });
  }

  async #commit(sent: Publication, { id, version }: Named, by: string, allowed: Allowed): Promise<ReleaseRecord> {
    const publication = await this.#check(sent, by);
    if (publication.content.id !== id || publication.content.version !== version)
      refuse('release.mixed-up', `The statement is not that of ${id} ${version}.`);
    const published = await this.#refuseOther(publication);
    if (published) return published;
    const sizes = await this.#checkFiles(publication);
    const release = await this.#readRelease(publication);
    await this.#gate.checkRelease(release, (path) => sizes.get(path) ?? 0, allowed);
    const { statement, files, encodings } = publication;
    const record = {
      ...{ id, version, statement, files, encodings, publishedAt: this.#registry.now(), by },
      ...(allowed.allowBreaking ? { allowBreaking: true } : {}),
    };
    const stored = await this.#registry.documents.createRelease(record);
    if (stored.statement.text !== statement.text) return refuseOther(id, version);
    await this.#registry.recordPublished(stored);
    return stored;
  }

  /** Who may publish it, and whether statement and list belong together. */
  async #check(sent: Publication, by: string): Promise<CheckedPublication> {
    const content = readText(statementContent, sent.statement.text, 'The statement');
    const { keys } = await this.#registry.keys();
    const mayPublish = (key: TrustedKey | undefined): boolean => key !== undefined && maySign(key, content.id);
    if (by !== OWNER && !mayPublish(keys[by]))
      refuse('key.wrong', `The key "${by}" may not publish ${content.id}.`, 403);
    const trusted = await this.#registry.keys();
    await refuseUntrusted(trustStatement(sent.statement, content.id, trusted));
    const until = keys[sent.statement.key]?.until;
    if (until !== undefined && until <= this.#registry.now())
      refuse('key.replaced', `The key "${sent.statement.key}" was replaced and signs nothing new.`, 403);
    if (integrityOf(sent.files) !== content.builds.browser.files)
      refuse('release.mixed-up', 'The statement names another files.json.');
    const list = readText(fileListContent, sent.files, 'files.json');
    // A reader would see what the schema leaves out, such as "__proto__".
    if (Object.keys(JSON.parse(sent.files) as object).length !== Object.keys(list).length)
      refuse('request.invalid', 'files.json has a path that cannot be one.');
    const unservable = Object.keys(list).find((path) => !isServable(path));
    if (unservable) refuse('release.file', `${unservable} is not a kind of file that a release may have.`);
    const unlisted = Object.keys(sent.encodings).find((path) => !Object.hasOwn(list, path));
    if (unlisted) refuse('release.mixed-up', `${unlisted} is compressed, but not listed in files.json.`);
    if (!Object.hasOwn(list, recordName(content.id)))
      refuse('release.incomplete', `files.json does not list ${recordName(content.id)}.`);
    return { ...sent, content, list };
  }

  /** The release if it is already published; throws {@link Refused} if that one has other files. */
  async #refuseOther({ content: { id, version }, statement }: CheckedPublication): Promise<ReleaseRecord | undefined> {
    const published = await this.#registry.documents.release(id, version);
    if (published && published.statement.text !== statement.text) return refuseOther(id, version);
    return published;
  }

  /**
   * Every object is there, within the limits, and compressed forms have the same content. Answers how many bytes of each
   * file are sent to a browser.
   */
  async #checkFiles(publication: CheckedPublication): Promise<ReadonlyMap<string, number>> {
    const sizes = new Map<string, number>();
    let total = 0;
    const read = async (hash: string, path: string): Promise<Buffer> => {
      const content = await this.#objects.read(hash);
      if (!content) return refuse('release.incomplete', `${path} was not sent.`, 409);
      total += content.length;
      if (total > maxReleaseBytes)
        refuse('release.too-large', 'A release has at most 64 MB, compressed forms included.', 413);
      return content;
    };
    await read(objectOf(publication.content.builds.browser.files), 'files.json');
    for (const [path, integrity] of Object.entries(publication.list)) {
      const hash = objectOf(integrity);
      const content = await read(hash, path);
      const { br, gz } = publication.encodings[path] ?? {};
      const [brotli, gzip] = [br && (await read(br, `${path}.br`)), gz && (await read(gz, `${path}.gz`))];
      if (brotli) await sameContent(`${path}.br`, hash, unpacked('br', brotli, maxFileBytes));
      if (gzip) await sameContent(`${path}.gz`, hash, unpacked('gz', gzip, maxFileBytes));
      sizes.set(path, (brotli || content).length);
    }
    return sizes;
  }

  /** The record of the release, which must be the one that the statement is about. */
  async #readRelease({ content, list }: CheckedPublication): Promise<RemoteRelease | ShellRelease> {
    const name = recordName(content.id);
    const text = (await this.#objects.read(objectOf(list[name] ?? '')))?.toString('utf8') ?? '';
    const schema = content.id === 'shell' ? shellRecord : remoteRecord;
    const record = readText(schema, text, name) as unknown as RemoteRelease | ShellRelease;
    if (record.id !== content.id || record.version !== content.version)
      refuse('release.mixed-up', `${name} is that of ${record.id} ${record.version}.`);
    const { server } = content.builds;
    if (record.server !== server?.entry || (server && list[server.entry] !== server.integrity))
      refuse('release.mixed-up', `The server build of the statement is not that of ${name}.`);
    if ('container' in record) {
      const { container, entry } = content.builds.browser;
      if (record.container !== container || record.entry !== entry || !Object.hasOwn(list, record.entry))
        refuse('release.mixed-up', 'Container or entry of the statement are not those of remote.json.');
      const named = containerName(record.id, record.version);
      if (record.container !== named)
        refuse(
          'release.mixed-up',
          `The container of ${record.id} ${record.version} is ${named}, not ${record.container}.`,
        );
      if (record.contract.id !== record.id)
        refuse('release.mixed-up', 'remote.json has the contract of another remote.');
    }
    const [foreign] = foreignNames(record);
    if (foreign) refuse('release.foreign', `${name} uses names of others: ${foreign}.`);
    const missing = filesOf(record).find((path) => !Object.hasOwn(list, path));
    if (missing) refuse('release.incomplete', `${name} names ${missing}, which files.json does not list.`);
    return record;
  }
}

const refuseOther = (id: string, version: string): never =>
  refuse('release.exists', `${id} ${version} is already published with other content; a release never changes.`, 409);

async function sameContent(path: string, hash: string, unpacking: Promise<Buffer>): Promise<void> {
  const content = await unpacking.catch(() => undefined);
  if (!content || objectOfContent(content) !== hash)
    refuse('release.mixed-up', `${path} is not the compressed form of its file.`);
}

/** Every file that a record names. */
function filesOf(release: RemoteRelease | ShellRelease): readonly string[] {
  const others = 'boot' in release ? [release.boot] : Object.values(release.shown ?? {});
  const parts = [...others, ...Object.values(release.parts)];
  const locales: readonly (string | Readonly<Record<string, string>>)[] = Object.values(release.locales);
  return [
    ...parts.flatMap(({ js, css }) => [...js, ...css]),
    ...locales.flatMap((locale) => (typeof locale === 'string' ? [locale] : Object.values(locale))),
  ];
}
