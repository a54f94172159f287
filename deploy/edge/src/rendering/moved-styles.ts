const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const count = (text: string, sought: RegExp): number => text.match(sought)?.length ?? 0;

/** Whether a rule with these declarations ends where it should: no comment, block, escape or open bracket or quote. */
const isClosed = (style: string): boolean =>
  !/[{}<>\\@]|\/\*/.test(style) &&
  count(style, /\(/g) === count(style, /\)/g) &&
  count(style, /\[/g) === count(style, /\]/g) &&
  count(style, /"/g) % 2 === 0 &&
  count(style, /'/g) % 2 === 0;

/**
 * Moves the style attributes that React has written into rules, which a page's policy allows with its nonce: an element has the
 * number of its rule. Undefined if one of them would not be a rule of its own.
 */
export function movedStyles(markup: string): { readonly markup: string; readonly styles: string } | undefined {
  const numbers = new Map<string, number>();
  let isMovable = true;
  const moveOne = (written: string): string => {
    const style = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    isMovable &&= isClosed(style);
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-rendered-style="${number}"`;
  };
  // In the tags alone: the same letters may stand in a text.
  const moved = markup.replace(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
    // Attribute by attribute: a value may end in the same letters.
    tag.replace(/ ([^\s"=>]+)="([^"]*)"/g, (attribute, name, value) => (name === 'style' ? moveOne(value) : attribute)),
  );
  const rules = [...numbers].map(([style, number]) => `[data-rendered-style="${number}"]{${style}}`);
  return isMovable ? { markup: moved, styles: rules.join('') } : undefined;
}
