import type { DeviceKind, FirstAnswers } from '@tessera/shared/api';
import { type Boot, HOME_PATH, matchesPath, partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { addressParts, ownPath } from '@tessera/shared/router';
import { SwitchSet } from '@tessera/shared/switches';
import { isOpenToVisitors } from '../page-at.ts';
import type { Releases } from '../releases/release-store.ts';
import type { RenderRequest } from './render-thread.ts';

/** What a page shows first beside its releases' code. */
export interface FirstContent {
  readonly answers: FirstAnswers;
  readonly pictures: RenderRequest['page']['pictures'];
  readonly device: DeviceKind;
  readonly hasAccount: boolean;
  readonly sanitised: RenderRequest['page']['sanitised'];
}

/**
 * What a page is rendered from. Undefined for pages that are not rendered: those of a closed site, those that need a sign-in first,
 * those with a developer's own releases, and those of a shell without a server build. `folder` has the files of releases.
 */
export function renderRequest(
  folder: string,
  boot: Boot,
  url: string,
  { shell, remotes }: Releases,
  content: FirstContent,
): RenderRequest | undefined {
  const switches = new SwitchSet(boot.switches);
  if (!shell.server || boot.status !== 0 || boot.overrides) return undefined;
  const { pathname, search } = addressParts(ownPath(url));
  // The same page by more slashes: as many addresses as somebody likes.
  if (pathname !== '/' && /\/\/|\/$/.test(pathname)) return undefined;
  const path = matchesPath('/', pathname) ? HOME_PATH : pathname;
  // A dialog waits until it is known who looks.
  if (content.hasAccount && remotes.some(({ contract }) => opensDialog(contract, path))) return undefined;
  // Visitors are redirected to the sign-in.
  if (!isOpenToVisitors(path, shell, switches)) return undefined;
  const surroundings = surroundingsOf(boot, switches);
  const pathOf = (base: string, file: string) => base.replace('/assets', folder) + file;
  const withParts = remotes.map((remote) => ({
    remote,
    parts: partsAtPath(remote.contract, path, surroundings).map(({ key }) => key),
  }));
  const shown = withParts.filter(({ parts }) => parts.length > 0).map(({ remote }) => remote);
  return {
    shell: pathOf(shell.base, shell.server),
    remotes: withParts.flatMap(({ remote: { id, base, server }, parts }) =>
      server ? [{ id, path: pathOf(base, server), parts }] : [],
    ),
    shared: [...new Set(shown.flatMap(sharedModulesOf))],
    messages: messageFiles(folder, boot),
    // Not what differs from visitor to visitor: others get the same page.
    page: { boot: { ...boot, location: nowhere, trust: undefined }, address: path + search, ...content },
  };
}

const opensDialog = ({ routes }: Releases['remotes'][number]['contract'], path: string): boolean =>
  routes.some((route) => route.opens !== undefined && matchesPath(route.path, path));

/** All that a remote imports of the shell: a part that shows another one on demand names the modules of its own alone. */
const sharedModulesOf = ({ imports, parts }: Releases['remotes'][number]): readonly string[] =>
  imports ? Object.keys(imports) : Object.values(parts).flatMap(({ shared }) => shared);

const nowhere: Boot['location'] = { ip: '', country: '' };

/** The files with the texts of the page's language, by their address. */
function messageFiles(folder: string, { language, merchant, shell, remotes }: Boot): Readonly<Record<string, string>> {
  const files = [...Object.values(shell.locales).map((locales) => ({ base: shell.base, locales })), ...remotes].flatMap(
    ({ base, locales }) =>
      [language, merchant.defaultLanguage].flatMap((each) => (locales[each] ? base + locales[each] : [])),
  );
  return Object.fromEntries(files.map((file) => [file, file.replace('/assets', folder)]));
}
