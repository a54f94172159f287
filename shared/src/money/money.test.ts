import { currencyOf, decimalToMinor, minorToDecimal } from './money.ts';

describe('money', () => {
  it('turns the wire decimal into whole minor units without float dust', () => {
    expect(decimalToMinor(1284.1, currencyOf('P'))).toBe(128410);
    expect(decimalToMinor(0.29, currencyOf('P'))).toBe(29);
    expect(minorToDecimal(128410, currencyOf('P'))).toBe(1284.1);
  });

  it('refuses an amount finer than the currency has', () => {
    expect(() => decimalToMinor(1.005, currencyOf('P'))).toThrow(/more decimals/);
    expect(() => decimalToMinor(1.5, currencyOf('DIEM'))).toThrow(/more decimals/);
  });

  it('refuses a currency nobody registered', () => {
    expect(() => currencyOf('XXX')).toThrow(/Unknown currency/);
  });
});
