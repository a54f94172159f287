import { stripVTControlCharacters } from 'node:util';
import type { Compilation } from 'webpack';

/** From here on it is where in the compiler, not where in the source, something went wrong. */
const INNER = /^\s*(?:Stack backtrace:|at |\d+: |Caused by:)/;

/** What a person needs of a compiler's message: the first sentence, the file, and the lines around the fault. */
export function plainError(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => INNER.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^Module build failed/.test(line))
    .join('\n')
    .trim()
    .replace(/^Error:\s+(?:x\s+)?/, '');
}

/** The errors of a compilation as one readable message. */
export function plainErrors(compilation: Compilation | undefined): Error {
  const all = (compilation?.errors ?? []).map(({ message }) => plainError(message));
  // A style sheet fails once as a module and once more as what runs it.
  const first = all.filter((message) => !/^(?:Error: )?Execution of module code/.test(message));
  const messages = first.length > 0 ? first : all;
  return new Error([...new Set(messages)].join('\n\n'));
}
