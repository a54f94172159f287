import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const fontLanguages = ['en', 'ko', 'vi'] as const;
export type FontLanguage = (typeof fontLanguages)[number];

/** Letters of the sandbox's own texts that belong to a language; the other languages stand in the same files. */
const scripts: Readonly<Record<FontLanguage, RegExp>> = {
  en: /[\p{Script=Latin}\p{N}\p{P}\p{Sc}]/u,
  ko: /[\p{Script=Hangul}\p{N}\p{P}\p{Sc}]/u,
  vi: /[\p{Script=Latin}\p{N}\p{P}\p{Sc}]/u,
};

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vietnameseVowels = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));
/** What players type. Rare Hangul syllables come from the slices of the whole font. */
const typed: Readonly<Record<FontLanguage, readonly string[]>> = {
  en: ascii,
  ko: ascii,
  vi: [...ascii, ...[...vietnameseVowels, 'đ'].flatMap((letter) => [letter, letter.toUpperCase()])],
};

const lettersIn = (files: readonly string[]): string[] => files.flatMap((file) => [...readFileSync(file, 'utf8')]);

export interface Letters {
  readonly text: string;
  /** The sources of the letters. */
  readonly files: readonly string[];
}

/**
 * The letters that the site shows in `language`: those of its messages, those of the sandbox's own texts (names of games,
 * notices), and what players type.
 */
export function lettersOf(root: string, language: FontLanguage): Letters {
  const rooms = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const messages = [...rooms, 'shell', 'shared/src/ui'].map((room) => join(root, room, `locales/${language}.json`));
  const demo = join(root, 'deploy/operator/demo');
  const demoTexts = readdirSync(demo, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(demo, file));
  const script = scripts[language];
  const letters = new Set([
    ...typed[language],
    ...lettersIn(messages).filter((letter) => letter !== '\n'),
    ...lettersIn(demoTexts).filter((letter) => script.test(letter)),
  ]);
  return { text: [...letters].sort().join(''), files: [...messages, ...demoTexts] };
}
