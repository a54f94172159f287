import type { ReleaseReport, VisitorCount } from '@tessera/shared/registry';

const minute = 60_000;
/** The span that is judged, in slots that are forgotten one by one. */
const spanMs = 10 * minute;
const slotMs = 10_000;
/** For more of its visitors it must not fail. */
const highestShare = 0.02;

/** Below these numbers nothing is judged: one broken browser is no broken release. */
export interface BudgetLimits {
  /** Who used it. */
  readonly fewestVisitors: number;
  /** For whom it failed. */
  readonly fewestFailing: number;
}

export const limitsFor = (fewestVisitors: number): BudgetLimits => ({
  fewestVisitors,
  fewestFailing: Math.ceil(fewestVisitors / 2),
});
export const budgetLimits = limitsFor(10);

type Counts = Pick<ReleaseReport, 'whole' | 'parts'>;

interface Sum {
  visitors: number;
  readonly failures: Map<string, number>;
}

interface Slot {
  readonly at: number;
  readonly whole: Sum;
  readonly parts: Map<string, Sum>;
}

const nothing = (): Sum => ({ visitors: 0, failures: new Map() });

function add(sum: Sum, visitors: number, failures: Iterable<readonly [string, number]>): void {
  sum.visitors += visitors;
  for (const [step, count] of failures) sum.failures.set(step, (sum.failures.get(step) ?? 0) + count);
}

const failing = ({ failures }: Sum): number => [...failures.values()].reduce((all, count) => all + count, 0);

/**
 * Counts for whom one release failed in the last ten minutes: as a whole, and in each of its parts, because a part that few
 * visitors open may fail for all of them.
 */
export class ErrorBudget {
  readonly #limits: BudgetLimits;
  #slots: Slot[] = [];

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  add({ whole, parts }: Counts, now: number): void {
    this.#slots = this.#slots.filter(({ at }) => at > now - spanMs);
    const at = now - (now % slotMs);
    const last = this.#slots.at(-1);
    const slot: Slot = last?.at === at ? last : { at, whole: nothing(), parts: new Map() };
    if (slot !== last) this.#slots.push(slot);
    const count = (sum: Sum, { visitors, failures }: VisitorCount) => add(sum, visitors, Object.entries(failures));
    count(slot.whole, whole);
    for (const [key, counted] of Object.entries(parts)) count(sumOf(slot.parts, key), counted);
  }

  /** Why the release must be taken back, in one sentence; undefined while it is within the budget. Counts from `since` on. */
  exceeded(now: number, since = 0): string | undefined {
    const from = Math.max(since - slotMs, now - spanMs);
    const whole = nothing();
    const parts = new Map<string, Sum>();
    for (const slot of this.#slots.filter(({ at }) => at > from)) {
      add(whole, slot.whole.visitors, slot.whole.failures);
      for (const [key, { visitors, failures }] of slot.parts) add(sumOf(parts, key), visitors, failures);
    }
    if (this.#isExceeded(whole)) return sentence(whole);
    const [key, part] = [...parts].find(([, sum]) => this.#isExceeded(sum)) ?? [];
    return part && sentence(part, ` of ${key}`);
  }

  #isExceeded(sum: Sum): boolean {
    const { fewestVisitors, fewestFailing } = this.#limits;
    const count = failing(sum);
    return sum.visitors >= fewestVisitors && count >= fewestFailing && count > highestShare * sum.visitors;
  }
}

function sumOf(sums: Map<string, Sum>, key: string): Sum {
  const sum = sums.get(key) ?? nothing();
  sums.set(key, sum);
  return sum;
}

function sentence(sum: Sum, ofWhat = ''): string {
  const steps = [...sum.failures].sort(([, one], [, other]) => other - one).map(([step, count]) => `${step} ${count}`);
  return `it failed for ${failing(sum)} of ${sum.visitors} visitors${ofWhat} in 10 minutes (${steps.join(', ')})`;
}
