interface Words {
  readonly [key: string]: unknown;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

function leaves(words: Words, path = ''): [key: string, text: unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(value as Words, `${path}${key}.`) : [[path + key, value]],
  );
}

const baseOf = (key: string): string => key.replace(PLURAL, '');
const blanksOf = (text: unknown): string[] => [...new Set(String(text).match(/\{\{?\w+\}?\}/g) ?? [])].sort();

/**
 * Faults of a language's messages, compared with the language written first: missing or additional keys, empty
 * messages, other placeholders (`{{name}}`), and missing plural forms.
 */
export function messageFaults(language: string, words: Words, first: Words): string[] {
  const own = leaves(words);
  const told = new Map(leaves(first).map(([key, text]) => [baseOf(key), blanksOf(text)]));
  const bases = new Set(own.map(([key]) => baseOf(key)));
  const faults = [...told.keys()].filter((base) => !bases.has(base)).map((base) => `${base} is missing`);
  for (const [key, text] of own) {
    const blanks = told.get(baseOf(key));
    if (!blanks) faults.push(`${key} is in no other language`);
    else if (typeof text !== 'string' || text.trim() === '') faults.push(`${key} is empty`);
    // "One game" needs no number; every other form has the placeholders of the first language.
    else if (
      blanksOf(text).join() !==
      (key.endsWith('_one') ? blanksOf(text).filter((b) => blanks.includes(b)) : blanks).join()
    )
      faults.push(`${key} has ${blanksOf(text).join(' ') || 'no blanks'}, not ${blanks.join(' ') || 'none'}`);
  }
  const keys = new Set(own.map(([key]) => key));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const base of new Set(own.filter(([key]) => PLURAL.test(key)).map(([key]) => baseOf(key))))
    for (const form of forms) if (!keys.has(`${base}_${form}`)) faults.push(`${base}_${form} is missing`);
  return faults;
}
