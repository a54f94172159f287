/** What is known of a balance. A balance that nobody has told yet has no amount: it is never 0. */
export type BalanceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'updating'; readonly balanceMinor: number; readonly at: number }
  | { readonly status: 'failed'; readonly balanceMinor: number | undefined; readonly at: number | undefined };

export const nothingKnown: BalanceState = { status: 'loading' };

/** Asked again: the old amount stays while the operator is answering. */
export function asked(state: BalanceState): BalanceState {
  if (state.status === 'loading' || state.balanceMinor === undefined || state.at === undefined) return nothingKnown;
  return { status: 'updating', balanceMinor: state.balanceMinor, at: state.at };
}

/** The operator told it, at its own time `at`. */
export function told(balanceMinor: number, at: number): BalanceState {
  return { status: 'ready', balanceMinor, at };
}

/** Nobody could tell it: the last amount and its time stay. */
export function notTold(state: BalanceState): BalanceState {
  if (state.status === 'loading') return { status: 'failed', balanceMinor: undefined, at: undefined };
  return { status: 'failed', balanceMinor: state.balanceMinor, at: state.at };
}

export const amountOf = (state: BalanceState): number | undefined =>
  state.status === 'loading' ? undefined : state.balanceMinor;
