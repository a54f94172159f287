/** What is known of a balance. One that has never been fetched has no amount: it is never 0. */
export type BalanceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'updating'; readonly balanceMinor: number; readonly at: number }
  | { readonly status: 'failed'; readonly balanceMinor: number | undefined; readonly at: number | undefined };

/** An amount in minor units, and the server's time at which the operator gave it. */
export interface Balance {
  readonly balanceMinor: number;
  readonly at: number;
  readonly parts: BalanceParts;
}

/** What the balance consists of, and the member's other money; each in minor units, and undefined where it is not known. */
export interface BalanceParts {
  readonly cashMinor: number | undefined;
  readonly bonusMinor: number | undefined;
  readonly inWithdrawalMinor: number | undefined;
  readonly inChasesMinor: number | undefined;
  readonly inTransitMinor: number | undefined;
  readonly vendors: readonly { readonly vassalage: string; readonly minor: number }[];
}

/** The state of a query for the balance: the last amount stays while it is fetched again, and when that fails. */
export function balanceState(query: {
  readonly data: Pick<Balance, 'balanceMinor' | 'at'> | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}): BalanceState {
  const { data, isFetching, isError } = query;
  const shown = data && { balanceMinor: data.balanceMinor, at: data.at };
  if (isFetching) return shown ? { status: 'updating', ...shown } : { status: 'loading' };
  if (isError) return { status: 'failed', balanceMinor: shown?.balanceMinor, at: shown?.at };
  return shown ? { status: 'ready', ...shown } : { status: 'loading' };
}

export const amountOf = (state: BalanceState): number | undefined =>
  state.status === 'loading' ? undefined : state.balanceMinor;
