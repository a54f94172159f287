/** What the operator has confirmed, by number; a step is noted only after its answer has arrived. */
export interface Acknowledged {
  readonly deposits: Map<string, { readonly player: string; readonly amount: number; status: 'pending' | 'approved' }>;
  readonly withdrawals: Map<
    string,
    {
      readonly player: string;
      readonly amount: number;
      status: 'pending_review' | 'rejected' | 'submitted' | 'completed';
    }
  >;
  /** Lottery bets, by number. */
  readonly bets: Map<string, { readonly player: string; readonly stake: number }>;
}

export const nothingAcknowledged = (): Acknowledged => ({
  deposits: new Map(),
  withdrawals: new Map(),
  bets: new Map(),
});
