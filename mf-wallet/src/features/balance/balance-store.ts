import { asked, type BalanceState, nothingKnown, notTold, told } from '../../model/balance-state.ts';

export interface BalanceSources {
  /** `undefined` when the operator could not be asked. */
  readonly ask: () => Promise<{ readonly balanceMinor: number } | undefined>;
  /** Whose balance it is; `undefined` for a visitor. */
  readonly account: () => string | undefined;
  readonly now: () => number;
  readonly tell: (balanceMinor: number, at: number) => void;
}

/** The one balance of the page. It belongs to an account, so what was asked for one never shows for the next. */
export class BalanceStore {
  readonly #sources: BalanceSources;
  readonly #listeners = new Set<() => void>();
  #owner: string | undefined;
  #state: BalanceState = nothingKnown;
  #isAsking = false;
  #isStale = false;
  #askedAt = 0;

  constructor(sources: BalanceSources) {
    this.#sources = sources;
  }

  readonly state = (): BalanceState => (this.#owner === this.#sources.account() ? this.#state : nothingKnown);

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** When the balance was asked for last, by the server's clock. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Asks again. What moves while an answer is on its way is asked for once more after it. */
  readonly refresh = async (): Promise<void> => {
    if (this.#isAsking) {
      this.#isStale = true;
      return;
    }
    const account = this.#sources.account();
    if (account === undefined) return;
    this.#isAsking = true;
    this.#askedAt = this.#sources.now();
    this.#enter(account, asked(this.state()));
    const answer = await this.#sources.ask();
    this.#isAsking = false;
    if (account === this.#sources.account()) this.#answered(account, answer);
    else this.#isStale = true;
    if (!this.#isStale) return;
    this.#isStale = false;
    await this.refresh();
  };

  /** Forgets the balance of an account that has left. */
  readonly forget = (account: string): void => {
    if (this.#owner === account) this.#enter(undefined, nothingKnown);
  };

  #answered(account: string, answer: { readonly balanceMinor: number } | undefined): void {
    const at = this.#sources.now();
    this.#enter(account, answer ? told(answer.balanceMinor, at) : notTold(this.#state));
    if (answer) this.#sources.tell(answer.balanceMinor, at);
  }

  #enter(owner: string | undefined, state: BalanceState): void {
    this.#owner = owner;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
