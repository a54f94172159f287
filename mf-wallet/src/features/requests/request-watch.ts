import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { type ToastMessage, type ToastTone, toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useAccountRecord } from '../../api/account-record.ts';
import { useDepositList } from '../../api/deposits.ts';
import { useWithdrawalList, useWithdrawSettings } from '../../api/withdrawals.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import { requestChanges } from '../../model/requests.ts';
import type { Withdrawal } from '../../model/withdrawal-steps.ts';
import { useCodeText } from '../text/use-text.ts';

/** A decision that the member is notified of on any page. */
interface Notification {
  readonly key:
    | 'deposit_approved'
    | 'deposit_rejected'
    | 'withdrawal_submitted'
    | 'withdrawal_completed'
    | 'withdrawal_rejected'
    | 'withdrawal_failed';
  readonly id: string;
  readonly amountMinor: number;
  readonly reasonCode: string | null;
  /** Of a bonus that came with a deposit. */
  readonly bonusMinor?: number;
}

function depositNotifications({ id, status, amount, reasonCode, bonus }: Deposit): Notification | undefined {
  if (status === 'pending') return undefined;
  const bonusMinor = status === 'approved' ? bonus?.amount : undefined;
  return { key: `deposit_${status}`, id, amountMinor: amount, reasonCode, ...(bonusMinor ? { bonusMinor } : {}) };
}

/** Internal steps (screening, approval) are not notified; money that leaves or returns is. */
function withdrawalNotifications({ id, status, amount, reasonCode }: Withdrawal): Notification | undefined {
  if (status === 'requested' || status === 'pending_review' || status === 'approved') return undefined;
  return { key: `withdrawal_${status}`, id, amountMinor: amount, reasonCode };
}

const tones: Readonly<Record<Notification['key'], ToastTone>> = {
  deposit_approved: 'ok',
  deposit_rejected: 'danger',
  withdrawal_submitted: 'info',
  withdrawal_completed: 'ok',
  withdrawal_rejected: 'danger',
  withdrawal_failed: 'danger',
};

/** Notification as a toast: what happened, and what it means for the money. */
function useNewsText(): (notifications: Notification) => ToastMessage {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const codeText = useCodeText();
  return ({ key, id, amountMinor, reasonCode, bonusMinor }) => ({
    id: `${key}-${id}`,
    tone: tones[key],
    title: t(`notifications.${key}.title`),
    detail: bonusMinor
      ? t('notifications.deposit_approved.withBonus', { amount: full(amountMinor), bonus: full(bonusMinor) })
      : t(`notifications.${key}.detail`, { amount: full(amountMinor), reason: codeText(reasonCode) }),
  });
}

/** The first look waits until the page has settled: nobody waits for it. */
const firstLookMs = 3_000;

function useNotifications<Request extends Deposit | Withdrawal>(
  list: readonly Request[] | undefined,
  newsOf: (request: Request) => Notification | undefined,
  onChange: (notifications: readonly Notification[]) => void,
): void {
  const before = useRef<readonly Request[]>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (!list) return;
    const changed = requestChanges<string, Request>(before.current, list);
    before.current = list;
    if (changed.length > 0) latest.current(changed.flatMap((request) => newsOf(request) ?? []));
  }, [list, newsOf]);
}

/** Watches open deposits and withdrawals from wherever the member is: a decision is shown, and the balance follows it. */
export function useRequestWatch(): void {
  const { role } = useSession();
  const [isSettled, setSettled] = useState(false);
  const isWatching = isSettled && (role === 'member' || role === 'agent');
  const deposits = useDepositList(isWatching).data;
  const withdrawals = useWithdrawalList(isWatching).data;
  const queries = useQueryClient();
  const textOf = useNewsText();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), firstLookMs);
    return () => clearTimeout(timer);
  }, []);
  const notify = (notifications: readonly Notification[]) => {
    void queries.invalidateQueries({ queryKey: ['wallet'] });
    for (const item of notifications) toast.show(textOf(item));
  };
  useNotifications(deposits, depositNotifications, notify);
  useNotifications(withdrawals, withdrawalNotifications, notify);
}

/** What hangs on the balance is asked anew when the balance has moved, and everything when it is read in another language. */
export function useFreshQueries(): void {
  const queries = useQueryClient();
  const balance = useRef<number>(undefined);
  useEvent('wallet:balance-changed', ({ balanceMinor }) => {
    const hasMoved = balance.current !== undefined && balance.current !== balanceMinor;
    balance.current = balanceMinor;
    if (!hasMoved) return;
    void queries.invalidateQueries({ queryKey: useWithdrawSettings.key });
    void queries.invalidateQueries({ queryKey: useAccountRecord.key });
  });
  useEvent('shell:language-changed', () => void queries.invalidateQueries({ queryKey: ['wallet'] }));
}
