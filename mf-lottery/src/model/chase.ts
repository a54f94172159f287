import {
  type ChaseStrategy,
  chaseCeiling,
  chasedSlipOf,
  chaseMultiples,
  maxChaseIssues,
} from '@tessera/shared/lottery';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type getChaseTerms, maxMultiple } from '@tessera/shared/wire/lottery';
import { type SlipEntry, totalStake } from './slip.ts';

export type ChaseTerms = AnswerOf<typeof getChaseTerms>;

/** What a player asks a chase to be. */
export interface ChaseDraft {
  /** The first issue; the open one while none is chosen. */
  readonly fromIssue: string | undefined;
  readonly issues: number;
  readonly multiple: number;
  readonly strategy: ChaseStrategy;
  readonly profitPercent: number;
  readonly stopsOnWin: boolean;
}

export const firstDraft: ChaseDraft = {
  fromIssue: undefined,
  issues: 10,
  multiple: 1,
  strategy: 'same',
  profitPercent: 10,
  stopsOnWin: true,
};

export interface ChaseRow {
  readonly issue: string;
  readonly drawsAtMs: number;
  readonly multiple: number;
  readonly stakeMinor: number;
  /** Of this issue and all before it. */
  readonly totalMinor: number;
}

/** The chase of these bets has one game; `undefined` when they are of none or of several. */
export const chasedGame = (entries: readonly SlipEntry[]): string | undefined =>
  new Set(entries.map(({ gameCode }) => gameCode)).size === 1 ? entries[0]?.gameCode : undefined;

/** The strategies that the merchant allows, the same multiple first. */
export const offeredStrategies = ({ doublingCeiling, profitCeiling }: ChaseTerms): readonly ChaseStrategy[] => [
  'same',
  ...(doublingCeiling > 0 ? (['doubling'] as const) : []),
  ...(profitCeiling > 0 ? (['profit'] as const) : []),
];

/** The largest multiple of an issue; 0 where the merchant does not offer the strategy. */
export const ceilingOf = (terms: ChaseTerms, strategy: ChaseStrategy): number =>
  chaseCeiling(terms, strategy, maxMultiple);

/** The draft with a strategy that is offered, and a multiple that it allows. */
export function withinTerms(draft: ChaseDraft, terms: ChaseTerms): ChaseDraft {
  const strategy = offeredStrategies(terms).includes(draft.strategy) ? draft.strategy : 'same';
  return { ...draft, strategy, multiple: Math.min(draft.multiple, ceilingOf(terms, strategy)) };
}

/** The issues that are asked for, as far as they are known. */
function comingIssues({ fromIssue, issues }: ChaseDraft, terms: ChaseTerms): ChaseTerms['issues'] {
  const from = Math.max(
    0,
    terms.issues.findIndex(({ issue }) => issue === fromIssue),
  );
  return terms.issues.slice(from, from + Math.min(issues, maxChaseIssues));
}

/** Why a chase has fewer issues than are asked for: no more are known yet, or a profit rate does not reach further. */
export function shortageOf(draft: ChaseDraft, rows: readonly ChaseRow[], terms: ChaseTerms) {
  if (rows.length >= draft.issues) return undefined;
  return rows.length === comingIssues(draft, terms).length ? 'chase.known' : 'chase.fewer';
}

/** The issues of a chase; fewer than asked for where a profit rate does not reach further, or no more are known. */
export function chaseRows(draft: ChaseDraft, entries: readonly SlipEntry[], terms: ChaseTerms): readonly ChaseRow[] {
  const slip = chasedSlipOf(entries);
  const coming = comingIssues(draft, terms);
  const multiples = chaseMultiples(
    { ...draft, issues: coming.length, ceiling: ceilingOf(terms, draft.strategy) },
    slip,
  );
  let totalMinor = 0;
  return multiples.flatMap((multiple, index) => {
    const next = coming[index];
    if (!next) return [];
    const stakeMinor = totalStake(entries.map((entry) => ({ ...entry, multiple: entry.multiple * multiple })));
    totalMinor += stakeMinor;
    return [{ issue: next.issue, drawsAtMs: next.drawsAtMs, multiple, stakeMinor, totalMinor }];
  });
}
