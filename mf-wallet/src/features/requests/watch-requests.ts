import { formatMoney } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { pageQueries, watchQuery } from '@tessera/shared/query';
import { currentMember, readStored, session$, sessionState, writeStored } from '@tessera/shared/session';
import { type ToastTone, toastFor } from '@tessera/shared/ui/toast';
import { latestDeposits } from '../../api/deposits.ts';
import { latestWithdrawals } from '../../api/withdrawals.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import { latestPaymentStep, progressOf } from '../../model/receipt.ts';
import { requestChanges } from '../../model/requests.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { isUnderWay } from '../../model/withdrawal-steps.ts';
import { port } from '../../port.ts';
import { codeText } from '../text/code-text.ts';

/** A decision that the member is notified of on any page. */
interface Notification {
  readonly key:
    | 'deposit_approved'
    | 'deposit_rejected'
    | 'deposit_expired'
    | 'deposit_reversed'
    | 'withdrawal_submitted'
    | 'withdrawal_completed'
    | 'withdrawal_sent'
    | 'withdrawal_rejected'
    | 'withdrawal_failed'
    | 'withdrawal_cancelled'
    | 'withdrawal_part'
    | 'withdrawal_auto'
    | 'withdrawal_forced'
    | 'withdrawal_returned';
  readonly page: 'depositv2' | 'withdraw';
  readonly id: string;
  readonly amountMinor: number;
  readonly reasonCode: string | null;
  /** Of a bonus that came with a deposit. */
  readonly bonusMinor?: number;
  /** Of a withdrawal that is paid in parts: all that was sent so far, and all that is to be sent. */
  readonly parts?: { readonly paidMinor: number; readonly totalMinor: number };
}

/** What has become of a deposit: with a provider its payment says more than its status. */
const depositProgress = ({ status, payment }: Deposit): string => (payment ? `${status} ${payment.stage}` : status);

function depositNotification({
  id,
  status,
  amount,
  fee,
  reasonCode,
  bonus,
  payment,
}: Deposit): Notification | undefined {
  if (status === 'pending') return undefined;
  const common = { page: 'depositv2', id, reasonCode: payment?.reasonCode ?? reasonCode } as const;
  if (payment?.stage === 'reversed')
    return { key: 'deposit_reversed', ...common, amountMinor: payment.owed?.openAmount ?? amount - fee };
  if (payment?.stage === 'expired') return { key: 'deposit_expired', ...common, amountMinor: amount };
  if (status === 'rejected') return { key: 'deposit_rejected', ...common, amountMinor: amount };
  const bonusMinor = bonus?.amount;
  return { key: 'deposit_approved', ...common, amountMinor: amount - fee, ...(bonusMinor ? { bonusMinor } : {}) };
}

const paymentKeys = {
  time: 'withdrawal_auto',
  operator: 'withdrawal_forced',
  returned: 'withdrawal_returned',
} as const;

/** What has last become of a payment; the player's own word is nothing new to them. */
function paymentNotification(withdrawal: Withdrawal): Notification | undefined {
  const { payment, step } = latestPaymentStep(withdrawal) ?? {};
  if (!payment || !step || step.by === 'player') return undefined;
  const { id, status, amount, receipt } = withdrawal;
  const common = { page: 'withdraw', id, amountMinor: payment.amount, reasonCode: step.reasonCode } as const;
  if (step.status !== 'sent') return { key: paymentKeys[step.status === 'returned' ? 'returned' : step.by], ...common };
  const parts = { paidMinor: receipt?.paidAmount ?? payment.amount, totalMinor: amount };
  return { key: status === 'completed' ? 'withdrawal_sent' : 'withdrawal_part', ...common, parts };
}

/** Whether something became of a payment after the withdrawal had ended. */
function settledSince(withdrawal: Withdrawal): boolean {
  const { step } = latestPaymentStep(withdrawal) ?? {};
  const endedMs = withdrawal.timeline.find(({ status }) => status === 'completed')?.atMs ?? 0;
  return step !== undefined && step.atMs > endedMs;
}

/** Internal steps (screening, approval) are not notified; money that leaves or returns is. */
function withdrawalNotification(withdrawal: Withdrawal): Notification | undefined {
  const { id, status, amount, reasonCode, receipt } = withdrawal;
  // The bank failed after a part was paid: the rest came back.
  const isStopped = status === 'completed' && reasonCode !== null && receipt?.paidAmount !== amount;
  if (isStopped && receipt && !settledSince(withdrawal))
    return { key: 'withdrawal_failed', page: 'withdraw', id, amountMinor: amount - receipt.paidAmount, reasonCode };
  if (receipt && receipt.payments.length > 0) return paymentNotification(withdrawal);
  if (status === 'requested' || status === 'pending_review' || status === 'approved') return undefined;
  return { key: `withdrawal_${status}`, page: 'withdraw', id, amountMinor: amount, reasonCode };
}

