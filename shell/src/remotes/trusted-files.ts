import {
  type Boot,
  type FileList,
  type PageRemote,
  type PageTrust,
  SCRIPTS_ID,
  SERVICE_WORKER_PATH,
} from '@tessera/shared/registry';
import { IMPOSSIBLE_HASH, loadChecked } from '@tessera/shared/registry/checked-element';
import { LoadFailure } from './load-failure.ts';

/** What a page has to know of a release to use its files. */
export type FileSource = Pick<PageRemote, 'id' | 'version' | 'base' | 'filesHash' | 'statement'> &
  Partial<Pick<PageRemote, 'container' | 'entry'>>;

/** What webpack's loaders ask the page for (deploy/presets/webpack/page-files.ts). */
interface PageFiles {
  readonly request: typeof requestFile;
}

declare global {
  var tesseraFiles: PageFiles | undefined;
  /** Failed loads by a file's absolute URL: of its preload, of a load that stalled, of a retry. The next request has `?again=` and their number. */
  var tesseraFailed: Record<string, number> | undefined;
}

type UrlPolicy = { createScriptURL(url: string): string };
interface PolicyFactory {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}

/** Scripts that a browser loads by their address, without a hash. Nothing else may be added: a worker is loaded in no other way. */
export const SCRIPTS_WITHOUT_HASH: readonly string[] = [SERVICE_WORKER_PATH];

/** What a script is given instead of a URL that belongs to no release of the page. */
const NOTHING = 'about:blank';
const LIST_MS = 8_000;
const PROBE_MS = 2_000;

interface Source {
  readonly release: FileSource;
  /** The hash of its list, where somebody else has checked who signed it. */
  readonly listHash?: string;
  /** The load of its list; a failed one is forgotten, so that the next file asks again. */
  list?: Promise<void> | undefined;
}

/** By the absolute URL of the folder. */
const sources = new Map<string, Source>();
/** By absolute URL. */
const hashes = new Map<string, string>();
let isChecking = true;
/** Without it, the releases were never published, and the page's own server is all that says what they are. */
let trust: PageTrust | undefined;
let policy: UrlPolicy | undefined;

const absolute = (url: string): string => new URL(url, window.location.href).href;
const sourceOf = (url: string): Source | undefined =>
  sources.get([...sources.keys()].find((base) => url.startsWith(base)) ?? '');

/**
 * Lets the page use the files of these releases, and no others: each must have the hash that the page's HTML or the
 * release's list gives it. The first import() of a page comes after it.
 */
export function installFiles({
  shell,
  remotes,
  isDevelopment,
  trust: given,
}: Pick<Boot, 'shell' | 'remotes' | 'isDevelopment' | 'trust'>): void {
  isChecking = !isDevelopment;
  addReleases(given, [shell, ...remotes]);
  // The scripts and preloads of a rendered page are in its template until they are moved into its head.
  for (const within of [document, document.querySelector<HTMLTemplateElement>(`template#${SCRIPTS_ID}`)?.content])
    for (const element of within?.querySelectorAll<HTMLElement>('[integrity],[data-integrity]') ?? [])
      noteHash(element);
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // Only here, so that no other code can make a URL of a script.
  policy = trustedTypes?.createPolicy('tessera-url', {
    createScriptURL: (url) => (SCRIPTS_WITHOUT_HASH.includes(url) || sourceOf(absolute(url)) ? url : NOTHING),
  });
  globalThis.tesseraFiles = { request: requestFile };
}

function noteHash(element: HTMLElement): void {
  const attribute = (name: string): string => element.getAttribute(name) ?? '';
  hashes.set(absolute(attribute('href') || attribute('src')), attribute('integrity') || attribute('data-integrity'));
}

/** Adds releases, and takes the newer documents to check them with. A page that checks signatures never stops to. */
export function addReleases(newer: PageTrust | undefined, releases: readonly FileSource[]): void {
  trust = newer ?? trust;
  for (const release of releases) {
    const base = absolute(release.base);
    if (!sources.has(base)) sources.set(base, { release });
  }
}

/** The address of the service worker, as the page's policy allows it. */
export const serviceWorkerUrl = (): string => policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;

/** The hashes of all files of the site's own origin that the page knows, by path: none that is not checked. */
export function hashesByPath(): Readonly<Record<string, string>> {
  const { origin } = window.location;
  return Object.fromEntries(
    [...hashes].flatMap(([url, hash]) =>
      url.startsWith(`${origin}/assets/`) && hash !== IMPOSSIBLE_HASH ? [[url.slice(origin.length), hash]] : [],
    ),
  );
}

/** Adds a developer's own release, whose signature has been checked (shell/src/overrides). */
export function addLocalFiles(release: FileSource): void {
  sources.set(absolute(release.base), { release, listHash: release.filesHash });
}

/** The hash that a file must have; one that no file has if it is not listed; none in development. */
const hashOf = (url: string): string => (isChecking ? (hashes.get(absolute(url)) ?? IMPOSSIBLE_HASH) : '');

/**
 * Makes an element load a file, which must have its hash. While that is not known the element has no URL, and nothing is
 * loaded; the element may already be in the page.
 */
