import type { Promotion } from './promotion.ts';

/** One line of the conditions: text keys of this remote with what goes into them. Amounts are minor units, moments ms. */
export interface ConditionLine {
  readonly label: `condition.${string}`;
  readonly text: `condition.${string}`;
  readonly amounts?: Readonly<Record<string, number>>;
  readonly moments?: Readonly<Record<string, number>>;
  readonly values?: Readonly<Record<string, number>>;
}

const line = (name: string, text: string, more: Omit<ConditionLine, 'label' | 'text'> = {}): ConditionLine => ({
  label: `condition.${name}`,
  text: `condition.${text}`,
  ...more,
});

function datesOf({ kind, schedule, startsAtMs, endsAtMs }: Promotion): ConditionLine {
  if (kind === 'cashback') {
    const text = schedule === 'daily' ? 'datesDaily' : 'datesWeekend';
    if (endsAtMs === null) return line('dates', text);
    return line('dates', `${text}Until`, { moments: { until: endsAtMs - 1 } });
  }
  // The end is the moment after the last one that counts.
  if (endsAtMs === null) return line('dates', 'datesOpen', { moments: { from: startsAtMs } });
  return line('dates', 'datesBoth', { moments: { from: startsAtMs, until: endsAtMs - 1 } });
}

function reckoningOf({ kind, percent, cap }: Promotion): ConditionLine[] {
  if (percent === null) return [];
  const text = kind === 'cashback' ? 'shareOfLoss' : 'shareOfDeposit';
  if (cap === null) return [line('reckoning', text, { values: { percent } })];
  return [line('reckoning', `${text}Cap`, { values: { percent }, amounts: { cap } })];
}

function rollingOf({ wageringPercent, kind }: Promotion): ConditionLine[] {
  if (wageringPercent === null) return [];
  if (wageringPercent === 0) return [line('rolling', 'rollingNone')];
  return [
    line('rolling', kind === 'deposit-bonus' ? 'rollingOfBoth' : 'rollingOfBonus', {
      values: { percent: wageringPercent },
    }),
  ];
}

/** Who may take part, besides what the kind itself asks for. */
function eligibilityOf({ eligibility }: Promotion): ConditionLine[] {
  const { newcomerDays = null, minimumRank = null, needsCode = false, hasSegment = false } = eligibility ?? {};
  return [
    ...(newcomerDays === null ? [] : [line('newcomers', 'newcomerDays', { values: { days: newcomerDays } })]),
    ...(minimumRank === null ? [] : [line('rank', 'minimumRank', { values: { rank: minimumRank } })]),
    ...(hasSegment ? [line('segment', 'hasSegment')] : []),
    ...(needsCode ? [line('code', 'needsCode')] : []),
  ];
}

function paymentOf({ kind, schedule, wageringPercent }: Promotion): ConditionLine {
  if (schedule) return line('payment', schedule === 'daily' ? 'paidDaily' : 'paidMonday');
  if (kind === 'sign-in') return line('payment', 'paidAtOnce');
  if (kind === 'application') return line('payment', wageringPercent ? 'paidAfterReview' : 'paidAfterReviewAsCash');
  return line('payment', 'paidAsBonus');
}

/** The conditions at a glance, in the order in which they matter; an announcement has none. */
export function conditionLines(promotion: Promotion): readonly ConditionLine[] {
  const { kind, minimumDeposit, daysToWager, maximumBet, depositRule, wageringPercent, budgetLeft } = promotion;
  if (kind === 'information') return [];
  const lines = [line('who', depositRule === 'first-ever' ? 'whoFirst' : 'whoAll'), datesOf(promotion)];
  lines.push(...eligibilityOf(promotion));
  if (minimumDeposit !== null) lines.push(line('minimum', 'minimumDeposit', { amounts: { amount: minimumDeposit } }));
  lines.push(...reckoningOf(promotion), ...rollingOf(promotion));
  if (daysToWager !== null && wageringPercent)
    lines.push(line('deadline', 'daysToWager', { values: { days: daysToWager } }));
  if (maximumBet !== null) lines.push(line('maximumBet', 'maximumBetText', { amounts: { amount: maximumBet } }));
  if (budgetLeft !== null) lines.push(line('budget', 'budgetLeft', { amounts: { amount: budgetLeft } }));
  lines.push(paymentOf(promotion));
  return lines;
}
