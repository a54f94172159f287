import { currencyOf, decimalToMinor, minorToDecimal, unitOf } from './money.ts';

describe('money', () => {
  it('has a unit in the language of its reader where the unit is a word', () => {
    expect(unitOf(currencyOf('DIEM'), 'vi')).toBe('điểm');
    expect(unitOf(currencyOf('DIEM'), 'th')).toBe('แต้ม');
    expect(unitOf(currencyOf('P'), 'th')).toBe('P');
  });

  it("converts the wire's decimal to minor units without floating-point errors", () => {
    expect(decimalToMinor(1284.1, currencyOf('P'))).toBe(128410);
    expect(decimalToMinor(0.29, currencyOf('P'))).toBe(29);
    expect(minorToDecimal(128410, currencyOf('P'))).toBe(1284.1);
  });

  it("refuses an amount finer than the currency's minor unit", () => {
    expect(() => decimalToMinor(1.005, currencyOf('P'))).toThrow(/more decimals/);
    expect(() => decimalToMinor(1.5, currencyOf('DIEM'))).toThrow(/more decimals/);
  });

  it('refuses an unknown currency', () => {
    expect(() => currencyOf('XXX')).toThrow(/Unknown currency/);
  });
});
