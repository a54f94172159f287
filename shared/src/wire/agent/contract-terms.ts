import type { SwitchName } from '../../switches/names.ts';

/** What a contract pays: a share of the team's loss (dividend), or of its valid bets by day, hour or five minutes. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The periods of a dividend; a half month is the 1st to the 15th, or the 16th to the end. */
export const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** The most tiers that a contract may have. */
export const longestTiers = 10;

/** What a team must reach for a rate; amounts in minor units. */
export interface ContractTier {
  readonly activeMembers: number;
  readonly validBet: number;
  readonly loss: number;
  readonly rateBasisPoints: number;
}

export interface ContractTerms {
  readonly tiers: readonly ContractTier[];
  readonly period: DividendPeriod | null;
  readonly carriesOver: boolean;
  readonly isAutomatic: boolean;
}

/** `none` without a tier, `order` where a tier asks for less than the one before or pays no more than it. */
export function tierFault(tiers: readonly ContractTier[]): 'none' | 'order' | undefined {
  if (tiers.length === 0 || tiers.length > longestTiers) return 'none';
  const rises = ({ activeMembers, validBet, loss, rateBasisPoints }: ContractTier, before: ContractTier) =>
    activeMembers >= before.activeMembers &&
    validBet >= before.validBet &&
    loss >= before.loss &&
    activeMembers + validBet + loss > before.activeMembers + before.validBet + before.loss &&
    rateBasisPoints > before.rateBasisPoints;
  const isInOrder = tiers.every((tier, at) => {
    const before = tiers[at - 1];
    const isAmount = [tier.activeMembers, tier.validBet, tier.loss].every((part) => part >= 0);
    return isAmount && tier.rateBasisPoints > 0 && (!before || rises(tier, before));
  });
  return isInOrder ? undefined : 'order';
}

/** The lowest rate of a contract that pays at all, in hundredths of a percent. */
export const lowestRate = (tiers: readonly Pick<ContractTier, 'rateBasisPoints'>[]): number =>
  Math.min(...tiers.map(({ rateBasisPoints }) => rateBasisPoints));

/** The highest rate that a contract can pay, in hundredths of a percent. */
export const highestRate = (tiers: readonly Pick<ContractTier, 'rateBasisPoints'>[]): number =>
  Math.max(0, ...tiers.map(({ rateBasisPoints }) => rateBasisPoints));

/** Whether a contract of that kind is always paid by itself. */
export const isAlwaysAutomatic = (kind: ContractKind): boolean => kind === 'hourly' || kind === 'realTime';

/** The merchant's switch of a kind: without it nothing of the kind is offered, answered or shown. */
export const contractSwitches = {
  dividend: 'SIGNCONDIV3',
  daily: 'DAILYSALCONT3',
  hourly: 'HOURSAL3',
  realTime: 'RTSALARY3',
} as const satisfies Readonly<Record<ContractKind, SwitchName>>;
