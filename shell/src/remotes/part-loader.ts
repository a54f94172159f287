import type { RemoteContract } from '@tessera/shared/contract';
import type { IntentName } from '@tessera/shared/intents';
import type { PageRemote } from '@tessera/shared/registry';
import { hasMessages, loadMessages } from '../language/messages.ts';
import { contractSource } from './contract-source.ts';
import { LoadFailure } from './load-failure.ts';
import { loadWithRetries } from './retrying.ts';
import { endStalledAfter } from './stalled-files.ts';

/** Less than the deadlines of a load and of its words, either of which would end the watch over its files. */
const STALLED_MS = 7_500;

const contracts = new Map<string, Promise<RemoteContract>>();
const loaded = new Map<string, unknown>();

/**
 * The module behind a part key, with the words it speaks; the same key loads once, a failed load is forgotten so that
 * a retry is a real one.
 */
export async function loadPart<Part>(release: PageRemote, key: string): Promise<Part> {
  const known = loadedPart<Part>(release, key);
  if (known) return known;
  const part = await loadWithRetries(release.id, async () => {
    const callOff = endStalledAfter(STALLED_MS);
    try {
      const [module] = await Promise.all([moduleOf<Part>(release, key), speaks(key) && loadMessages(release.id)]);
      return module.default;
    } finally {
      callOff();
    }
  });
  loaded.set(`${release.container}/${key}`, part);
  return part;
}

/** What {@link loadPart} would give, if it is already here. */
export function loadedPart<Part>(release: PageRemote, key: string): Part | undefined {
  if (speaks(key) && !hasMessages(release.id)) return undefined;
  return loaded.get(`${release.container}/${key}`) as Part | undefined;
}

/** A reaction shows nothing by itself; one that has something to say brings its words then. */
const speaks = (key: string): boolean => !key.startsWith('reaction:');

async function moduleOf<Part>(release: PageRemote, key: string): Promise<{ readonly default: Part }> {
  const thunk = thunkOf(await contractOf(release), key);
  if (!thunk) throw new LoadFailure('contract', release.id, `the contract has no ${key}`);
  return (await thunk()) as { default: Part };
}

function contractOf(release: PageRemote): Promise<RemoteContract> {
  const known = contracts.get(release.container);
  if (known) return known;
  const contract = contractSource()(release);
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
