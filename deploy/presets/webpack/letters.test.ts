import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lettersOf } from './letters.ts';

const root = resolve(__dirname, '../../..');

it.each(['en', 'ko', 'vi'] as const)('the font file of %s has every letter of its messages', (language) => {
  const { text } = lettersOf(root, language);
  const messages = new Set(readFileSync(`${root}/mf-wallet/locales/${language}.json`, 'utf8').replaceAll('\n', ''));
  expect([...messages].filter((letter) => !text.includes(letter))).toEqual([]);
});

it('the Korean font file has the names of the demo games, and no syllable that nothing uses', () => {
  const { text } = lettersOf(root, 'ko');
  expect([...'별빛수정궁'].filter((letter) => !text.includes(letter))).toEqual([]);
  expect(text).not.toContain('뷁');
});

it('the Vietnamese font file has each letter that a player can type, but no Korean game names', () => {
  const { text } = lettersOf(root, 'vi');
  expect([...'ặẪỵỦđĐ'].filter((letter) => !text.includes(letter))).toEqual([]);
  expect(text).not.toContain('별');
});
