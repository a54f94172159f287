import { currencyOf } from '@tessera/shared/money';
import { plainDecimal } from './form-rules.ts';

const p = currencyOf('P');
const diem = currencyOf('DIEM');

it("gives a bank's form figures and a point alone", () => {
  expect(plainDecimal(30_000_000, p)).toBe('300000');
  expect(plainDecimal(1_248_050, p)).toBe('12480.50');
  expect(plainDecimal(1_284_500, diem)).toBe('1284500');
});
