import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classFaults } from './class-names.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-classes-'));
  mkdirSync(join(root, 'mf-poker/src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, 'mf-poker/src', name), text);
const faults = () => classFaults('mf-poker', root);
const table = (classes: string) =>
  write(
    'table.tsx',
    `import styles from './table.module.css';\nexport const Table = () => <b className={${classes}} />;`,
  );

it('a class that its style sheet does not have is reported with its line', () => {
  write('table.module.css', '.seat { color: red; }');
  table('isFree ? styles.seat : styles.noSeat');
  expect(faults()).toEqual([
    'mf-poker/src/table.tsx:2 uses the class "noSeat", which mf-poker/src/table.module.css does not have',
  ]);
});

it('a class that no source uses is reported, also inside layers and media queries', () => {
  write(
    'table.module.css',
    `@layer remote.page {
  /* .comment { } */
  .seat:hover > .chip, .seat::before { content: ".text"; padding: .5rem; background: url("a.png"); }
  :global(.page) .seat { }
  @media (width < 47.5rem) { .row { .cell { gap: 1.5em; } } }
}`,
  );
  table('styles.seat');
  expect(faults().map((fault) => /"(.*)"/.exec(fault)?.[1])).toEqual(['chip', 'row', 'cell']);
});

it('a class may be used by another file, under another name, or as a string', () => {
  write('table.module.css', '.seat { } .chip { } .free-seat { }');
  table("styles['free-seat']");
  write('chips.tsx', "import table from './table.module.css';\nexport const Chips = () => [table.seat, table.chip];");
  expect(faults()).toEqual([]);
});

it('a name that is computed may be any class, but the fixed names beside it must exist', () => {
  write('table.module.css', '.small { } .large { }');
  table('[styles[size], styles.table]');
  expect(faults()).toEqual([
    'mf-poker/src/table.tsx:2 uses the class "table", which mf-poker/src/table.module.css does not have',
  ]);
});

it('a style sheet that no source imports is reported', () => {
  write('table.module.css', '.seat { }');
  expect(faults()).toEqual(['mf-poker/src/table.module.css is imported by no source']);
});
