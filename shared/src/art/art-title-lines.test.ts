import { artTitleLines } from './art-title-lines.ts';

test('a short title has one line at the largest size', () => {
  expect(artTitleLines('달빛 서고')).toEqual({ lines: ['달빛 서고'], fontSize: 44 });
});

test('a long title breaks at the space that best halves it', () => {
  expect(artTitleLines('토성 익스프레스').lines).toEqual(['토성', '익스프레스']);
  expect(artTitleLines('Garden of the Moon').lines).toEqual(['Garden of', 'the Moon']);
});

test('when two breaks are equally good, the longer half is first', () => {
  expect(artTitleLines('가가가 나 다다다').lines).toEqual(['가가가 나', '다다다']);
});

test('a wide title shrinks until its widest line fits 252', () => {
  const { lines, fontSize } = artTitleLines('Lanterns Extraordinary');
  expect(lines).toEqual(['Lanterns', 'Extraordinary']);
  expect(fontSize).toBeCloseTo(252 / (13 * 0.6), 0);
  expect(fontSize * 13 * 0.6).toBeLessThanOrEqual(252);
});

test('a Japanese title breaks at its dot, or after the particle, and never leaves one character alone', () => {
  expect(artTitleLines('スターリット・クリスタルパレス').lines).toEqual(['スターリット', 'クリスタルパレス']);
  expect(artTitleLines('雨上がりの魔法使い').lines).toEqual(['雨上がりの', '魔法使い']);
  expect(artTitleLines('夢見るクリスタルパレス').lines).toEqual(['夢見る', 'クリスタルパレス']);
  expect(artTitleLines('月夜のてんとう虫').lines).toEqual(['月夜のてんとう虫']);
  expect(artTitleLines('狐の面').lines).toEqual(['狐の面']);
});

test('vowel and tone signs above Thai letters have no width', () => {
  expect(artTitleLines('สระน้ำ').fontSize).toBe(44);
  expect(artTitleLines('พีระมิด แสงดาว').lines).toEqual(['พีระมิด', 'แสงดาว']);
  expect(artTitleLines('คู่').fontSize).toBe(artTitleLines('คข').fontSize);
});

test('a title without a space is not broken', () => {
  expect(artTitleLines('도깨비불놀이터').lines).toEqual(['도깨비불놀이터']);
});
