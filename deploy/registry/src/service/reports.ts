import type { ReleaseReport } from '@tessera/shared/registry';
import type { NamedRelease } from './channel-commands.ts';
import { type BudgetLimits, budgetLimits, ErrorBudget } from './error-budget.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

interface ReportOfRelease extends ReleaseReport {
  readonly channel: string;
}

/** Releases that are tried at once; the one that was reported first is forgotten. */
const mostBudgets = 200;

/**
 * Takes a canary back when it fails for too many of its visitors. Only a canary, and only once: it stays halted until
 * somebody tries it again.
 */
export class Reports {
  readonly #registry: Registry;
  readonly #limits: BudgetLimits;
  readonly #budgets = new Map<string, ErrorBudget>();

  constructor(registry: Registry, limits = budgetLimits) {
    this.#registry = registry;
    this.#limits = limits;
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
    const budget = this.#budgets.get(name) ?? new ErrorBudget(this.#limits);
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
