import type { Acknowledged } from './acknowledged.ts';

/** A bet as its player's list has it. */
export interface BetRow {
  readonly id: string;
  readonly stake: number;
  readonly payout: number | null;
}
interface Movement {
  readonly type: string;
  readonly reference: string;
  readonly amount: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is wrong with a player's bets: one that is gone, or stakes and payouts that the account's record does not have. */
export function betFaults(
  player: string,
  bets: readonly BetRow[],
  record: readonly Movement[],
  acknowledged: Acknowledged['bets'],
): string[] {
  const faults: string[] = [];
  for (const [id, bet] of acknowledged) {
    if (bet.player !== player) continue;
    const row = bets.find((one) => one.id === id);
    if (!row) faults.push(`acknowledged bet ${id} is gone`);
    else if (row.stake !== bet.stake) faults.push(`bet ${id} has a stake of ${row.stake}, not ${bet.stake}`);
  }
  const moved = (type: string) => record.filter((row) => row.type === type && row.reference.startsWith('lottery:'));
  const paid = bets.filter(({ payout }) => payout !== null && payout > 0);
  const compare = (what: string, type: string, amounts: readonly number[]) => {
    const entries = moved(type).map(({ amount }) => Math.abs(amount));
    if (entries.length !== amounts.length || Math.abs(sum(entries) - sum(amounts)) > 1e-6)
      faults.push(
        `${player} has ${amounts.length} ${what} of ${sum(amounts)}, the record ${entries.length} of ${sum(entries)}`,
      );
  };
  compare(
    'stakes',
    'bet',
    bets.map(({ stake }) => stake),
  );
  compare(
    'payouts',
    'payout',
    paid.map(({ payout }) => payout ?? 0),
  );
  return faults;
}
