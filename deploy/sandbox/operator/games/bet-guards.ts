import type { OperatorContext } from '../context.ts';
import type { Merchant } from '../merchants/merchant.ts';

/** A bet that is about to be taken. */
export interface ComingBet {
  readonly merchant: Merchant;
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly code: string;
  readonly amountMinor: number;
}

/** Why a bet may not be taken; null lets it pass. Wins and rollbacks are never asked about. */
export type BetGuard = (bet: ComingBet) => Promise<'LIMIT_REACHED' | 'SELF_EXCLUDED' | null>;

const guards = new WeakMap<OperatorContext, BetGuard[]>();

/** Guards of an operator's bets: limits, breaks and exclusions push theirs here. */
export function betGuardsOf(context: OperatorContext): BetGuard[] {
  const known = guards.get(context) ?? [];
  guards.set(context, known);
  return known;
}
