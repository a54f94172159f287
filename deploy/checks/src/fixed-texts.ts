import { literal, type Node, sourcesBelow, walk } from './sources.ts';

/** Attributes whose value is shown or read aloud. */
const READ_TEXT =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|detail|hint|body|message|heading|description)$/;
const INTERNATIONAL = /\b(?:UTC)\b/g;
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(INTERNATIONAL, ''));

/** Properties whose value is shown: `toast.show({ title })`, `el('p', { text })`, `<Card {...{ label }} />`. */
const READ_PROPERTY = new RegExp(`${READ_TEXT.source}|^text$`);
const SHOWN_MEMBER = /^(?:textContent|innerText|ariaLabel|title|placeholder|alt)$/;
/** A key of the messages, a name in code or an address; a text has a blank, a capital letter or another script. */
const IS_NAME = /^(?:[a-z][\w-]*(?:[.:/][\w-]*)*|\/[\w/-]*)$/;

/** Texts written directly in code, which would be shown in one language on every site. */
export function fixedTexts(root: string, folder: string): string[] {
  return [...sourcesBelow(root, folder)].flatMap(({ program, at }) =>
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
  if (node.type === 'Property' && node.computed !== true && READ_PROPERTY.test(nameOf(node.key as Node)))
    return shownBy(node.value as Node).filter(({ text }) => !IS_NAME.test(text));
  // element.textContent = 'Hello'
  if (node.type === 'AssignmentExpression' && SHOWN_MEMBER.test(nameOf((node.left as Node).property as Node)))
    return shownBy(node.right as Node);
  return [];
}

const nameOf = (key: Node | undefined): string => literal(key) ?? String(key?.name);

/** The texts that an expression can show: also parts of `isOpen ? 'Open' : name + ' is closed'` and of templates. */
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
    case 'BinaryExpression':
      return node.operator === '+' ? parts('left', 'right') : [];
    case 'TemplateLiteral':
      return (node.quasis as (Node & { value: { cooked: string } })[]).flatMap((part) =>
        found(part, part.value.cooked),
      );
    default:
      return found(node, literal(node));
  }
}

function found({ start }: Node, text = ''): Text[] {
  if (!hasWord(text)) return [];
  return [{ start: start + text.length - text.trimStart().length, text: text.trim() }];
}
