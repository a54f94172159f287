import { existsSync } from 'node:fs';
import { ANYTHING, type Messages, matchesKey } from './message-keys.ts';
import { literal, type Node, sourcesBelow, walk } from './sources.ts';

/** A folder of sources. Their texts may be keys of the namespaces that their files name, and of these. */
interface Sources {
  readonly folder: string;
  readonly namespaces: readonly string[];
}

const hasContext = (options: Node | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  (options.properties as readonly Node[]).some(({ key }) => (key as { name?: string } | undefined)?.name === 'context');

/** Every text of a node that may be a key: a string, or one whose parts are put together at run time. */
function textOf(node: Node): string | undefined {
  const text = literal(node);
  if (text !== undefined) return text;
  const { arguments: [key, options] = [] } = node as { arguments?: readonly (Node | undefined)[] };
  // With a context, a call may use any key that begins so.
  if (key && hasContext(options)) return `${textOf(key)}_${ANYTHING}`;
  const { type, quasis } = node as Node & { quasis?: { value: { cooked: string } }[] };
  const parts = type === 'TemplateLiteral' ? quasis?.map(({ value }) => value.cooked) : undefined;
  // Without letters it would stand for every key.
  return parts?.some((part) => /[a-z]/i.test(part)) ? parts.join(ANYTHING) : undefined;
}

/** Keys that no text of the code can be: messages that nobody ever sees. */
export function unusedKeys(root: string, places: readonly Sources[], messages: Messages): string[] {
  const used = new Map([...messages.keys()].map((namespace) => [namespace, new Set<string>()]));
  for (const { folder, namespaces } of places) {
    if (!existsSync(`${root}/${folder}`)) continue;
    for (const { program } of sourcesBelow(root, folder)) {
      const texts = new Set([...walk(program)].flatMap((node) => textOf(node) ?? []));
      for (const text of texts) {
        const [namespace = '', path] = text.split(':', 2);
        if (path !== undefined) used.get(namespace)?.add(path);
        else for (const [name, keys] of used) if (namespaces.includes(name) || texts.has(name)) keys.add(text);
      }
    }
  }
  return [...messages].flatMap(([namespace, keys]) => {
    const texts = used.get(namespace) ?? new Set();
    const patterns = [...texts].filter((text) => text.includes(ANYTHING));
    return [...keys]
      .filter((key) => !texts.has(key) && !patterns.some((pattern) => matchesKey(pattern, key)))
      .map((key) => `no code uses the message "${namespace}:${key}"`);
  });
}
