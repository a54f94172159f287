import type { Promotion } from './promotion.ts';

/** Something of a promotion that can be claimed now; amounts in minor units. */
export interface Reward {
  readonly promotion: Promotion;
  readonly amount: number;
  /** Turnover that turns it into cash; 0 for cash. */
  readonly requiredTurnover: number;
  /** When it can no longer be claimed; null if that is not said. */
  readonly claimUntilMs: number | null;
}

/** What the member can claim now, in the merchant's order. */
export function readyRewards(promotions: readonly Promotion[]): readonly Reward[] {
  return promotions.flatMap((promotion): Reward[] => {
    const { own } = promotion;
    if (!own || own.reasonCode !== null || (own.state !== 'claim' && own.state !== 'issued')) return [];
    const { offer, signIn, application } = own;
    if (offer) {
      const { bonus: amount, requiredTurnover } = offer;
      return [{ promotion, amount, requiredTurnover, claimUntilMs: application?.claimUntilMs ?? null }];
    }
    return signIn ? [{ promotion, amount: signIn.next, requiredTurnover: 0, claimUntilMs: null }] : [];
  });
}

/** What was granted and can be claimed once another bonus has ended. */
export const waitingRewards = (promotions: readonly Promotion[]): readonly Promotion[] =>
  promotions.filter(({ own }) => own?.state === 'issued' && own.reasonCode !== null);

/** Rewards without conditions: they can be claimed together, and nothing has to be read first. */
export const cashRewards = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.filter(({ requiredTurnover }) => requiredTurnover === 0);
