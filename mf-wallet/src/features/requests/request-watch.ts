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

/** A decision that the member is told of, wherever on the site they are. */
interface News {
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
}

function depositNews({ id, status, amount, reasonCode }: Deposit): News | undefined {
  return status === 'pending' ? undefined : { key: `deposit_${status}`, id, amountMinor: amount, reasonCode };
}

/** Steps inside the house (screening, approval) are no news; what leaves it or comes back is. */
function withdrawalNews({ id, status, amount, reasonCode }: Withdrawal): News | undefined {
  if (status === 'requested' || status === 'pending_review' || status === 'approved') return undefined;
  return { key: `withdrawal_${status}`, id, amountMinor: amount, reasonCode };
}

const tones: Readonly<Record<News['key'], ToastTone>> = {
  deposit_approved: 'ok',
  deposit_rejected: 'danger',
  withdrawal_submitted: 'info',
  withdrawal_completed: 'ok',
  withdrawal_rejected: 'danger',
  withdrawal_failed: 'danger',
};

/** News as a toast: what happened, and what it means for the money. */
function useNewsText(): (news: News) => ToastMessage {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const codeText = useCodeText();
  return ({ key, id, amountMinor, reasonCode }) => ({
    id: `${key}-${id}`,
    tone: tones[key],
    title: t(`news.${key}.title`),
    detail: t(`news.${key}.detail`, { amount: full(amountMinor), reason: codeText(reasonCode) }),
  });
}

/** The first look waits until the page has settled: nobody waits for it. */
const firstLookMs = 3_000;

function useNews<Request extends Deposit | Withdrawal>(
  list: readonly Request[] | undefined,
  newsOf: (request: Request) => News | undefined,
  onChange: (news: readonly News[]) => void,
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
  const tell = (news: readonly News[]) => {
    void queries.invalidateQueries({ queryKey: ['wallet'] });
    for (const item of news) toast.show(textOf(item));
  };
  useNews(deposits, depositNews, tell);
  useNews(withdrawals, withdrawalNews, tell);
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
