import { addReferralRules, setReferralBudget } from '../../domains/referral/index.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';

/** Invitations at the two merchants with promotions: a smallest deposit for each of the two, once ten are settled in bets. */
export const referralRulesSeed: Seed = {
  name: 'referral-rules-1',
  module: 'referral',
  async run({ db, clock, merchants }) {
    for (const code of ['aurora', 'lotus']) {
      const merchant = merchants.byCode(code);
      if (!merchant) continue;
      const { minor } = amountsOf(merchant);
      const rules = {
        ...{ referrerMinor: minor(1), invitedMinor: minor(1) / 2, stakeMinor: minor(10) },
        ...{ days: 30, waitHours: 24, monthlyMaximum: 10 },
      };
      await addReferralRules(db, code, rules, { by: 'demo', at: clock.now() });
      await setReferralBudget(db, code, minor(10_000));
      await merchants.setSwitches(code, { REFERRAL3: true });
    }
  },
};
