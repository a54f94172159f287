import { foldGameText, gameMatcher } from './game-search.ts';

const finds = (query: string, text: string) => gameMatcher(query)(foldGameText(text));

test('Korean initials find the word', () => {
  expect(finds('ㅂㅋㄹ', '스피드 바카라 A')).toBe(true);
  expect(finds('ㅆㅇㅇ', '쌍잉어 연못')).toBe(true);
  expect(finds('ㅂㅋㄴ', '스피드 바카라 A')).toBe(false);
});

test('initials match across the space between two words', () => {
  expect(finds('ㅇㅇㄱㅁ', '여우 가면')).toBe(true);
  expect(finds('여우가', '여우 가면')).toBe(true);
});

test('an incomplete syllable matches what it can become', () => {
  expect(finds('달비', '달빛 서고')).toBe(true);
  expect(finds('다', '달빛 서고')).toBe(true);
  expect(finds('달ㅂ', '달빛 서고')).toBe(true);
  expect(finds('다빛', '달빛 서고')).toBe(false);
});

test('Vietnamese matches without its marks, English in any case', () => {
  expect(finds('ho ca chep', 'Hồ cá chép đôi')).toBe(true);
  expect(finds('dong ho', 'Đồng hồ cát')).toBe(true);
  expect(finds('MOONLIT', 'Moonlit Archive')).toBe(true);
});

test('Japanese matches in hiragana or katakana, in full or half width, without the dot between words', () => {
  expect(finds('すたーりっとく', 'スターリット・クリスタルパレス')).toBe(true);
  expect(finds('がーでん', 'ガーデン')).toBe(true);
  expect(finds('カーデン', 'ガーデン')).toBe(false);
  expect(finds('月夜ノ書庫', '月夜の書庫')).toBe(true);
  expect(finds('８８', 'ダービー 88')).toBe(true);
  expect(finds('ＤＥＲＢＹ', 'Derby 88')).toBe(true);
});

test('Japanese matches in half-width katakana of old keyboards, with voiced sounds and long vowels', () => {
  expect(finds('ｽﾀｰﾘｯﾄ･ｸﾘｽﾀﾙﾊﾟﾚｽ', 'スターリット・クリスタルパレス')).toBe(true);
  expect(finds('ｶﾞｰﾃﾞﾝ', 'ガーデン')).toBe(true);
  expect(finds('ｶｰﾃﾞﾝ', 'ガーデン')).toBe(false);
  expect(finds('がーでん', 'ｶﾞｰﾃﾞﾝ')).toBe(true);
});

test('Chinese matches by any part of the name', () => {
  expect(finds('书阁', '月光书阁')).toBe(true);
  expect(finds('龙虎 c', '极光龙虎 C')).toBe(true);
  expect(finds('阁书', '月光书阁')).toBe(false);
});

test('Thai matches with or without its tone marks', () => {
  expect(finds('บาคารา', 'บาคาร่า สปีด A')).toBe(true);
  expect(finds('บาคาร่า', 'บาคาร่า สปีด A')).toBe(true);
  expect(finds('แสงจันทร์', 'หอสมุดแสงจันทร์')).toBe(true);
  expect(finds('แสงดาว', 'หอสมุดแสงจันทร์')).toBe(false);
});

test('characters of regular expressions are ordinary characters', () => {
  expect(finds('.*', '달빛 서고')).toBe(true);
  expect(finds('(((', '달빛 서고')).toBe(true);
  expect(finds('a+b', 'Aurora')).toBe(false);
});
