import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { textsOf } from './message-keys.ts';
import { PARTS, ROOT } from './parts.ts';

/** One line of a glossary: how a term is translated, and the variants that no text may have. */
interface Entry {
  readonly term: string;
  readonly translation: string;
  readonly variants: readonly string[];
}

const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;
/** Texts of the demo, which players read too. */
const DEMO = ['deploy/operator/demo/promotions', 'deploy/operator/demo/site-texts'];

/** The entries of a glossary's table; its first two rows are head and rule. */
export function entriesOf(page: string): Entry[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, term = '', translation = '', , variants = ''] = row.split('|').map((cell) => cell.trim());
    return { term, translation, variants: variants.split(',').flatMap((variant) => variant.trim() || []) };
  });
}

/** A text with the place where it stands. */
export type PlacedText = readonly [place: string, text: string];

/** Texts with a variant that the glossary replaces, and translations that no text uses. */
export function glossaryFaults(entries: readonly Entry[], texts: readonly PlacedText[], page: string): string[] {
  const lowered = texts.map(([place, text]) => [place, text.toLowerCase()] as const);
  const has = (text: string, part: string): boolean => text.includes(part.trim().toLowerCase());
  return entries.flatMap(({ term, translation, variants }) => [
    ...variants.flatMap((variant) =>
      lowered
        .filter(([, text]) => has(text, variant))
        .map(([place]) => `${place} says "${variant}": ${page} has "${translation}" for "${term}"`),
    ),
    ...(translation.split('·').every((part) => lowered.some(([, text]) => has(text, part)))
      ? []
      : [`${page} has "${translation}" for "${term}", which no text uses`]),
  ]);
}

function textsIn(language: string): PlacedText[] {
  // The console's texts are read by operators, who have words of their own.
  const read = PARTS.flatMap(({ messages }) => (messages && messages.namespace !== 'console' ? [messages.folder] : []));
  const messages = read.flatMap((folder) => {
    const file = `${folder}/${language}.json`;
    if (!existsSync(`${ROOT}/${file}`)) return [];
    const texts = textsOf(JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8')) as object);
    return [...texts].map(([key, text]): PlacedText => [`${file}: ${key}`, text]);
  });
  const demo = DEMO.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((name) => name.endsWith(`-${language}.ts`))
      .flatMap((name) =>
        readFileSync(`${ROOT}/${folder}/${name}`, 'utf8')
          .split('\n')
          .map((line, at): PlacedText => [`${folder}/${name}:${at + 1}`, line]),
      ),
  );
  return [...messages, ...demo];
}

/** The faults of all languages between their glossary and what players read. */
export const allGlossaryFaults = (): string[] =>
  LANGUAGES.flatMap((language) => {
    const page = `docs/glossary/${language}.md`;
    if (!existsSync(`${ROOT}/${page}`)) return [`${page} is missing`];
    return glossaryFaults(entriesOf(readFileSync(`${ROOT}/${page}`, 'utf8')), textsIn(language), page);
  });
