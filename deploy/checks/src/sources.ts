import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Any node of a syntax tree; the checks use a few kinds only. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export interface Source {
  /** Relative to the checkout. */
  readonly path: string;
  readonly program: Node;
  /** The position of an offset, as `path:line`. */
  readonly at: (start: number) => string;
}

const isTest = (path: string): boolean => /\.test(?:-d)?\.tsx?$|(?:^|\/)testing\//.test(path);

/** The TypeScript sources below a folder, without tests and their fixtures. */
export function* sourcesBelow(root: string, folder: string): Generator<Source> {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (/\.tsx?$/.test(path) && !/(?:^|\/)node_modules\//.test(path) && !isTest(path)) yield readSource(root, path);
  }
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return {
    path,
    program: program as unknown as Node,
    at: (start) => `${path}:${text.slice(0, start).split('\n').length}`,
  };
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** A node and all nodes inside it, outer ones first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (isNode(value)) yield* walk(value);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) yield* walk(item);
  }
}

/** The text of a string literal; undefined for anything computed. */
export function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXExpressionContainer') return literal(node.expression);
  const { quasis, expressions } = node as { quasis?: { value: { cooked: string } }[]; expressions?: unknown[] };
  return node.type === 'TemplateLiteral' && expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined;
}
