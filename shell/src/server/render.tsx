import {
  addFirstAnswers,
  type DeviceKind,
  type FirstAnswers,
  setApiLanguage,
  setApiMerchant,
  setRenderedDevice,
} from '@tessera/shared/api';
import { addPictures, gameArtSvg, setPainter } from '@tessera/shared/art';
import { setRenderedAt, updateServerTime } from '@tessera/shared/clock';
import { BrowserOnly, type RemoteContract } from '@tessera/shared/contract';
import { addSanitised } from '@tessera/shared/html';
import { i18n, type Messages } from '@tessera/shared/i18n';
import { installCdns, installMerchant, installOffered } from '@tessera/shared/merchant';
import type { Boot } from '@tessera/shared/registry';
import { addressParts, memoryHistory } from '@tessera/shared/router';
import { setRenderedForAccount } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { renderToReadableStream } from 'react-dom/server.edge';
import { App } from '../app.tsx';
import { sharedPackages } from '../generated/shared-packages.ts';
import { readMessagesOf } from '../language/messages.ts';
import { licence, systemStatus } from '../live/server-pushes.ts';
import { onEnter } from '../remotes/entered-releases.ts';
import { firstPartsAt } from '../remotes/first-parts.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { loadPartAhead } from '../remotes/part-loader.ts';
import { installRemoteLoader } from '../remotes/remote-loader.ts';
import type { SharedPackage } from '../remotes/share-scope.ts';
import { loadOwnPartsAt } from '../routing/own-parts.ts';
import { leftToBrowser, PAGE_MISSING_ID } from './left-to-browser.ts';

/** What one page is rendered from. */
export interface PageRequest {
  readonly boot: Boot;
  /** Path and query. */
  readonly address: string;
  readonly answers: FirstAnswers;
  /** Pictures of the first games: SVG documents by key. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly device: DeviceKind;
  /** Whether the browser has an account: its place is left free. Missing from an edge that was built before this existed. */
  readonly hasAccount?: boolean;
  /** HTML of the answers as it is shown, by what it was; missing from an edge that was built before this existed. */
  readonly sanitised?: Readonly<Record<string, string>>;
}

/** Modules of the shell by the name under which remotes import them. */
export type SharedModules = ReadonlyMap<string, unknown>;

/** What the edge gives to a page that is rendered. */
export interface RenderHost {
  /** Share keys that the remotes' parts on the page use. */
  readonly shared: readonly string[];
  /** The contract of a remote's server build. Throws for one that is not rendered at the edge. */
  readonly contractOf: (id: string, shared: SharedModules) => RemoteContract;
  /** The messages in a file of a release, by its address. */
  readonly messagesIn: (file: string) => Messages;
  /** A part of a remote begins to render, or to be evaluated. */
  readonly enter: (id: string, key?: string) => void;
  /** A part that is left to the browser, because the page did not end in it; missing from an edge that was built before this existed. */
  readonly isLeftOut?: (id: string, key: string) => boolean;
  /** A part could not be rendered: the browser renders it. */
  readonly onFailure: (cause: unknown) => void;
}

/** React, which every part uses, and the modules of these names. */
async function sharedModules(names: readonly string[]): Promise<SharedModules> {
  const all = Object.assign({}, ...sharedPackages.map(({ modules }) => modules)) as SharedPackage['modules'];
  const used = Object.keys(all).filter((name) => !name.startsWith('@tessera/') || names.includes(name));
  return new Map(await Promise.all(used.map(async (name) => [name, await all[name]?.()] as const)));
}

/** What `installBootData` does in a browser (shell/src/boot/boot-document.ts). */
function installRequest({ boot, answers, pictures, device, hasAccount, sanitised = {} }: PageRequest): void {
  if (hasAccount) setRenderedForAccount();
  installBoot(boot);
  boot.remotes.forEach(readMessagesOf);
  installMerchant(boot.merchant);
  installOffered(boot.gameCategories);
  installCdns({ images: boot.imageCDNs, launches: boot.launchGameCDNs });
  setApiMerchant(boot.merchant.code);
  setApiLanguage(boot.language);
  setRenderedDevice(device);
  updateServerTime(boot.serverTime, performance.now(), performance.now());
  setRenderedAt(boot.serverTime);
  addFirstAnswers(answers, performance.now());
  addPictures(pictures);
  addSanitised(sanitised);
  // Of lists the edge has sent those that are visible first (ADR 39); the others would make the document longer.
  setPainter((request) => (request.ratio === '3:4' ? undefined : gameArtSvg(request)));
  setSwitches(boot.switches);
  systemStatus.set(boot.status);
  licence.set(boot.licence);
}

const startTranslating = ({ language, merchant, shell, remotes }: Boot, { messagesIn }: RenderHost): Promise<void> =>
  i18n.start({
    language,
    fallback: merchant.defaultLanguage,
    namespaces: ['shell', 'ui'],
    source: async (asked, namespace) => {
      const own = shell.locales[namespace];
      const release = remotes.find(({ id, version }) => namespace === `${id}@${version}`);
      const file = (own ?? release?.locales)?.[asked];
      return file ? messagesIn(`${own ? shell.base : release?.base}${file}`) : {};
    },
  });

/** Read by the edge: builds without it do not know `hasAccount`. */
export const rendersForAccounts = true;

/** Everything that a first screen shows is there when it begins to render. */
const longestWaitMs = 500;

/**
 * Renders the page that a visitor's browser would show first: HTML without scripts, with style attributes. It runs in modules that
 * were evaluated for this page alone. Throws if the shell fails outside of all parts: nothing of the page would be seen.
 */
export async function render(request: PageRequest, host: RenderHost): Promise<string> {
  const { boot, address } = request;
  installRequest(request);
  onEnter(host.enter);
  const modules = await sharedModules(host.shared);
  installRemoteLoader(async ({ id }) => host.contractOf(id, modules));
  await startTranslating(boot, host);
  // One after the other, so that it is known whose code runs.
  const { pathname } = addressParts(address);
  for (const { release, key } of firstPartsAt(pathname)) {
    if (host.isLeftOut?.(release.id, key)) continue;
    host.enter(release.id, key);
    await loadPartAhead(release, key).catch(host.onFailure);
  }
  host.enter('shell');
  await loadOwnPartsAt(pathname).catch(host.onFailure);
  const stream = await renderToReadableStream(<App history={memoryHistory(address)} />, {
    // What waits for something is left to the browser.
    signal: AbortSignal.timeout(longestWaitMs),
    // One document, without scripts that move what came late to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause) => {
      if (!(cause instanceof BrowserOnly)) host.onFailure(cause);
      return leftToBrowser;
    },
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (markup.includes(`<template id="${PAGE_MISSING_ID}"`)) throw new Error('The shell could not render the page.');
  return markup;
}
