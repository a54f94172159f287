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
    line('rolling', kind === 'deposit-bonus' ? 'rollingOfBoth' : 'rollingPlain', {
      values: { percent: wageringPercent },
    }),
  ];
}

/** The conditions at a glance, in the order in which they matter; an announcement has none. */
export function conditionLines(promotion: Promotion): readonly ConditionLine[] {
  const { kind, minimumDeposit, daysToWager, maximumBet, schedule, depositRule } = promotion;
  if (kind === 'information') return [];
  const lines = [line('who', depositRule === 'first-ever' ? 'whoFirst' : 'whoAll'), datesOf(promotion)];
  if (minimumDeposit !== null) lines.push(line('minimum', 'minimumDeposit', { amounts: { amount: minimumDeposit } }));
  lines.push(...reckoningOf(promotion), ...rollingOf(promotion));
  if (daysToWager !== null) lines.push(line('deadline', 'daysToWager', { values: { days: daysToWager } }));
  if (maximumBet !== null) lines.push(line('maximumBet', 'maximumBetText', { amounts: { amount: maximumBet } }));
  if (schedule) lines.push(line('payment', schedule === 'daily' ? 'paidDaily' : 'paidMonday'));
  else lines.push(line('payment', 'paidAsBonus'));
  return lines;
}
