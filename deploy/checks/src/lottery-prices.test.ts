import { priceFaults } from '../../operator/domains/lottery/index.ts';
import { lotteryPriceFaults } from './lottery-prices.ts';

describe('the prices of the lottery', () => {
  it('of the release return between 50 % and 99 %', () => {
    expect(lotteryPriceFaults()).toEqual([]);
  });

  it('are refused with the name of a play that returns more', () => {
    expect(priceFaults([{ code: 'lotus', profile: { odds: { VNN: { lo2: { '*': 99_900 } } } } }])).toEqual([
      expect.stringMatching(/^At merchant "lotus", lo2 of VNN returns \d+\.\d % at prize group \d+\.$/),
    ]);
  });
});
