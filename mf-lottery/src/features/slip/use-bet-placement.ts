import type { ApiError } from '@tessera/shared/api';
import { type MoneyOutcome, type MoneyRequestStatus, useMoneyRequest } from '@tessera/shared/api/money-request';
import { serverNow } from '@tessera/shared/clock';
import { showMessage } from '@tessera/shared/dialogs';
import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { useRef } from 'react';
import { myBetsKey, orderRequest, type PlacedOrder } from '../../api/bets.ts';
import { recentKeys } from '../../api/draws.ts';
import { type SentBet, type SlipEntry, stakesByIssue } from '../../model/slip.ts';
import { port } from '../../port.ts';
import { showPlaced } from '../bet-notices/bet-notices.ts';
import { watchBets } from '../bet-notices/watch-bets.ts';
import { useText } from '../text/use-text.ts';
import { slipStore } from './slip-store.ts';
import { useOutcomeToasts } from './use-outcome-toasts.ts';
import { useRefreshAfterRefusal } from './use-refresh-after-refusal.ts';

type Outcome = MoneyOutcome<PlacedOrder>;

export interface BetPlacement {
  readonly status: MoneyRequestStatus;
  /** Bets, after signing in where that is missing. Answers what was bet if the caller is to say so in its own place. */
  place(entries: readonly SlipEntry[]): Promise<string | undefined>;
  /** Looks up the order whose outcome is unknown, and says what was found. */
  check(): Promise<void>;
}

const singleBetId = 'direct';
/** One bet as an order of its own, beside the slip. */
export const singleBet = (bet: Omit<SlipEntry, 'id'>): readonly SlipEntry[] => [{ ...bet, id: singleBetId }];

/** The numbers that pay half by now, where a refusal is because the player had not seen that. */
const halfPaidIn = ({ code, flags: { numbers } }: ApiError): readonly string[] | undefined =>
  code === 'lottery.number.half' && Array.isArray(numbers) ? numbers.map(String) : undefined;

const agreed = 'agree';

/** Asks before numbers are bet that pay half; true where there are none. */
async function agreesToHalf(
  entries: readonly SlipEntry[],
  written: (numbers: readonly string[]) => string,
): Promise<boolean> {
  const numbers = [...new Set(entries.flatMap(({ halfPaid = [] }) => halfPaid))];
  if (numbers.length === 0) return true;
  const answer = await showMessage({
    title: 'lottery:blocked.ask',
    body: 'lottery:blocked.askBody',
    values: { numbers: written(numbers) },
    buttons: [
      { id: 'back', label: 'lottery:blocked.back' },
      { id: agreed, label: 'lottery:blocked.agree', isPrimary: true },
    ],
  });
  return answer === agreed;
}

/**
 * Places orders and shows what came of them, also of the one that was open when the page was loaded. `onPlaced` gets the
 * entries that are bet now, as far as this page knows them.
 */
