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
}
