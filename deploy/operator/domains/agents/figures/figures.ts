import type { FigureName, TeamFigures } from '@tessera/shared/wire/agent';

type Movement = Exclude<FigureName, 'net'>;
/** Sums of what the ledger says, as the player sees them: stakes and withdrawals are below zero. */
export interface FlowSum {
  readonly flow: Movement;
  readonly amount: number;
}

const outgoing: readonly FigureName[] = ['bet', 'withdrawal'];

export const noFigures: TeamFigures = { deposit: 0, withdrawal: 0, bet: 0, payout: 0, rebate: 0, net: 0 };

/** Figures from sums of movements: outgoing amounts are positive, the result is as the player sees it. */
export function figuresOf(flows: readonly FlowSum[]): TeamFigures {
  const sums: Record<FigureName, number> = { ...noFigures };
  for (const { flow, amount } of flows) sums[flow] += outgoing.includes(flow) ? -amount : amount;
  // −0 is no amount.
  for (const name of outgoing) sums[name] += 0;
  return { ...sums, net: sums.payout + sums.rebate - sums.bet };
}
