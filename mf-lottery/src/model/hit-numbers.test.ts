import { prizePlaces } from '@tessera/shared/lottery';
import { hitNumbers } from './hit-numbers.ts';

/** The places of the North end in 00 to 26, but for the first and the special prize, which end in 45. */
const drawn = prizePlaces('VNN').map((_, at, { length }) => (at === 0 || at === length - 1 ? 45 : at));
const bet = (playCode: string, ...row: string[]) => ({
  kind: 'VNN' as const,
  playCode,
  numbers: [row],
  numbersLeftOut: 0,
});

it('a bet on a draw with a table of prizes names its numbers that were drawn, and how often', () => {
  expect(hitNumbers(bet('lo2', '03', '45', '99'), drawn)).toEqual([
    { number: '03', times: 1 },
    { number: '45', times: 2 },
  ]);
});

it('a bet on the special prize counts that place alone', () => {
  expect(hitNumbers(bet('duoi', '03', '45'), drawn)).toEqual([{ number: '45', times: 1 }]);
});

it('of numbers that win together, those that were drawn are named although the bet lost', () => {
  expect(hitNumbers(bet('together2', '03', '99'), drawn)).toEqual([{ number: '03', times: 1 }]);
});

it('a bet whose list leaves out numbers names none, and neither does one on a game that shows all that was drawn', () => {
  expect(hitNumbers({ ...bet('lo2', '03'), numbersLeftOut: 100 }, drawn)).toBeUndefined();
  expect(hitNumbers({ kind: 'K3', playCode: 'sum', numbers: [['10']], numbersLeftOut: 0 }, [1, 4, 5])).toBeUndefined();
});
