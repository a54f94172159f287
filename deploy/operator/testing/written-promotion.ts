import type { WrittenPromotion } from '@tessera/shared/wire/console';
import { dayMs } from '../platform/clock/durations.ts';

const text = (title: string) => ({ title, summary: `${title}, in short.`, terms: `<p>${title}</p>` });

/** A deposit bonus of aurora as the console writes it, a week long from that time on. */
export const writtenPromotion = (from: Date, change: Partial<WrittenPromotion> = {}): WrittenPromotion => ({
  merchant: 'aurora',
  id: 'autumn-deposit',
  category: 'deposit',
  position: 50,
  art: { from: 'seed', code: 'autumn', category: 'RNG' },
  startsAtMs: from.getTime(),
  endsAtMs: from.getTime() + 7 * dayMs,
  budgetMinor: null,
  texts: { EN: text('Autumn bonus'), KO: text('가을 보너스') },
  rules: {
    kind: 'deposit-bonus',
    percent: 50,
    capMinor: 3_000_000,
    minimumDepositMinor: 1_000_000,
    daysToClaim: 7,
    depositRule: 'first-in-window',
    wageringPercent: 200,
    daysToWager: 7,
    maximumBetMinor: null,
    contribution: [{ category: 'RNG', percent: 100 }],
    eligibility: { newcomerDays: null, minimumRank: null, code: null },
  },
  ...change,
});
