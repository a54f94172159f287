import { recordStep } from './load-failure.ts';

/** The modules of one package that remotes may use, by the name under which they import them. */
export interface SharedPackage {
  readonly version: string;
  readonly modules: Readonly<Record<string, () => Promise<unknown>>>;
}

/** One version of a shared module, as webpack's containers read it. */
interface SharedVersion {
  readonly from: string;
  readonly eager: boolean;
  /** Set by a container that uses this version. */
  loaded?: 1;
  readonly get: () => Promise<() => unknown>;
}

/** What a page shares with its remotes, by module and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/** The share scope of a page that provides these packages, each in one version. */
export function shareScope(packages: readonly SharedPackage[]): ShareScope {
  const scope: Record<string, Record<string, SharedVersion>> = {};
  for (const { version, modules } of packages)
    for (const [name, load] of Object.entries(modules)) {
      const get = async () => {
        try {
          const module = await load();
          return () => module;
        } catch (cause) {
          recordStep(cause, 'share');
          throw cause;
        }
      };
      scope[name] = { [version]: { from: 'shell', eager: false, get } };
    }
  return scope;
}
