import type { FirstScreen } from '@tessera/shared/contract';
import {
  type Boot,
  type PageRemote,
  type PageShell,
  type RemoteRelease,
  SERVICE_WORKER_FILE,
  type SentPart,
  type ShellRelease,
} from '@tessera/shared/registry';
import type { OperatorBoot } from './operator-boots.ts';
import type { Releases } from './releases/release-store.ts';
import type { LiveState, ServedRelease } from './releases/source.ts';

/** The boot document of one page: the operator's data, and the merchant's releases. */
export function pageBoot(
  merchant: Boot['merchant'],
  operator: OperatorBoot,
  releases: Releases,
  language = merchant.defaultLanguage,
  hasServiceWorker = false,
): Boot {
  const { switches, state, overrides } = releases;
  return {
    merchant,
    status: operator.status,
    location: operator.location,
    publicKey: operator.publicKey,
    hasResources: operator.hasResources,
    gameCategories: operator.gameCategories,
    gameVendors: operator.gameVendors ?? [],
    licenceKey: operator.licenceKey,
    licence: operator.licence,
    settingsVersion: operator.settingsVersion,
    imageCDNs: operator.imageCDNs,
    launchGameCDNs: operator.launchGameCDNs,
    switches,
    serverTime: operator.serverTime,
    language,
    trust: trustOf(state),
    ...(state.isDevelopment ? { isDevelopment: true } : {}),
    ...(hasServiceWorker && hasWorkerFile(releases) ? { hasServiceWorker: true } : {}),
    ...(overrides.length > 0 ? { overrides } : {}),
    ...pageReleases(releases, merchant),
  };
}

/** A release of the shell from before there was a service worker has none, nor has a build of `npm run dev`. */
export const hasWorkerFile = ({ shell, state }: Releases): boolean =>
  !state.isDevelopment && Object.hasOwn(shell.files, SERVICE_WORKER_FILE);

/** The releases as pages of a merchant get them. */
export function pageReleases(
  { shell, remotes, decisions }: Releases,
  merchant: Boot['merchant'],
): Pick<Boot, 'shell' | 'remotes'> {
  const canaries = new Map(decisions.map(({ id, version, because }) => [id, because === 'canary' && version]));
  // In the place of a canary that could not be fetched, there is an earlier release.
  const canary = ({ id, version }: Pick<PageRemote, 'id' | 'version'>) =>
    canaries.get(id) === version ? ({ isCanary: true } as const) : {};
  return {
    shell: { ...pageShell(shell, merchant), ...canary(shell) },
    remotes: remotes.map((release) => ({ ...pageRemote(release, merchant.languages), ...canary(release) })),
  };
}

/** What a page checks its releases with. */
export const trustOf = ({ signed, ownerKeys }: LiveState): Boot['trust'] =>
  signed ? { ...signed, ownerKeys, now: Date.now() } : undefined;

/** The shell's release as pages of a merchant get it. */
function pageShell(
  { id, version, base, filesHash, locales, parts, statement }: ServedRelease<ShellRelease>,
  { brand, languages }: Boot['merchant'],
): PageShell {
  return {
    ...{ id, version, base, filesHash, fonts: parts[`fonts-${brand}`]?.css ?? [] },
    ...(statement ? { statement } : {}),
    locales: Object.fromEntries(Object.entries(locales).map(([name, files]) => [name, only(files, languages)])),
  };
}

/** A release as pages get it, with its texts in these languages. */
export function pageRemote(
  {
    parts: _parts,
    shown: _shown,
    imports: _imports,
    ranges: _ranges,
    payloads: _payloads,
    files: _files,
    ...rest
  }: ServedRelease<RemoteRelease>,
  languages: readonly string[],
): PageRemote {
  const { contract } = rest;
  return {
    ...rest,
    contract: {
      ...contract,
      routes: contract.routes.map((route) => ({
        ...withoutFirst(route),
        ...(route.first && { hasFirst: true as const }),
      })),
      slots: contract.slots.map(withoutFirst),
    },
    labels: only(rest.labels, languages),
    locales: only(rest.locales, languages),
  };
}

/** Leaves out `first`, which only the edge reads; `isNarrowed` stays, so that the page knows when to send its query (`SentPart`). */
const withoutFirst = <Part extends { readonly first?: FirstScreen }>({
  first,
  ...rest
}: Part): Omit<Part, 'first'> & SentPart => (first?.narrowed ? { ...rest, isNarrowed: true } : rest);

function only<Value>(byLanguage: Readonly<Record<string, Value>>, languages: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(byLanguage).filter(([language]) => languages.includes(language)));
}
