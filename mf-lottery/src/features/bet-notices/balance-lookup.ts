import { isDown, logFailure } from './watch-failures.ts';

/** At most one lookup in this time, since spins lower the balance too. */
const intervalMs = 20_000;

/** Runs a lookup when the balance falls: perhaps this account has bet in another tab or on another device. */
export class BalanceLookup {
  private balanceMinor: number | undefined;
  private isRetryDue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startedAtMs = 0;

  constructor(private readonly lookUp: () => Promise<void>) {}

  /** After a lookup without an answer, e.g. offline, the next balance starts another one, whatever it is. */
  noteBalance(balanceMinor: number): void {
    const hasFallen = this.balanceMinor !== undefined && balanceMinor < this.balanceMinor;
    this.balanceMinor = balanceMinor;
    if (this.timer !== undefined || !(hasFallen || this.isRetryDue)) return;
    this.timer = setTimeout(() => this.start(), Math.max(0, this.startedAtMs + intervalMs - Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    this.timer = undefined;
    this.isRetryDue = false;
    this.startedAtMs = Date.now();
    this.lookUp().catch((cause: unknown) => {
      logFailure(cause);
      this.isRetryDue = isDown(cause);
    });
  }
}
