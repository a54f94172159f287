import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The federation runtime keeps the promise of a shared module that is on its way, also when it has failed: everybody
 * who asks later would be told the old failure. Forgotten here, the next wish is a new load (architecture §5.6). What
 * was asked for may have resolved to another version, so the one that failed is known by its promise: one that is still
 * on its way keeps it, or there would be two copies of it.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
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
