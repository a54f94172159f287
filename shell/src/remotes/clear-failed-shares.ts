import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The federation runtime caches the promise of a shared module, even after it has failed, so every later load would
 * fail too. This clears a rejected promise, so that the next `loadShare` retries. It compares
 * promises, because the request may have resolved to another version whose load is still running; clearing that would
 * load it twice.
 */
export const clearFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareInfo, shareScopeMap, recovered }) {
    if (recovered) return;
    for (const scope of shareInfo?.scope ?? [])
      for (const shared of Object.values(shareScopeMap[scope]?.[pkgName] ?? {})) {
        const { loading } = shared;
        loading?.catch(() => {
          if (shared.loading === loading) shared.loading = null;
        });
      }
  },
};
