import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventSpecs } from '@tessera/shared/events';
import { literal, type Node, type Source, sourcesBelow, walk } from './sources.ts';

/** Every message of a namespace, as dotted keys; plural forms under the key that the code uses. */
export type Messages = ReadonlyMap<string, ReadonlySet<string>>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The texts of a message file with their keys. */
export function* textsOf(file: object, path = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(file)) {
    if (typeof value === 'object' && value !== null) yield* textsOf(value, `${path}${key}.`);
    else yield [path + key, String(value)];
  }
}

const keysOf = (file: object): Set<string> => new Set([...textsOf(file)].map(([key]) => key.replace(PLURAL, '')));

/** The messages of the namespaces, by the folder of their languages. The Korean files define the keys. */
export function readMessages(root: string, folders: Readonly<Record<string, string>>): Messages {
  return new Map(
    Object.entries(folders)
      .map(([namespace, folder]) => [namespace, join(root, folder, 'ko.json')] as const)
      .filter(([, file]) => existsSync(file))
      .map(([namespace, file]) => [namespace, keysOf(JSON.parse(readFileSync(file, 'utf8')) as object)]),
  );
}

/** Keys used in a folder's sources that have no message. A file that names no namespace uses its own. */
export function unknownKeys(root: string, folder: string, own: string, messages: Messages, translate = 't'): string[] {
  return [...sourcesBelow(root, folder)].flatMap((source) => unknownKeysOf(source, own, messages, translate));
}

function unknownKeysOf({ program, at }: Source, own: string, messages: Messages, translate: string): string[] {
  const nodes = [...walk(program)];
  // A namespace in a variable may be any of them.
  const named = nodes.filter((node) => isCallOf(node, 'useTranslation')).map((node) => literal(argument(node)));
  const namespaces = named.includes(undefined) ? [...messages.keys()] : named.length > 0 ? named : [own];
  const isKnown = (key: string): boolean => {
    const [namespace, path] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [undefined, key];
    return (namespace === undefined ? namespaces : [namespace]).some((name) => {
      const known = messages.get(name ?? own);
      return !known || (path.includes(ANYTHING) ? [...known].some((each) => matchesKey(path, each)) : known.has(path));
    });
  };
  return nodes.flatMap((node) =>
    keysIn(node, messages, translate)
      .filter((key) => !isKnown(key))
      .map((key) => `${at(node.start)} asks for the message "${key.replaceAll(ANYTHING, '…')}", which there is not`),
  );
}

/** Placeholder for the part of a key that is only known at run time. */
export const ANYTHING = '\u0000';
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a key is one of those that a text with {@link ANYTHING} in it may become. */
export const matchesKey = (text: string, key: string): boolean =>
  new RegExp(`^${text.split(ANYTHING).map(escapePattern).join('.+')}$`).test(key);

const argument = (call: Node): unknown => (call.arguments as readonly unknown[])[0];
function isCallOf({ type, callee }: Node, name: string): boolean {
  const { type: kind, name: called, property } = (callee ?? {}) as Node & { property?: { name: string } };
  return type === 'CallExpression' && (kind === 'Identifier' ? called === name : property?.name === name);
}

/** The keys that a node uses: the argument of `t` (or what the part calls it), and any string of the form `namespace:key`. */
function keysIn(node: Node, messages: Messages, translate: string): string[] {
  if (isCallOf(node, translate)) return keysOfArgument(argument(node)).filter((key) => !key.startsWith(ANYTHING));
  const text = literal(node);
  const [namespace, path] = text?.split(':', 2) ?? [];
  const isKey = namespace !== undefined && path !== undefined && /^[a-z]\w*(?:\.[\w-]+)+$/.test(path);
  return text !== undefined && isKey && messages.has(namespace) && !(text in eventSpecs) ? [text] : [];
}

/** The keys of an argument: one, one of two, or a list of which the first known one counts. */
function keysOfArgument(node: unknown): string[] {
  const text = literal(node);
  if (text !== undefined) return text.includes(':') ? [] : [text];
  const { type, quasis, elements, ...parts } = node as Node & {
    quasis?: { value: { cooked: string } }[];
    elements?: (Node | null)[];
  };
  switch (type) {
    case 'ConditionalExpression':
      return [...keysOfArgument(parts.consequent), ...keysOfArgument(parts.alternate)];
    case 'ArrayExpression':
      return (elements ?? []).flatMap((element) => (element ? keysOfArgument(element) : []));
    case 'SpreadElement':
      return keysOfArgument(parts.argument);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return keysOfArgument(parts.expression);
    case 'TemplateLiteral':
      return quasis ? [quasis.map(({ value }) => value.cooked).join(ANYTHING)] : [];
    default:
      return [];
  }
}