const tones: Readonly<Record<Notification['key'], ToastTone>> = {
  deposit_approved: 'ok',
  deposit_rejected: 'danger',
  deposit_expired: 'info',
  deposit_reversed: 'danger',
  withdrawal_submitted: 'info',
  withdrawal_completed: 'ok',
  withdrawal_sent: 'ok',
  withdrawal_rejected: 'danger',
  withdrawal_failed: 'danger',
  withdrawal_cancelled: 'ok',
  withdrawal_part: 'ok',
  withdrawal_auto: 'info',
  withdrawal_forced: 'danger',
  withdrawal_returned: 'ok',
};

/** What happened, what it means for the money, and the way to the request, unless its page is open. */
function toastOf({ key, page, id, amountMinor, reasonCode, bonusMinor, parts }: Notification) {
  const t = i18n.of('wallet');
  const money = (minor: number) => formatMoney(minor, merchantCurrency(), i18n.language);
  const reason = codeText(t, reasonCode);
  const isShown = location.pathname.endsWith(`/${page}`) && new URLSearchParams(location.search).get('id') === id;
  const action = {
    label: t('notifications.open'),
    onPress: () => void port.ask('open-centre', { centre: 'member', page, id }),
  };
  return {
    // What is news of a request takes the place of what was said of it before.
    id: `${page}-${id}`,
    tone: tones[key],
    title: t(`notifications.${key}.title`),
    detail: bonusMinor
      ? t('notifications.deposit_approved.withBonus', { amount: money(amountMinor), bonus: money(bonusMinor) })
      : t(`notifications.${key}.detail`, {
          amount: money(amountMinor),
          reason,
          ...(parts ? { paid: money(parts.paidMinor), total: money(parts.totalMinor) } : {}),
        }),
    ...(isShown ? {} : { action }),
  };
}

type Kind = 'deposit' | 'withdrawal';

const storedRequests = () => readStored('watchedRequests') ?? [];
/** A shared device must not collect requests for ever: the latest are kept. */
const maximumStored = 50;

/** Stored, so that a decision made while the member was away is shown on return. */
function rememberOpen(member: string, kind: Kind, open: readonly { readonly id: string; readonly status: string }[]) {
  const others = storedRequests().filter((seen) => seen.member !== member || seen.kind !== kind);
  const mine = open.map(({ id, status }) => ({ member, kind, id, status }));
  writeStored('watchedRequests', [...others, ...mine].slice(-maximumStored));
}

/** Follows one kind of request; returns a function that ends it. */
function follow<Request extends Deposit | Withdrawal>(
  kind: Kind,
  member: string,
  options: Parameters<typeof watchQuery<Request[]>>[0],
  isOpen: (request: Request) => boolean,
  progressOf: (request: Request) => string,
  notificationOf: (request: Request) => Notification | undefined,
): () => void {
  let before: readonly { readonly id: string; readonly status: string }[] = storedRequests().filter(
    (seen) => seen.member === member && seen.kind === kind,
  );
  let answered: readonly Request[] | undefined;
  return watchQuery<Request[]>(options, ({ data }) => {
    if (!data || data === answered) return;
    answered = data;
    const seen = data.map((request) => ({ id: request.id, status: progressOf(request), request }));
    const changed = requestChanges<string, (typeof seen)[number]>(before, seen);
    before = seen;
    rememberOpen(
      member,
      kind,
      seen.filter(({ request }) => isOpen(request)),
    );
    const notifications = changed.flatMap(({ request }) => notificationOf(request) ?? []);
    if (notifications.length === 0) return;
    void pageQueries().invalidateQueries({ queryKey: ['wallet'] });
    toastFor(member, 'wallet', () => notifications.map(toastOf)).catch((cause: unknown) =>
      console.error('[wallet]', cause),
    );
  });
}

let end: (() => void) | undefined;

/** Follows deposits and withdrawals of the current account on any page: a decision is shown, and the balance follows it. */
export function watchRequests(): void {
  const session = sessionState();
  if (session.role !== 'member' && session.role !== 'agent') return;
  end?.();
  const { id } = session.member;
  const leaveDeposits = follow(
    'deposit',
    id,
    latestDeposits(),
    ({ status }) => status === 'pending',
    depositProgress,
    depositNotification,
  );
  const leaveWithdrawals = follow(
    'withdrawal',
    id,
    latestWithdrawals(),
    isUnderWay,
    progressOf,
    withdrawalNotification,
  );
  const leaveSession = session$.subscribe(() => {
    if (currentMember()?.id !== id) end?.();
  });
  end = () => {
    leaveDeposits();
    leaveWithdrawals();
    leaveSession.unsubscribe();
    end = undefined;
  };
}
