import type { FirstScreen } from '@tessera/shared/contract';
import type { Boot, Mounted, PageRemote, RemoteRelease } from '@tessera/shared/registry';
import type { OperatorBoot } from './operator-boots.ts';
import type { Releases } from './release-store.ts';

/** The boot document of one page: the operator's data, and the merchant's releases. */
export function pageBoot(
  merchant: Boot['merchant'],
  operator: OperatorBoot,
  { shell, remotes }: Releases,
  { language = merchant.defaultLanguage, isDev }: { readonly language?: string; readonly isDev: boolean },
): Boot {
  const { id, version, base, filesHash, locales } = shell;
  const fonts = shell.parts[`fonts-${merchant.brand}`]?.css ?? [];
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
    switches: operator.switches,
    serverTime: operator.serverTime,
    language,
    shell: {
      id,
      version,
      base,
      filesHash,
      fonts,
      locales: Object.fromEntries(
        Object.entries(locales).map(([name, files]) => [name, only(files, merchant.languages)]),
      ),
    },
    remotes: remotes.map((release) => pageRemote(release, merchant.languages)),
    ...(isDev ? { isDevelopment: true } : {}),
  };
}

function pageRemote(
  { parts: _parts, files: _files, ...rest }: Mounted<RemoteRelease>,
  languages: readonly string[],
): PageRemote {
  const { contract } = rest;
  return {
    ...rest,
    contract: { ...contract, routes: contract.routes.map(withoutFirst), slots: contract.slots.map(withoutFirst) },
    labels: only(rest.labels, languages),
    locales: only(rest.locales, languages),
  };
}

/** What only the edge reads is left out. */
const withoutFirst = <Part extends { readonly first?: FirstScreen }>({
  first: _,
  ...rest
}: Part): Omit<Part, 'first'> => rest;

function only<Value>(byLanguage: Readonly<Record<string, Value>>, languages: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(byLanguage).filter(([language]) => languages.includes(language)));
}
