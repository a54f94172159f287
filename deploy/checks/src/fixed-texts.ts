import { literal, type Node, sourcesBelow, walk } from './sources.ts';

/** Attributes whose value is shown or read aloud. */
const READ_TEXT =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|detail|hint|body|message|heading|description)$/;
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
    return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(shownBy);
  if (node.type === 'JSXAttribute' && READ_TEXT.test((node.name as { name: string }).name))
    return node.value ? shownBy(node.value as Node) : [];
  return [];
}

/** The texts that an expression can show: also `isOpen ? 'Open' : 'Closed'` and `isOpen && 'Open'`. */
function shownBy(node: Node): Text[] {
  const parts = (...names: string[]) => names.flatMap((name) => shownBy(node[name] as Node));
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return parts('expression');
    case 'ConditionalExpression':
      return parts('consequent', 'alternate');
    case 'LogicalExpression':
      return parts('left', 'right');
    default:
      return found(node, literal(node));
  }
}

function found({ start }: Node, text = ''): Text[] {
  if (!hasWord(text)) return [];
  return [{ start: start + text.length - text.trimStart().length, text: text.trim() }];
}
