import type { LoadStep, ReleaseReport, VisitorCount } from '@tessera/shared/registry';
import { MOST_REPORTED_PARTS } from '@tessera/shared/registry';

/** In this time a visitor counts once; it is the span that the registry judges. */
export const spanMs = 10 * 60_000;
/** Visitors of one part that are remembered; the one who was counted longest ago is forgotten, and may count again. */
const mostVisitors = 5_000;

class RecentVisitors {
  readonly #countedAt = new Map<string, number>();

  isNew(subject: string, now: number): boolean {
    const at = this.#countedAt.get(subject);
    if (at !== undefined && at > now - spanMs) return false;
    this.#countedAt.delete(subject);
    this.#countedAt.set(subject, now);
    if (this.#countedAt.size > mostVisitors) this.#countedAt.delete(this.#countedAt.keys().next().value as string);
    return true;
  }
}

class Count {
  readonly #users = new RecentVisitors();
  readonly #failing = new RecentVisitors();
  #visitors = 0;
  #failures: Record<string, number> = {};

  used(subject: string, now: number): void {
    if (this.#users.isNew(subject, now)) this.#visitors += 1;
  }

  failed(subject: string, step: LoadStep, now: number): void {
    this.used(subject, now);
    if (this.#failing.isNew(subject, now)) this.#failures[step] = (this.#failures[step] ?? 0) + 1;
  }

  /** What was counted since it was last taken. */
  take(): VisitorCount {
    const taken = { visitors: this.#visitors, failures: this.#failures };
    this.#visitors = 0;
    this.#failures = {};
    return taken;
  }

  giveBack({ visitors, failures }: VisitorCount): void {
    this.#visitors += visitors;
    for (const [step, count] of Object.entries(failures)) this.#failures[step] = (this.#failures[step] ?? 0) + count;
  }
}

const isEmpty = ({ visitors, failures }: VisitorCount): boolean => visitors === 0 && Object.keys(failures).length === 0;

/** Counts the visitors of one canary, as a whole and of each part. Who they are stays in this memory. */
export class VisitorCounts {
  readonly #whole = new Count();
  readonly #parts = new Map<string, Count>();
  readonly #isPart: (key: string) => boolean;

  /** `isPart` says which keys the release has: pages may send any. */
  constructor(isPart: (key: string) => boolean) {
    this.#isPart = isPart;
  }

  used(subject: string, keys: readonly string[], now: number): void {
    this.#whole.used(subject, now);
    for (const key of keys) this.#part(key)?.used(subject, now);
  }

  failed(subject: string, key: string | undefined, step: LoadStep, now: number): void {
    this.#whole.failed(subject, step, now);
    if (key !== undefined) this.#part(key)?.failed(subject, step, now);
  }

  /** What was counted since it was last taken; undefined if that is nothing. */
  take(): Pick<ReleaseReport, 'whole' | 'parts'> | undefined {
    const whole = this.#whole.take();
    const parts = [...this.#parts].map(([key, count]) => [key, count.take()] as const);
    const changed = parts.filter(([, count]) => !isEmpty(count));
    return isEmpty(whole) && changed.length === 0 ? undefined : { whole, parts: Object.fromEntries(changed) };
  }

  giveBack({ whole, parts }: Pick<ReleaseReport, 'whole' | 'parts'>): void {
    this.#whole.giveBack(whole);
    for (const [key, count] of Object.entries(parts)) this.#part(key)?.giveBack(count);
  }

  #part(key: string): Count | undefined {
    const known = this.#parts.get(key);
    if (known || !this.#isPart(key) || this.#parts.size >= MOST_REPORTED_PARTS) return known;
    const made = new Count();
    this.#parts.set(key, made);
    return made;
  }
}
