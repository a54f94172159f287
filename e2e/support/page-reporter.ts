import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Of siblings of one role, such as the numbers of a grid, this many are printed. */
const MOST_ALIKE = 4;

/** The accessibility trees in the notes of a failed test, as Playwright writes them. */
const treesIn = (notes: string): readonly string[] =>
  [...notes.matchAll(/```yaml\n(.*?)```/gs)].map(([, tree = '']) => tree.trimEnd());

/** A tree without what repeats in it: of more than a few siblings of one role, the first ones and how many there are. */
function shortened(tree: string): string {
  const lines: string[] = [];
  const alike: { indent: number; role: string; count: number }[] = [];
  /** Lines deeper than this belong to a sibling that is left out. */
  let skipped = Number.POSITIVE_INFINITY;
  function close(indent: number): void {
    for (let last = alike.at(-1); last && last.indent >= indent; last = alike.at(-1)) {
      if (last.count > MOST_ALIKE)
        lines.push(`${' '.repeat(last.indent)}- … ${last.count - MOST_ALIKE} more: ${last.role}`);
      alike.pop();
    }
  }
  for (const line of tree.split('\n')) {
    const indent = line.search(/\S/);
    if (indent > skipped) continue;
    skipped = Number.POSITIVE_INFINITY;
    const role = /^- ([\w/]+)/.exec(line.trim())?.[1] ?? '';
    close(indent + 1);
    if (alike.at(-1)?.indent !== indent || alike.at(-1)?.role !== role) {
      close(indent);
      alike.push({ indent, role, count: 0 });
    }
    const siblings = alike.at(-1);
    if (siblings && ++siblings.count > MOST_ALIKE) skipped = indent;
    else lines.push(line);
  }
  close(0);
  return lines.join('\n');
}

/** Prints what a page showed when its test failed: of a run elsewhere, what it prints is often all that is left. */
export default class PageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const notes = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!notes) return;
    for (const tree of treesIn(readFileSync(notes, 'utf8')))
      process.stdout.write(`\nThe page when “${title}” failed:\n${shortened(tree)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
