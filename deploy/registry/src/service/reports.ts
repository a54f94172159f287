import type { NamedRelease } from './channel-commands.ts';
import { ErrorBudget, type Report } from './error-budget.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

interface ReportOfRelease extends Report, NamedRelease {
  readonly channel: string;
}

/** Releases that are tried at once; the one that was reported first is forgotten. */
const mostBudgets = 200;

/**
 * Takes a canary back when too many of its loads fail. Only a canary, and only once: it stays halted until somebody tries
 * it again.
 */
export class Reports {
  readonly #registry: Registry;
  readonly #budgets = new Map<string, ErrorBudget>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Answers whether the release is a canary that was halted, by this report or before. */
  async take({ channel, remote, version, ...report }: ReportOfRelease): Promise<{ readonly isHalted: boolean }> {
    const name = `${channel} ${remote}@${version}`;
    const { remotes } = await this.#registry.channel(channel);
    const canary = Object.hasOwn(remotes, remote) ? remotes[remote]?.canary : undefined;
    if (canary?.version !== version || canary.halted) {
      this.#budgets.delete(name);
      return { isHalted: canary?.version === version };
    }
    const now = this.#registry.now();
    const budget = this.#budgetOf(name);
    budget.add(report, now);
    if (!budget.exceeded(now)) return { isHalted: false };
    // What failed before it was tried again does not count.
    const because = budget.exceeded(now, await this.#registry.triedSince(channel, { remote, version }));
    if (!because) return { isHalted: false };
    this.#budgets.delete(name);
    return { isHalted: await this.#halt(channel, { remote, version }, because) };
  }

  #budgetOf(name: string): ErrorBudget {
    const budget = this.#budgets.get(name) ?? new ErrorBudget();
    this.#budgets.set(name, budget);
    const [oldest] = this.#budgets.keys();
    if (this.#budgets.size > mostBudgets && oldest !== undefined) this.#budgets.delete(oldest);
    return budget;
  }

  async #halt(channel: string, release: NamedRelease, because: string): Promise<boolean> {
    try {
      const asked = { by: 'registry', request: crypto.randomUUID() };
      await this.#registry.command(channel, { kind: 'halt', ...release, because }, asked, async () => undefined);
      return true;
    } catch (cause) {
      // Somebody promoted it, replaced it or halted it in this moment: then it is no running canary any more.
      if (cause instanceof Refused && cause.code === 'command.refused') return false;
      throw cause;
    }
  }
}
