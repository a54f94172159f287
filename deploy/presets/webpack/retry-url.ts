import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { retryUrlCode } from './retry-url-code.ts';

const NAME = 'RetryUrl';

/**
 * Requests a stalled file again with another URL, because a browser gives every element with the same URL the one
 * answer that never arrives. The shell records what stalled (shell/src/remotes/stalled-files.ts, ADR 15).
 */
export class RetryUrl {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        [source, retryUrlCode('script', 'src', 'url')].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source) =>
        [source, retryUrlCode('linkTag', 'href', 'fullhref')].join('\n'),
      );
    });
  }
}
