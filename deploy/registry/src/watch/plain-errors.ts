import { stripVTControlCharacters } from 'node:util';
import type { Compilation } from 'webpack';

/** Lines from here on are about the compiler, not about the source. */
const COMPILER_LINE = /^\s*(?:Stack backtrace:|at |\d+: |Caused by:)/;

/** The useful part of a compiler's message: its first sentence, the file, and the lines around the error. */
export function plainError(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => COMPILER_LINE.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^Module build failed/.test(line))
    .join('\n')
    .trim()
    .replace(/^Error:\s+(?:x\s+)?/, '');
}

/** The errors of compilations as one readable message. */
export function plainErrors(compilations: readonly Compilation[]): Error {
  const all = compilations.flatMap(({ errors }) => errors).map(({ message }) => plainError(message));
  // A failing style sheet is reported twice, once as a module and once by the code that runs it.
  const first = all.filter((message) => !/^(?:Error: )?Execution of module code/.test(message));
  const messages = first.length > 0 ? first : all;
  return new Error([...new Set(messages)].join('\n\n'));
}
