const minute = 60_000;
/** The span that is judged, in slots that are forgotten one by one. */
const spanMs = 10 * minute;
const slotMs = 10_000;
/** So many visitors must have seen a failure: one broken browser is no broken release. */
const fewestSubjects = 5;
/** And so many of the loads must have failed. */
const highestShare = 0.02;
/** More are not needed to judge. */
const mostSubjects = 1_000;

/** What an edge has seen of a release since its last report. */
export interface Report {
  readonly loads: number;
  /** By the step that failed, such as `integrity` or `render`. */
  readonly failures: Readonly<Record<string, number>>;
  /** Ids of the visitors who saw a failure; they only have to be different. */
  readonly subjects: readonly string[];
}

interface Slot {
  readonly at: number;
  loads: number;
  readonly failures: Map<string, number>;
  readonly subjects: Set<string>;
}

/** Counts what became of one release in the last ten minutes. */
export class ErrorBudget {
  #slots: Slot[] = [];

  add({ loads, failures, subjects }: Report, now: number): void {
    this.#slots = this.#slots.filter(({ at }) => at > now - spanMs);
    const at = now - (now % slotMs);
    const last = this.#slots.at(-1);
    const slot: Slot = last?.at === at ? last : { at, loads: 0, failures: new Map(), subjects: new Set() };
    if (slot !== last) this.#slots.push(slot);
    slot.loads += loads;
    for (const [step, count] of Object.entries(failures))
      slot.failures.set(step, (slot.failures.get(step) ?? 0) + count);
    for (const subject of subjects) if (slot.subjects.size < mostSubjects) slot.subjects.add(subject);
  }

  /** Why the release must be taken back, in one sentence; undefined while it is within the budget. Counts from `since` on. */
  exceeded(now: number, since = 0): string | undefined {
    const from = Math.max(since - slotMs, now - spanMs);
    const slots = this.#slots.filter(({ at }) => at > from);
    const loads = slots.reduce((sum, slot) => sum + slot.loads, 0);
    const subjects = new Set(slots.flatMap((slot) => [...slot.subjects]));
    const steps = new Map<string, number>();
    for (const slot of slots)
      for (const [step, count] of slot.failures) steps.set(step, (steps.get(step) ?? 0) + count);
    const failures = [...steps.values()].reduce((sum, count) => sum + count, 0);
    if (subjects.size < fewestSubjects || failures <= highestShare * loads) return undefined;
    const most = [...steps].sort(([, one], [, other]) => other - one).map(([step, count]) => `${step} ${count}`);
    return `${failures} of ${loads} loads failed for ${subjects.size} visitors in 10 minutes (${most.join(', ')})`;
  }
}