export function requestFile(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  element.dataset.loading = url;
  const listed = whenListed(url);
  if (!listed) {
    load(element, url);
    return;
  }
  if (element instanceof HTMLLinkElement) element.removeAttribute('href');
  // Without its list, the file has a hash that no file has, and fails.
  const go = () => load(element, url);
  listed.then(go, go);
}

function load(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const times = failuresOf(url);
  if (times) element.addEventListener('error', () => noteFailures(url, times + 1), { once: true });
  // A browser gives every element with the same URL the one answer that failed or never arrives.
  const asked = times ? `${url}?again=${times}` : url;
  loadChecked(element, asked, hashOf(url), policy);
}

/** Notes how often a file failed to load: it is asked for by another URL next time. One failure may be noted twice. */
export function noteFailures(url: string, times: number): void {
  globalThis.tesseraFailed ??= {};
  globalThis.tesseraFailed[absolute(url)] = times;
}

/** How often a file failed to load. */
export const failuresOf = (url: string): number => globalThis.tesseraFailed?.[absolute(url)] ?? 0;

/** Creates the element that loads a script. */
export function createFileScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  requestFile(script, url);
  return script;
}

/** Ends when the hash of a file is known; `undefined` if it is. Rejects if the list of its release cannot be loaded. */
function whenListed(url: string): Promise<void> | undefined {
  const address = absolute(url);
  if (!isChecking || hashes.has(address)) return undefined;
  const source = sourceOf(address);
  return source && listOf(source);
}

/** Loads the list of a release before a file of it is needed. Rejects if it must not be trusted. */
export async function prepareFiles({ base }: FileSource): Promise<void> {
  const source = isChecking && sources.get(absolute(base));
  if (source) await listOf(source);
}

function listOf(source: Source): Promise<void> {
  source.list ??= readList(source).catch((cause: unknown) => {
    source.list = undefined;
    throw cause;
  });
  return source.list;
}

async function readList({ release, listHash }: Source): Promise<void> {
  const { id, base } = release;
  const url = absolute(`${base}files.json`);
  // An empty hash would be no check.
  hashes.set(url, (listHash ?? (await listHashOf(release))) || IMPOSSIBLE_HASH);
  const answer = await fetchFile(id, url, LIST_MS);
  const files = (await answer.json()) as FileList;
  for (const [path, hash] of Object.entries(files)) hashes.set(absolute(base + path), hash);
}

/** The shell has the code that checks signatures: its own hash can only come with the page. */
async function listHashOf(release: FileSource): Promise<string> {
  if (!trust || release.id === 'shell') return release.filesHash;
  const { signedListHash } = await import('./signed-lists.ts');
  try {
    return await signedListHash(release, trust);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { ownerKeys } = trust;
    const source = `the owner's key (${ownerKeys.join(', ')}) came with this page from ${window.location.origin}`;
    throw new LoadFailure('registry', release.id, new Error(`${reason}; ${source}`, { cause }));
  }
}

/** Fetches a file of a release whose bytes are as listed; rejects with a {@link LoadFailure} that names the release. */
export async function fetchFile(id: string, url: string, deadlineMs: number): Promise<Response> {
  await whenListed(url);
  const signal = AbortSignal.timeout(deadlineMs);
  let answer: Response;
  try {
    answer = await fetch(url, { integrity: hashOf(url), signal });
  } catch (cause) {
    // Other bytes, another status and no network are one and the same error.
    throw fileFailure(signal.aborted ? 'network' : await faultOf(url), id, cause);
  }
  if (answer.ok) return answer;
  throw new LoadFailure('download', id, `${url} was answered with ${answer.status}`, answer.status === 404);
}

/** What failed with a file of a release. */
export const fileFailure = (fault: FileFault, id: string, cause: unknown): LoadFailure =>
  fault === 'integrity' || fault === 'registry'
    ? new LoadFailure(fault, id, cause)
    : new LoadFailure('download', id, cause, fault === 'missing');

/** Why a file was not loaded. Only `network` is worth a retry: where a `stalled` one is asked for again, nobody answers. */
export type FileFault = 'network' | 'stalled' | 'missing' | 'integrity' | 'registry';

/**
 * Why a file was not loaded: neither elements nor fetch() say it, so it is fetched once more. `integrity`: its bytes
 * arrive, and are not those of its hash; `registry`: what its team signed is not to be trusted.
 */
export async function faultOf(request: string): Promise<FileFault> {
  // Without what makes a stalled file another request.
  const url = request.split('?')[0] ?? request;
  const signal = AbortSignal.timeout(PROBE_MS);
  try {
    await whenListed(url);
  } catch (cause) {
    if (!(cause instanceof LoadFailure) || cause.isNetworkCause) return 'network';
    return cause.step === 'integrity' || cause.step === 'registry' ? cause.step : 'missing';
  }
  try {
    // Not from the cache, which keeps a file that came with other bytes: the next try then has what the server has.
    const answer = await fetch(url, { signal, cache: 'reload' });
    if (answer.status === 404) return 'missing';
    if (!answer.ok || !isChecking) return 'network';
    await answer.arrayBuffer();
  } catch {
    return signal.aborted ? 'stalled' : 'network';
  }
  try {
    await fetch(url, { integrity: hashOf(url), signal });
    return 'network';
  } catch {
    return signal.aborted ? 'network' : 'integrity';
  }
}
