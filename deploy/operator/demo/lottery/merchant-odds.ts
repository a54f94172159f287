import type { MerchantOdds } from '@tessera/shared/lottery';
import { storeMerchantPrices } from '../../domains/lottery/index.ts';
import type { Seed } from '../seed.ts';

const code = 'lotus';

/** Lots of two digits in the North for 80 instead of 75, and three digits in order of Thailand for 600 instead of 550. */
const odds: MerchantOdds = { VNN: { lo2: { '*': 80_000 } }, THAI: { top3: { '*': 600_000 } } };

/** One brand pays more than the release on two plays; what staff has set there before stays. */
export const merchantOddsSeed: Seed = {
  name: 'lottery-merchant-odds',
  module: 'lottery',
  async run({ db, merchants }) {
    if (!merchants.byCode(code)) return;
    await merchants.update(code, async ({ profile }) => {
      const next = { odds, ...profile };
      await storeMerchantPrices({ db }, { profile: next });
      return next;
    });
  },
};
