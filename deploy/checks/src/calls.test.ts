import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS, ROOT } from './parts.ts';
import { type Node, sourcesBelow, walk } from './sources.ts';

const isWire = (source: unknown): boolean => /\bwire\//.test(String((source as Node | undefined)?.value));

/** What a file imports from the wire, by its name there; of a file that imports it when it runs, what it takes out of objects. */
function wireImports(program: Node): string[] {
  const nodes = [...walk(program)];
  const importsLater = nodes.some(({ type, source }) => type === 'ImportExpression' && isWire(source));
  return nodes.flatMap((node) => {
    if (node.type === 'ImportDeclaration' && isWire(node.source))
      return (node.specifiers as Node[]).flatMap(({ imported }) => (imported ? [String((imported as Node).name)] : []));
    if (node.type === 'ObjectPattern' && importsLater)
      return (node.properties as Node[]).flatMap(({ key }) => (key ? [String((key as Node).name)] : []));
    return [];
  });
}

/** Names of the exported calls of the wire, without those of the console. */
function siteCalls(): string[] {
  return [...sourcesBelow(ROOT, 'shared/src/wire')]
    .filter(({ path }) => !path.includes('/console/'))
    .flatMap(({ program }) => [...walk(program)])
    .flatMap(({ type, id, init }) => {
      const called = (init as { callee?: { name?: string } } | null)?.callee?.name;
      return type === 'VariableDeclarator' && called === 'defineEndpoint' ? [(id as { name: string }).name] : [];
    });
}

it('every call of the operator has a client in the site, or a decision that says why it has none', () => {
  const folders = PARTS.flatMap(({ folder }) => (/^(?:mf-.*|shell|shared)$/.test(folder) ? [`${folder}/src`] : []));
  const used = new Set(
    folders
      .flatMap((folder) => [...sourcesBelow(ROOT, folder)])
      .filter(({ path }) => !path.startsWith('shared/src/wire/'))
      .flatMap(({ program }) => wireImports(program)),
  );
  const decisions = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8');
  const calls = siteCalls();
  expect(calls.length).toBeGreaterThan(80);
  const unused = calls.filter((name) => !used.has(name));
  expect(unused).toContain('getRoomList');
  expect(unused.filter((name) => !decisions.includes(`\`${name}\``))).toEqual([]);
});
