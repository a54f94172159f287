import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { recordStep } from '../load-failure.ts';
import type { RemoteLoader } from '../remote-loader.ts';
import type { ShareScope } from '../share-scope.ts';

type Contract = Awaited<ReturnType<RemoteLoader>>;

const recordFailedStep: ModuleFederationRuntimePlugin = {
  name: 'record-failed-step',
  afterLoadEntry: ({ error, remoteInfo }) => {
    if (error instanceof Error) Object.assign(error, { request: remoteInfo.entry });
    recordStep(error, 'download');
  },
};

let pages = 0;

/**
 * The same page with `@module-federation/enhanced`'s runtime, for hosts outside of this site: it meets the same
 * requirements, with the same remotes.
 */
export function enhancedLoader(scope: ShareScope, createScript: (url: string) => HTMLScriptElement): RemoteLoader {
  const shared = Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.entries(versions).map(([version, { get }]) => ({
        ...{ version, get, scope: 'default' },
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      })),
    ]),
  );
  const instance = createInstance({
    name: `page_${++pages}`,
    remotes: [],
    shared: shared as never,
    shareStrategy: 'loaded-first',
    plugins: [recordFailedStep, { name: 'scripts', createScript: ({ url }) => createScript(url) }],
  });
  const registered = new Set<string>();
  return async ({ container, base, entry }) => {
    const remote = { name: container, entry: `${base}${entry}`, entryGlobalName: container };
    if (!registered.has(container)) instance.registerRemotes([{ ...remote, type: 'global', shareScope: 'default' }]);
    registered.add(container);
    const module = await instance.loadRemote<{ default: Contract }>(`${container}/contract`);
    if (!module) throw new Error(`${container} exposes no contract.`);
    return module.default;
  };
}
