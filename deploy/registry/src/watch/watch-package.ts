import webpack, { type Compilation, type Configuration } from 'webpack';
import { localeDirs, type PackageOptions } from '../build-package.ts';
import { plainErrors } from './plain-errors.ts';

/** What becomes of the builds of a watched package. */
interface Watched {
  /** All compilations of the package, the code first; those that have not changed are as they were. */
  built(compilations: readonly Compilation[], ms: number): Promise<void>;
  failed(error: string): void;
}

/** Watches a package until `close()`; resolves after the first build, successful or not. */
export async function watchPackage(
  options: PackageOptions,
  configs: readonly Configuration[],
  { built, failed }: Watched,
): Promise<{ close(): Promise<void> }> {
  // Open pages use the last good build until the next one: its files remain, and a failed build writes none.
  const compiler = webpack(
    configs.map((config) => ({ ...config, optimization: { ...config.optimization, emitOnErrors: false } })),
  );
  // A change concerns one compilation; the others are as they were.
  const latest = new Map<string | undefined, Compilation>();
  let from = Date.now();
  compiler.hooks.invalid.tap('tessera-watch', () => {
    from = Date.now();
  });
  // No module imports the messages, so they are added to the watched files here.
  compiler.compilers[0]?.hooks.afterCompile.tap('tessera-watch', ({ contextDependencies }) => {
    for (const dir of Object.values(localeDirs(options))) contextDependencies.add(dir);
  });
  const take = async (changed: readonly Compilation[]): Promise<void> => {
    for (const compilation of changed) latest.set(compilation.name, compilation);
    await built(
      configs.flatMap(({ name }) => latest.get(name) ?? []),
      Date.now() - from,
    );
  };
  await new Promise<void>((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
      const isBuilt = !failure && stats && !stats.hasErrors();
      const compilations = stats?.stats.map(({ compilation }) => compilation) ?? [];
      const work = isBuilt ? take(compilations) : Promise.reject(failure ?? plainErrors(compilations));
      work.catch((cause: unknown) => failed(cause instanceof Error ? cause.message : String(cause))).finally(resolve);
    });
  });
  return { close: () => new Promise((resolve) => compiler.close(() => resolve())) };
}
