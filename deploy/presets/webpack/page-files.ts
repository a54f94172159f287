import { IMPOSSIBLE_HASH } from '@tessera/shared/registry/checked-element';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const NAME = 'PageFiles';

/**
 * Makes an element load a file as the page wants it; in a page that checks nothing, it fails instead of running unchecked. A
 * loader must not throw here: its import() would never end.
 */
const requestCode = (element: string, attribute: string, url: string): string =>
  `if (globalThis.tesseraFiles) globalThis.tesseraFiles.request(${element}, ${url}); else { ${element}.integrity = "${IMPOSSIBLE_HASH}"; ${element}.${attribute} = ${url}; }`;

const WEBPACKS_OWN = 'script.src = url;';

/**
 * Lets the page decide how each file is requested (shell/src/remotes/trusted-files.ts): with which integrity, as a trusted
 * URL, and after a failed preload or a stall with another URL, because a browser gives every element with the same URL the one
 * answer that failed or never arrives (ADR 15).
 */
export class PageFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, scriptCode);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source) =>
        [source, requestCode('linkTag', 'href', 'fullhref')].join('\n'),
      );
    });
  }
}

/** webpack's code for a new script element, with the page's request in the place of its own. */
export function scriptCode(source: string): string {
  if (source.split(WEBPACKS_OWN).length !== 2) throw new Error(`${NAME}: webpack's code for scripts has changed.`);
  return source.replace(WEBPACKS_OWN, requestCode('script', 'src', 'url'));
}