export function useBetPlacement(onPlaced: (entries: readonly SlipEntry[]) => void): BetPlacement {
  const { t } = useTranslation('lottery');
  const text = useText();
  const toasts = useOutcomeToasts('lottery-order');
  const session = useSession();
  const queries = useQueryClient();
  const refreshAfterRefusal = useRefreshAfterRefusal();
  const latest = useRef(onPlaced);
  latest.current = onPlaced;

  /** Stores which numbers of a bet of the slip pay half. */
  function storeHalfPaid(error: ApiError, sent: readonly SentBet[]): void {
    const numbers = halfPaidIn(error);
    const entry = sent.find(({ place }) => place === error.flags.line);
    if (entry && numbers) slipStore.setHalfPaid(entry.id, numbers);
  }

  /** Marks the bets of the slip that a refusal is about, and what is left of a limit. */
  function markRefused(error: ApiError, sent: readonly SentBet[]): void {
    const { code, flags } = error;
    const { line, lines, gameCode, issue, number, limitMinor } = flags;
    const places: readonly unknown[] = Array.isArray(lines) ? lines : [line];
    // A limit is of a draw, or of a number in it: then the operator says which bets are on it.
    const isLimited = (entry: SlipEntry) =>
      typeof number !== 'string' && entry.gameCode === gameCode && entry.issue === issue;
    const ids = sent.filter((entry) => places.includes(entry.place) || isLimited(entry)).map(({ id }) => id);
    const isOfSlip = slipStore.current().entries.some(({ id }) => sent.some((entry) => entry.id === id));
    if (!isOfSlip) return;
    if (code === 'lottery.issue.closed' || code === 'lottery.issue.void') slipStore.close(ids, serverNow());
    else if (ids.length > 0 || typeof limitMinor === 'number') slipStore.setRefusal({ cause: error, ids });
  }

  /** Takes what is bet off the slip; what had closed stays there, marked. */
  function finish({ bets, closedLines }: PlacedOrder, sent: readonly SentBet[]): void {
    for (const bought of stakesByIssue(bets)) port.emit('lottery:ticket-bought', bought);
    watchBets();
    for (const queryKey of recentKeys) void queries.invalidateQueries({ queryKey });
    const isClosed = ({ place }: SentBet) => closedLines.includes(place);
    const placed = sent.filter((bet) => !isClosed(bet));
    slipStore.remove(placed.map(({ id }) => id));
    slipStore.close(
      sent.filter(isClosed).map(({ id }) => id),
      serverNow(),
    );
    latest.current(placed);
  }

  function show(outcome: Outcome): string | undefined {
    if (outcome.status === 'none') return undefined;
    const sent = outcome.status === 'unknown' ? [] : slipStore.releaseSent('order');
    if (outcome.status === 'refused') {
      refreshAfterRefusal(outcome.error);
      storeHalfPaid(outcome.error, sent);
      markRefused(outcome.error, sent);
      toasts.refused(outcome.error);
      return undefined;
    }
    void queries.invalidateQueries({ queryKey: myBetsKey });
    if (outcome.status === 'unknown') toasts.unknown(outcome.error);
    else if (outcome.status === 'not-made') toasts.notMade(outcome.amountMinor);
    else {
      const { bets, closedLines } = outcome.made;
      finish(outcome.made, sent);
      if (!outcome.isLate) {
        showPlaced(bets, closedLines.length);
        return text.placed(bets);
      }
      const detail = `${text.placed(bets)} ${text.leftOut(closedLines.length)}`.trim();
      toast.show({ id: 'lottery-order', tone: 'ok', title: t('placed.found'), detail });
    }
    return undefined;
  }

  const showChecked = (outcome: Outcome) => {
    // The button says that the outcome is still unknown; nobody has pressed it.
    if (outcome.status !== 'unknown') show(outcome);
  };
  const status = useMoneyRequest(orderRequest, showChecked);
  useEvent('shell:connection-restored', () => void orderRequest.check().then(showChecked));

  async function order(entries: readonly SlipEntry[]): Promise<string | undefined> {
    if (!(await agreesToHalf(entries, (numbers) => text.numbers(numbers)))) return undefined;
    if (orderRequest.status() === 'idle') {
      slipStore.holdSent(entries, 'order');
      slipStore.setRefusal(undefined);
    }
    const outcome = await orderRequest.submit(entries);
    const isSingle = entries.every(({ id }) => id === singleBetId);
    const half = outcome.status === 'refused' && isSingle ? halfPaidIn(outcome.error) : undefined;
    if (outcome.status === 'refused' && half?.length) {
      // The panel does not show them yet. The slip marks its bet instead.
      slipStore.releaseSent('order');
      refreshAfterRefusal(outcome.error);
      return order(entries.map((entry) => ({ ...entry, halfPaid: half })));
    }
    const placed = show(outcome);
    // A failure that was shown before is over.
    if (placed !== undefined) toast.close('lottery-order');
    return placed;
  }

  return {
    status,
    async place(entries) {
      if (session.role === 'visitor') {
        const answer = await port.ask('sign-in', { reason: 'bet' });
        if (answer.status !== 'done' || !answer.result.isSignedIn) return undefined;
      }
      return order(entries);
    },
    async check() {
      show(await orderRequest.check());
    },
  };
}
