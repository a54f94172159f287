import { createRequire } from 'node:module';
import { brands } from '@tessera/shared/merchant';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';

const require = createRequire(import.meta.url);

const themeFile = (name: string): string => require.resolve(`@tessera/shared/theme/${name}.css`);

/** webpack writes a script for each style sheet, which nothing loads. */
class OnlyStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('only-styles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'only-styles', stage }, (assets) => {
        for (const name of Object.keys(assets)) if (name.endsWith('.js')) compilation.deleteAsset(name);
      });
    });
  }
}

/**
 * Tokens and fonts of each brand are files of their own: a page loads one brand's, and its fonts after the largest paint.
 * The fallback faces of the same width come with the tokens, because the first paint uses them.
 * They are a compilation of their own, because federation adds the whole core to each entry of the shell's.
 */
export function stylesConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, '-styles');
  return {
    ...base,
    name: 'styles',
    entry: Object.fromEntries(
      brands.flatMap((brand) => [
        [`theme-${brand}`, ['base', 'scale', brand, `fonts/${brand}-fallback`].map(themeFile)],
        [`fonts-${brand}`, [themeFile(`fonts/${brand}`)]],
      ]),
    ),
    output: { ...base.output, publicPath: 'auto', uniqueName: 'styles' },
    plugins: [...(base.plugins ?? []), new OnlyStyles()],
  };
}
