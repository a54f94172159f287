/** What is known of a balance. One that has never been fetched has no amount: it is never 0. */
export type BalanceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'updating'; readonly balanceMinor: number; readonly at: number }
  | { readonly status: 'failed'; readonly balanceMinor: number | undefined; readonly at: number | undefined };

/** An amount in minor units, and the server's time at which the operator gave it. */
export interface Balance {
  readonly balanceMinor: number;
  readonly at: number;
}

/** The state of a query for the balance: the last amount stays while it is fetched again, and when that fails. */
export function balanceState(query: {
  readonly data: Balance | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}): BalanceState {
  const { data, isFetching, isError } = query;
  if (isFetching) return data ? { status: 'updating', ...data } : { status: 'loading' };
  if (isError) return { status: 'failed', balanceMinor: data?.balanceMinor, at: data?.at };
  return data ? { status: 'ready', ...data } : { status: 'loading' };
}

export const amountOf = (state: BalanceState): number | undefined =>
  state.status === 'loading' ? undefined : state.balanceMinor;
