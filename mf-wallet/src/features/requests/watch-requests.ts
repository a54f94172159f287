import { formatMoney } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { pageQueries, watchQuery } from '@tessera/shared/query';
import { currentMember, readStored, session$, sessionState, writeStored } from '@tessera/shared/session';
import { type ToastTone, toastFor } from '@tessera/shared/ui/toast';
import { latestDeposits } from '../../api/deposits.ts';
import { latestWithdrawals } from '../../api/withdrawals.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import { requestChanges } from '../../model/requests.ts';
import { isOpenWithdrawal, type Withdrawal } from '../../model/withdrawal-steps.ts';
import { port } from '../../port.ts';
import { codeText } from '../text/code-text.ts';

/** A decision that the member is notified of on any page. */
interface Notification {
  readonly key:
    | 'deposit_approved'
    | 'deposit_rejected'
    | 'withdrawal_submitted'
    | 'withdrawal_completed'
    | 'withdrawal_rejected'
    | 'withdrawal_failed';
  readonly page: 'depositv2' | 'withdraw';
  readonly id: string;
  readonly amountMinor: number;
  readonly reasonCode: string | null;
  /** Of a bonus that came with a deposit. */
  readonly bonusMinor?: number;
}

function depositNotification({ id, status, amount, reasonCode, bonus }: Deposit): Notification | undefined {
  if (status === 'pending') return undefined;
  const bonusMinor = status === 'approved' ? bonus?.amount : undefined;
  const common = { page: 'depositv2', id, amountMinor: amount, reasonCode } as const;
  return { key: `deposit_${status}`, ...common, ...(bonusMinor ? { bonusMinor } : {}) };
}

/** Internal steps (screening, approval) are not notified; money that leaves or returns is. */
function withdrawalNotification({ id, status, amount, reasonCode }: Withdrawal): Notification | undefined {
  if (status === 'requested' || status === 'pending_review' || status === 'approved') return undefined;
  return { key: `withdrawal_${status}`, page: 'withdraw', id, amountMinor: amount, reasonCode };
}

const tones: Readonly<Record<Notification['key'], ToastTone>> = {
  deposit_approved: 'ok',
  deposit_rejected: 'danger',
  withdrawal_submitted: 'info',
  withdrawal_completed: 'ok',
  withdrawal_rejected: 'danger',
  withdrawal_failed: 'danger',
};

/** What happened, what it means for the money, and the way to the request, unless its page is open. */
function toastOf({ key, page, id, amountMinor, reasonCode, bonusMinor }: Notification) {
  const t = i18n.of('wallet');
  const money = (minor: number) => formatMoney(minor, merchantCurrency(), i18n.language);
  const reason = codeText(t, reasonCode);
  const isShown = location.pathname.endsWith(`/${page}`) && new URLSearchParams(location.search).get('id') === id;
  const action = {
    label: t('notifications.open'),
    onPress: () => void port.ask('open-centre', { centre: 'member', page, id }),
  };
  return {
    id: `${key}-${id}`,
    tone: tones[key],
    title: t(`notifications.${key}.title`),
    detail: bonusMinor
      ? t('notifications.deposit_approved.withBonus', { amount: money(amountMinor), bonus: money(bonusMinor) })
      : t(`notifications.${key}.detail`, { amount: money(amountMinor), reason }),
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
  notificationOf: (request: Request) => Notification | undefined,
): () => void {
  let before: readonly { readonly id: string; readonly status: string }[] = storedRequests().filter(
    (seen) => seen.member === member && seen.kind === kind,
  );
  return watchQuery<Request[]>(options, ({ data }) => {
    if (!data || data === before) return;
    const changed = requestChanges<string, Request>(before, data);
    before = data;
    rememberOpen(member, kind, data.filter(isOpen));
    const notifications = changed.flatMap((request) => notificationOf(request) ?? []);
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
    depositNotification,
  );
  const leaveWithdrawals = follow(
    'withdrawal',
    id,
    latestWithdrawals(),
    ({ status }) => isOpenWithdrawal(status),
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
