import type { ContractKind, ContractTerms } from '@tessera/shared/wire/agent';
import type { TeamSums } from '../../figures/team-sums.ts';
import { shareOf } from '../../rebates/rebates.ts';

interface BillAmount {
  /** What the rate applies to: the team's loss with what was carried in, or its valid bets. */
  readonly baseMinor: number;
  /** The highest tier that was reached, counted from 0. */
  readonly tier: number | null;
  readonly rateBasisPoints: number;
  readonly amountMinor: number;
  readonly carriedOutMinor: number;
}

/** Valid bet − payout − rebate − bonus: above zero, the players lost. Wages and dividends do not count. */
export const lossOf = ({ validBetMinor, payoutMinor, rebateMinor, bonusMinor }: TeamSums): number =>
  validBetMinor - payoutMinor - rebateMinor - bonusMinor;

/** What a period comes to under a contract. Nothing is paid on a base of zero or below, or below the lowest tier. */
export function billAmount(
  kind: ContractKind,
  { tiers, carriesOver }: Pick<ContractTerms, 'tiers' | 'carriesOver'>,
  sums: TeamSums,
  carriedInMinor: number,
): BillAmount {
  const baseMinor = kind === 'dividend' ? lossOf(sums) + carriedInMinor : sums.validBetMinor;
  const tier = tiers.findLastIndex(
    ({ activeMembers, validBet, loss }) =>
      sums.activeMembers >= activeMembers &&
      sums.validBetMinor >= validBet &&
      (kind !== 'dividend' || baseMinor >= loss),
  );
  const rateBasisPoints = baseMinor > 0 ? (tiers[tier]?.rateBasisPoints ?? 0) : 0;
  return {
    baseMinor,
    tier: rateBasisPoints > 0 ? tier : null,
    rateBasisPoints,
    amountMinor: rateBasisPoints > 0 ? shareOf(baseMinor, rateBasisPoints) : 0,
    carriedOutMinor: kind === 'dividend' && carriesOver ? Math.min(0, baseMinor) : 0,
  };
}
