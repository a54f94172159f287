import { BrowserOnly, type PageAddress, type PageModule, type RemoteContract } from '@tessera/shared/contract';
import { i18n } from '@tessera/shared/i18n';
import type { IntentName } from '@tessera/shared/intents';
import type { PageRemote } from '@tessera/shared/registry';
import { namespaceOf } from '../language/messages.ts';
import { LoadFailure } from './load-failure.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { reportUse } from './release-reports.ts';
import { remoteLoader } from './remote-loader.ts';
import { endStalledAfter } from './stalled-files.ts';

/** Shorter than the deadlines of a load and of its messages, both of which stop watching its files. */
const STALLED_MS = 7_500;

const contracts = new Map<string, Promise<RemoteContract>>();
const loaded = new Map<string, unknown>();
const modules = new Map<string, PartModule<unknown>>();

/**
 * The module of a part key, with its messages; each key loads once, and a failed load is cleared so that a retry is a
 * new load.
 */
export async function loadPart<Part>(release: PageRemote, key: string): Promise<Part> {
  // Nothing more is loaded while the edge renders a page.
  if (globalThis.window === undefined) throw new BrowserOnly(`${release.id} ${key} is not loaded.`);
  reportUse(release, key);
  return loadedPart<Part>(release, key) ?? load<Part>(release, key, window.location);
}

/**
 * Loads a part of a page that may be next, with an address also what it shows there beside its own code. Nothing is reported, for
 * it is not used yet.
 */
export async function loadPartAhead(release: PageRemote, key: string, address?: PageAddress): Promise<void> {
  if (!loadedPart(release, key)) await load(release, key);
  if (address) await modules.get(`${release.container}/${key}`)?.loadAhead?.(address);
}

/** Lets a part that is loaded ask for what it shows at an address. */
export const preparePart = ({ container }: PageRemote, key: string, address: PageAddress): void =>
  modules.get(`${container}/${key}`)?.prepare?.(address);

/** Without an address the part is not shown yet, and asks for nothing. */
async function load<Part>(release: PageRemote, key: string, address?: PageAddress): Promise<Part> {
  const part = await loadWithRetries(release.id, async () => {
    const cancel = endStalledAfter(STALLED_MS);
    try {
      const [module] = await Promise.all([
        moduleOf<Part>(release, key, address),
        needsMessages(key) && i18n.load(namespaceOf(release)),
      ]);
      return module.default;
    } finally {
      cancel();
    }
  });
  loaded.set(`${release.container}/${key}`, part);
  return part;
}

/** The result of {@link loadPart}, if it is already loaded. */
export function loadedPart<Part>(release: PageRemote, key: string): Part | undefined {
  if (needsMessages(key) && !i18n.has(namespaceOf(release))) return undefined;
  return loaded.get(`${release.container}/${key}`) as Part | undefined;
}

/** Forgets the code of a release that the page does not use any more. */
export function forgetParts({ container }: PageRemote): void {
  contracts.delete(container);
  for (const parts of [loaded, modules])
    for (const key of parts.keys()) if (key.startsWith(`${container}/`)) parts.delete(key);
}

/** A reaction shows nothing itself; if it needs messages, it loads them then. */
const needsMessages = (key: string): boolean => !key.startsWith('reaction:');

type PartModule<Part> = Omit<PageModule, 'default'> & { readonly default: Part };

async function moduleOf<Part>(release: PageRemote, key: string, address?: PageAddress): Promise<PartModule<Part>> {
  const thunk = thunkOf(await contractOf(release), key);
  if (!thunk) throw new LoadFailure('contract', release.id, `the contract has no ${key}`);
  const module = (await thunk()) as PartModule<Part>;
  modules.set(`${release.container}/${key}`, module);
  if (address) module.prepare?.(address);
  return module;
}

function contractOf(release: PageRemote): Promise<RemoteContract> {
  const known = contracts.get(release.container);
  if (known) return known;
  const contract = remoteLoader()(release);
  contracts.set(release.container, contract);
  contract.catch(() => contracts.delete(release.container));
  return contract;
}

type Thunk = () => Promise<unknown>;

function thunkOf(contract: RemoteContract, key: string): Thunk | undefined {
  const at = key.indexOf(':');
  const name = key.slice(at + 1);
  switch (key.slice(0, at)) {
    case 'route':
      return contract.routes.find((route) => route.path === name)?.page;
    case 'centre':
      return contract.centrePages.find((page) => `${page.centre}/${page.key}` === name)?.page;
    case 'dialog':
      return contract.dialogs[name]?.body;
    case 'slot':
      return contract.slots[Number(name.slice(name.lastIndexOf('#') + 1))]?.widget;
    case 'reaction':
      return contract.consumes[name as keyof RemoteContract['consumes']];
    case 'intent': {
      const provision = contract.provides[name as IntentName];
      return provision && 'run' in provision ? provision.run : undefined;
    }
    default:
      return undefined;
  }
}
