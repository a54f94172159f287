import { formatMoney } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { pageQueries, QueryObserver } from '@tessera/shared/query';
import { readStored, session$, sessionState, writeStored } from '@tessera/shared/session';
import { type ToastMessage, type ToastTone, toast } from '@tessera/shared/ui/toast';
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
function toastOf({ key, page, id, amountMinor, reasonCode, bonusMinor }: Notification): ToastMessage {
  const t = i18n.getFixedT(null, 'wallet');
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

const memberId = () => {
  const session = sessionState();
  return 'member' in session ? session.member.id : undefined;
};

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

/** Toasts of the current account. Those of a refusal stay until they are closed, so they go with the account. */
const shown = new Set<string>();

function closeShown(): void {
  for (const id of shown) toast.close(id);
  shown.clear();
}

async function notify(notifications: readonly Notification[], member: string): Promise<void> {
  void pageQueries().invalidateQueries({ queryKey: ['wallet'] });
  await i18n.loadNamespaces('wallet');
  // Nobody sees the amounts of an account that has left meanwhile.
  if (memberId() !== member) return;
  for (const message of notifications.map(toastOf)) {
    if (message.id) shown.add(message.id);
    toast.show(message);
  }
}

type Options<Request> = ConstructorParameters<typeof QueryObserver<Request[]>>[1];

/** Follows one kind of request; returns a function that ends it. */
function follow<Request extends Deposit | Withdrawal>(
  kind: Kind,
  member: string,
  options: Options<Request>,
  isOpen: (request: Request) => boolean,
  notificationOf: (request: Request) => Notification | undefined,
): () => void {
  let before: readonly { readonly id: string; readonly status: string }[] = storedRequests().filter(
    (seen) => seen.member === member && seen.kind === kind,
  );
  const observer = new QueryObserver<Request[]>(pageQueries(), {
    ...options,
    networkMode: 'online',
    // Polling pauses while the page is hidden.
    refetchOnWindowFocus: true,
  });
  return observer.subscribe(({ data }) => {
    if (!data || data === before) return;
    const changed = requestChanges<string, Request>(before, data);
    before = data;
    rememberOpen(member, kind, data.filter(isOpen));
    const notifications = changed.flatMap((request) => notificationOf(request) ?? []);
    if (notifications.length > 0)
      notify(notifications, member).catch((cause: unknown) => console.error('[wallet]', cause));
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
    if (memberId() === id) return;
    end?.();
    closeShown();
  });
  end = () => {
    leaveDeposits();
    leaveWithdrawals();
    leaveSession.unsubscribe();
    end = undefined;
  };
}
