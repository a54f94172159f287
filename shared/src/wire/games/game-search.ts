const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;
const finals = 28;
/** The nineteen initial consonants in the order of syllable numbers. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const shifted = (text: string, by: number) => String.fromCharCode(text.charCodeAt(0) + by);
/** The offset from hiragana to the katakana of the same sound. */
const kanaStep = 0x60;

/**
 * Lower case, without marks (Vietnamese), tone marks (Thai), spaces and punctuation; hiragana and half-width katakana as
 * katakana, full width as plain. Hangul stays whole: of the compatibility forms (NFKC) only those of width are folded,
 * for the rest would take Korean initials apart.
 */
export function foldGameText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0e48-\u0e4b]/g, '')
    .replace(/[\uff01-\uff9f]+/g, (text) => text.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u3041-\u3096]/g, (kana) => shifted(kana, kanaStep))
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[\s\p{P}\p{S}]+/gu, '');
}

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(character: string, isLast: boolean): string {
  const initial = initials.indexOf(character);
  if (initial >= 0) {
    const from = firstSyllable + initial * syllablesPerInitial;
    return `[${character}${String.fromCharCode(from)}-${String.fromCharCode(from + syllablesPerInitial - 1)}]`;
  }
  const code = character.charCodeAt(0);
  const isOpen = code >= firstSyllable && code <= lastSyllable && (code - firstSyllable) % finals === 0;
  // While a syllable is typed, its final consonant is still missing: 바 may become 박.
  if (isOpen && isLast) return `[${character}-${String.fromCharCode(code + finals - 1)}]`;
  return escaped(character);
}

/**
 * Whether a query matches folded text: parts of words, Korean initials (ㅂㅋㄹ), incomplete syllables. An empty query
 * matches all.
 */
export function gameMatcher(query: string): (foldedText: string) => boolean {
  const characters = [...foldGameText(query)];
  if (characters.length === 0) return () => true;
  const pattern = new RegExp(characters.map((one, at) => patternOf(one, at === characters.length - 1)).join(''));
  return (text) => pattern.test(text);
}
