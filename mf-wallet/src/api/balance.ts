import { callOrThrow } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import type { EventMap } from '@tessera/shared/events';
import { pageQueries, queryOptions, useQuery } from '@tessera/shared/query';
import { sessionState, useSession } from '@tessera/shared/session';
import { getBalance } from '@tessera/shared/wire/wallet';
import { type Balance, type BalanceParts, type BalanceState, balanceState } from '../model/balance-state.ts';
import { balanceParts } from '../model/wallets.ts';
import { port } from '../port.ts';

/** Begins the key of the balance; invalidated by whatever moves money. */
export const balanceKey = ['wallet', 'balance'];

/** What this tab was answered last for that account. */
const fetchedOf = (account: string) => pageQueries().getQueryData<Balance>([...balanceKey, account])?.balanceMinor;

/** Whether this tab shows its account another balance. */
export function differsHere({ account, balanceMinor }: EventMap['wallet:balance-moved']): boolean {
  const shown = fetchedOf(account);
  return accountOf(sessionState()) === account && shown !== undefined && shown !== balanceMinor;
}

type Session = ReturnType<typeof sessionState>;
const accountOf = (session: Session) => ('member' in session ? session.member.account : undefined);

/** The account is part of the key: what was fetched for one never shows for the next. */
const balanceQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: [...balanceKey, account],
    queryFn: async ({ signal }): Promise<Balance> => {
      const { sumBalance, ...answer } = await callOrThrow(getBalance, {}, { signal });
      const balance = { balanceMinor: sumBalance, at: serverNow() };
      if (account !== undefined && accountOf(sessionState()) === account) {
        port.emit('wallet:balance-changed', balance);
        const before = fetchedOf(account);
        if (before !== undefined && before !== sumBalance)
          port.emit('wallet:balance-moved', { account, balanceMinor: sumBalance });
      }
      return { ...balance, parts: balanceParts(answer) };
    },
    enabled: account !== undefined,
    retry: false,
    refetchInterval: 60_000,
    // Coming back to the tab, or to the network, fetches it again unless that was done just now.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/** The balance, kept current: at once for an account, then each minute, and whenever money has moved. */
export function useBalance(): {
  readonly state: BalanceState;
  readonly parts: BalanceParts | undefined;
  readonly refresh: () => Promise<unknown>;
} {
  const query = useQuery(balanceQuery(accountOf(useSession())));
  return { state: balanceState(query), parts: query.data?.parts, refresh: query.refetch };
}
