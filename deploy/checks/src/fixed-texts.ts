import { literal, type Node, sourcesBelow, walk } from './sources.ts';

/** Attributes whose value is shown or read aloud. */
const READ_TEXT = /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)$/;
const INTERNATIONAL = /\b(?:UTC)\b/g;
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(INTERNATIONAL, ''));

/** Texts written directly in JSX, which would be shown in one language on every site. */
export function fixedTexts(root: string, folder: string): string[] {
  return [...sourcesBelow(root, folder)]
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ program, at }) =>
      [...walk(program)]
        .flatMap(textsOf)
        .map(({ start, text }) => `${at(start)} shows "${text}" in one language only: make it a key of the messages`),
    );
}

interface Text {
  readonly start: number;
  readonly text: string;
}

function textsOf(node: Node): Text[] {
  if (node.type === 'JSXText') return found(node, node.value as string);
  // <b>{'Hello'}</b>
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[])
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap((child) => found(child, literal(child)));
  if (node.type === 'JSXAttribute' && READ_TEXT.test((node.name as { name: string }).name))
    return found(node, literal(node.value));
  return [];
}

function found({ start }: Node, text = ''): Text[] {
  if (!hasWord(text)) return [];
  return [{ start: start + text.length - text.trimStart().length, text: text.trim() }];
}
