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
    .trim();
}

/** The errors of a compilation as one readable message. */
export function plainErrors(compilation: Compilation | undefined): Error {
  const messages = (compilation?.errors ?? []).map(({ message }) => plainError(message));
  return new Error([...new Set(messages)].join('\n\n'));
}
