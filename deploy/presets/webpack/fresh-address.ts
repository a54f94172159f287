import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { freshly } from './freshly.ts';

const NAME = 'FreshAddress';

/**
 * A file that stalls is asked for anew under an address of its own: a browser gives every element with the same address
 * the one answer that never comes. The shell writes down what stalled (shell/src/remotes/stalled-files.ts).
 */
export class FreshAddress {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        [source, freshly('script', 'src', 'url')].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source) =>
        [source, freshly('linkTag', 'href', 'fullhref')].join('\n'),
      );
    });
  }
}
