import {
  fittingNumbers,
  joinedNumbers,
  numbersBy,
  permuted,
  steppedNumbers,
  toggledNumbers,
  toolsFor,
} from './number-tools.ts';

describe('choosing many numbers at once', () => {
  it('goes by head, tail, sum of the digits and side, with zeros in front', () => {
    expect(numbersBy('head', '0', 2)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']);
    expect(numbersBy('tail', '7', 2)).toContain('97');
    expect(numbersBy('sum', '0', 2)).toEqual(['00', '19', '28', '37', '46', '55', '64', '73', '82', '91']);
    expect(numbersBy('sides', 'big', 3)).toHaveLength(500);
    expect(numbersBy('sides', 'odd', 4)).toHaveLength(5000);
  });

  it('gives every number of two digits to one animal, 00 to the rat', () => {
    expect(numbersBy('zodiac', 'rat', 2)).toEqual(['00', '12', '24', '36', '48', '60', '72', '84', '96']);
    expect(numbersBy('zodiac', 'pig', 2)).toEqual(['11', '23', '35', '47', '59', '71', '83', '95']);
    expect(toolsFor(3)).not.toContain('zodiac');
  });

  it('goes from a number to another in steps', () => {
    expect(steppedNumbers('10', '90', 20)).toEqual(['10', '30', '50', '70', '90']);
    expect(steppedNumbers('111', '999', 111)).toHaveLength(9);
    for (const [from, to] of [
      ['90', '10'],
      ['1', '99'],
      ['a', '9'],
      ['', ''],
    ] as const)
      expect(steppedNumbers(from, to, 1)).toEqual([]);
    expect(steppedNumbers('10', '20', 0)).toEqual([]);
  });

  it('puts the digits of a number in every order, equal digits once', () => {
    expect(permuted(['12'])).toEqual(['12', '21']);
    expect(permuted(['112'])).toEqual(['112', '121', '211']);
    expect(permuted(['123', '321'])).toHaveLength(6);
  });

  it('adds to what is chosen, takes a whole group away again, and keeps to the greatest number of a bet', () => {
    expect(joinedNumbers(['21'], ['12', '21'])).toEqual(['12', '21']);
    expect(toggledNumbers(['12', '21', '55'], ['12', '21'])).toEqual(['55']);
    expect(toggledNumbers(['12'], ['12', '21'])).toEqual(['12', '21']);
    expect(joinedNumbers([], numbersBy('sides', 'odd', 4).concat(numbersBy('sides', 'even', 4)))).toHaveLength(5000);
  });

  it('keeps every number that is chosen where others have no room, and says which those are', () => {
    const big = numbersBy('sides', 'big', 4);
    const head = numbersBy('head', '0', 4);
    expect(toggledNumbers(big, head)).toEqual(big);
    expect(fittingNumbers(big, head)).toEqual({ fitting: [], others: head });
    const allButTwo = big.slice(2);
    expect(joinedNumbers(allButTwo, head)).toEqual(['0000', '0001', ...allButTwo]);
    expect(fittingNumbers(allButTwo, [...allButTwo, ...head]).others).toHaveLength(998);
  });
});
