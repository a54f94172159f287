import type { RemoteContract } from '@tessera/shared/contract';
import { recordStep } from './load-failure.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { ShareScope } from './share-scope.ts';

/** What a remote's entry sets as a global variable: a container of webpack's ContainerPlugin. */
interface Container {
  init(scope: ShareScope): Promise<unknown> | undefined;
  get(name: './contract'): Promise<() => { readonly default: RemoteContract }>;
}

interface Page {
  readonly scope: ShareScope;
  /** Makes the element that loads a file, with its integrity. */
  readonly createScript: (url: string) => HTMLScriptElement;
}

/** Loads remotes that were built with webpack's own container plugin (ADR 42). */
export function containerLoader({ scope, createScript }: Page): RemoteLoader {
  return async ({ container: name, base, entry }) => {
    const container = containerOf(name) ?? (await loadEntry(name, `${base}${entry}`, createScript));
    await container.init(scope);
    const contract = await container.get('./contract');
    return contract().default;
  };
}

const containerOf = (name: string): Container | undefined => (globalThis as Record<string, unknown>)[name] as never;

function loadEntry(name: string, url: string, createScript: Page['createScript']): Promise<Container> {
  const script = createScript(url);
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      const cause = Object.assign(new Error(`${url} ${what}`), { request: url });
      recordStep(cause, 'download');
      reject(cause);
    };
    script.async = true;
    script.onload = () => {
      const container = containerOf(name);
      if (container) resolve(container);
      else fail('did not set its container');
    };
    script.onerror = () => fail('could not be loaded');
    document.head.append(script);
  }).finally(() => script.remove()) as Promise<Container>;
}
