import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useDepositList } from '../../api/deposits.ts';
import { useWithdrawalList } from '../../api/withdrawals.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import { requestChanges } from '../../model/request-changes.ts';
import type { Withdrawal } from '../../model/withdrawal-steps.ts';
import { depositNews, type News, withdrawalNews } from './news.ts';
import { useNewsText } from './use-news-text.ts';

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
