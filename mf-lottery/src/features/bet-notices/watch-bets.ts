import { serverNow } from '@tessera/shared/clock';
import { pageQueries, watchQuery } from '@tessera/shared/query';
import { currentMember, session$ } from '@tessera/shared/session';
import { toastFor } from '@tessera/shared/ui/toast';
import { betsOnIssue, betsSince, myBetsKey, openBets } from '../../api/bets.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { firstOfEachIssue, isGain, resultOf, type SettledIssue } from '../../model/settled-bets.ts';
import { port } from '../../port.ts';
import { BalanceLookup } from './balance-lookup.ts';
import { keepOpen, showResult } from './bet-notices.ts';
import { settledText } from './settled-text.ts';
import { isDown, logFailure } from './watch-failures.ts';

/** The id of the account; the session's other data change while it stays. */
const memberId = (): string | undefined => currentMember()?.id;

async function showIssue(issue: SettledIssue, member: string): Promise<void> {
  port.emit('lottery:draw-settled', { gameCode: issue.gameCode, issue: issue.issue });
  if (showResult(issue)) return;
  await toastFor(member, 'lottery', () => [
    { id: `lottery-${issue.gameCode}-${issue.issue}`, tone: isGain(issue) ? 'ok' : 'info', ...settledText(issue) },
  ]);
}

/** Shows what came of the issue of that bet; false if nothing did, because its bets were cancelled. */
async function announceIssue(first: LotteryBet, member: string): Promise<boolean> {
  const result = resultOf(await betsOnIssue(first));
  if (memberId() !== member) return false;
  if (result) await showIssue(result, member);
  await pageQueries().invalidateQueries({ queryKey: myBetsKey });
  return result !== undefined;
}

/** Follows the bets of one account until it leaves. */
class BetWatch {
  /** Bets still open, the first of each issue. */
  private followed: ReadonlyMap<string, LotteryBet> = new Map();
  private readonly announced = new Set<string>();
  private stopPolling: (() => void) | undefined;
  /** Bets placed up to then are known. */
  private knownUntilMs = serverNow();

  constructor(readonly member: string) {
    const lookup = new BalanceLookup(() => this.lookUpOtherBets());
    const balance = port.on('wallet:balance-changed').subscribe((changed) => lookup.noteBalance(changed.balanceMinor));
    const sessions = session$.subscribe(() => {
      if (memberId() === member) return;
      balance.unsubscribe();
      sessions.unsubscribe();
      this.stopPolling?.();
      lookup.stop();
      // The same account may come back.
      if (watch === this) watch = undefined;
    });
  }

  /** Asks for the open bets, at each of their draws too. It ends by itself when no bet is open: nothing is polled then. */
  poll(): void {
    if (this.stopPolling) return;
    const options = openBets();
    this.followed = firstOfEachIssue(pageQueries().getQueryData(options.queryKey)?.bets ?? []);
    const leave = watchQuery(options, ({ data, error, fetchStatus, isSuccess }) => {
      if (error && !isDown(error)) {
        logFailure(error);
        this.stopPolling?.();
      }
      if (!data) return;
      const open = firstOfEachIssue(data.bets);
      const decided = [...this.followed].filter(([key]) => !open.has(key));
      this.followed = open;
      keepOpen(data.bets, data.askedAt);
      this.announce(decided);
      if (fetchStatus === 'idle' && isSuccess && data.bets.length === 0) this.stopPolling?.();
    });
    this.stopPolling = () => {
      leave();
      this.stopPolling = undefined;
    };
  }

  private announce(issues: Iterable<readonly [key: string, first: LotteryBet]>): void {
    for (const [key, first] of issues) {
      this.announced.add(key);
      announceIssue(first, this.member)
        .then((hasResult) => hasResult || this.announced.delete(key))
        .catch((cause: unknown) => console.error('[lottery]', cause));
    }
  }

  /** Follows bets placed elsewhere since the last lookup and announces the settled ones. */
  private async lookUpOtherBets(): Promise<void> {
    const since = this.knownUntilMs;
    const startedAtMs = serverNow();
    const bets = await betsSince(since);
    if (memberId() !== this.member) return;
    this.knownUntilMs = startedAtMs;
    const notCancelled = bets.filter(({ status }) => status !== 'cancelled');
    const open = firstOfEachIssue(notCancelled.filter(({ status }) => status === 'pending'));
    const isUnknown = ([key]: readonly [string, LotteryBet]) => !this.followed.has(key) && !this.announced.has(key);
    this.announce([...firstOfEachIssue(notCancelled)].filter((each) => isUnknown(each) && !open.has(each[0])));
    if (![...open].some(isUnknown)) return;
    await pageQueries().invalidateQueries({ queryKey: openBets().queryKey });
    this.poll();
  }
}

let watch: BetWatch | undefined;

/** Follows the open bets of the current account to their draws, whatever page is shown, and says what came of them. */
export function watchBets(): void {
  const member = memberId();
  if (member === undefined) return;
  if (watch?.member !== member) watch = new BetWatch(member);
  watch.poll();
}
