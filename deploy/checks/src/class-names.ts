import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Part, ROOT } from './parts.ts';
import { literal, type Node, sourcesBelow, walk } from './sources.ts';

const STYLE_SHEET = /\.module\.css$/;

/** The uses of one style sheet's classes. */
interface Uses {
  /** Name of a class to the first place that uses it. */
  readonly places: Map<string, string>;
  /** Some name is only known at run time, so that any class may be used. */
  isComputed: boolean;
}

/** Classes that the sources of a folder use and no style sheet has, and classes of its style sheets that nothing uses. */
export function classFaults(folder: string, root = ROOT): string[] {
  const sheets = sheetsBelow(root, folder);
  if (sheets.length === 0) return [];
  const uses = usesBelow(root, folder);
  const unknown = [...uses].flatMap(([sheet, { places }]) => {
    const known = classesOf(join(root, sheet));
    return [...places]
      .filter(([name]) => !known.has(name))
      .map(([name, place]) => `${place} uses the class "${name}", which ${sheet} does not have`);
  });
  const unused = sheets.flatMap((sheet) => {
    const use = uses.get(sheet);
    if (!use) return [`${sheet} is imported by no source`];
    if (use.isComputed) return [];
    return [...classesOf(join(root, sheet))]
      .filter((name) => !use.places.has(name))
      .map((name) => `${sheet} has the class "${name}", which no source uses`);
  });
  return [...unknown, ...unused];
}

/** The same for several parts. */
export const partsClassFaults = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ folder }) => classFaults(folder));

function sheetsBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => STYLE_SHEET.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .sort();
}

/** The class names in the selectors of a style sheet; none if there is no such file, which the compiler reports. */
function classesOf(file: string): Set<string> {
  if (!existsSync(file)) return new Set();
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/:global\([^)]*\)/g, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

function usesBelow(root: string, folder: string): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { path, program, at } of sourcesBelow(root, folder)) {
    const sheets = importedSheets(path, program);
    if (sheets.size === 0) continue;
    for (const sheet of sheets.values())
      if (!uses.has(sheet)) uses.set(sheet, { places: new Map(), isComputed: false });
    for (const node of walk(program)) {
      const sheet = sheets.get(objectName(node) ?? '');
      const use = sheet && uses.get(sheet);
      if (!use) continue;
      const name = propertyName(node);
      if (name === undefined) use.isComputed = true;
      else if (!use.places.has(name)) use.places.set(name, at(node.start));
    }
  }
  return uses;
}

/** The style sheets that a source imports, by the name it gives them. */
function importedSheets(path: string, program: Node): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const node of program.body as readonly Node[]) {
    const from = node.type === 'ImportDeclaration' ? literal(node.source) : undefined;
    if (!from || !STYLE_SHEET.test(from)) continue;
    for (const { local } of node.specifiers as readonly { readonly local: { readonly name: string } }[])
      sheets.set(local.name, normalize(join(dirname(path), from)).replaceAll('\\', '/'));
  }
  return sheets;
}

function objectName({ type, object }: Node): string | undefined {
  return type === 'MemberExpression' ? (object as { readonly name?: string }).name : undefined;
}

/** The class that a member expression names; undefined if it is computed. */
function propertyName({ computed, property }: Node): string | undefined {
  return computed ? literal(property) : (property as { readonly name: string }).name;
}
