import { artTitleLines } from './art-title-lines.ts';

test('a short title stands on one line at the largest size', () => {
  expect(artTitleLines('달빛 서고')).toEqual({ lines: ['달빛 서고'], fontSize: 44 });
});

test('a long title breaks at the space that best halves it', () => {
  expect(artTitleLines('토성 익스프레스').lines).toEqual(['토성', '익스프레스']);
  expect(artTitleLines('Garden of the Moon').lines).toEqual(['Garden of', 'the Moon']);
});

test('when two breaks halve equally well, the longer half stands first', () => {
  expect(artTitleLines('가가가 나 다다다').lines).toEqual(['가가가 나', '다다다']);
});

test('a wide title shrinks until its widest line fits 252', () => {
  const { lines, fontSize } = artTitleLines('Lanterns Extraordinary');
  expect(lines).toEqual(['Lanterns', 'Extraordinary']);
  expect(fontSize).toBeCloseTo(252 / (13 * 0.6), 0);
  expect(fontSize * 13 * 0.6).toBeLessThanOrEqual(252);
});

test('a title without a space stays whole', () => {
  expect(artTitleLines('도깨비불놀이터').lines).toEqual(['도깨비불놀이터']);
});
