import type { dryRunAssumptions, WrittenPromotion } from '@tessera/shared/wire/console';

type Assumption = (typeof dryRunAssumptions)[number];

function ofEligibility(rules: WrittenPromotion['rules']): Assumption[] {
  const { minimumRank = null, code = null, segment = null } = 'eligibility' in rules ? rules.eligibility : {};
  return [
    'open-today',
    ...(minimumRank === null ? [] : (['rank-of-today'] as const)),
    ...(segment?.promotionId === undefined ? [] : (['segment-of-today'] as const)),
    ...(code === null ? [] : (['code-unknown'] as const)),
  ];
}

/** What the estimate of such rules takes for granted. */
export function assumptionsOf(rules: WrittenPromotion['rules']): Assumption[] {
  switch (rules.kind) {
    case 'deposit-bonus':
      return [
        'everybody-takes-part',
        rules.depositRule === 'first-ever' ? 'first-deposit-counts' : 'every-first-deposit',
        ...(['claimed-before-staking', 'one-bonus'] as const),
        ...(rules.wageringPercent > 0 ? (['turnover-within-days'] as const) : []),
        ...ofEligibility(rules),
      ];
    case 'cashback':
      return ['everybody-takes-part', 'whole-periods', 'open-today'];
    case 'sign-in':
      return ['active-days', ...ofEligibility(rules)];
    case 'application':
      return ['needs-review', ...ofEligibility(rules)];
    default:
      return ['nothing-granted'];
  }
}
