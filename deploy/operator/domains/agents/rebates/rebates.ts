export interface RatedAccount {
  readonly id: number;
  readonly parentId: number | null;
  readonly basisPoints: number;
}

const whole = 10_000;

/** That share of an amount, rounded down to the minor unit; exact for every safe integer. */
export function shareOf(amountMinor: number, basisPoints: number): number {
  const rest = amountMinor % whole;
  return ((amountMinor - rest) / whole) * basisPoints + Math.floor((rest * basisPoints) / whole);
}

/**
 * What each account is credited for one day's valid bets: the bettor its own rate, every agent above the difference
 * between its rate and the highest one below it on that way. Nothing is paid twice: the sum is the top rate's share.
 */
export function rebatesOf(
  accounts: readonly RatedAccount[],
  validBets: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const credited = new Map<number, number>();
  for (const [bettor, betMinor] of validBets) {
    if (betMinor <= 0) continue;
    let paid = 0;
    for (let at = byId.get(bettor); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      const due = shareOf(betMinor, at.basisPoints) - paid;
      if (due <= 0) continue;
      credited.set(at.id, (credited.get(at.id) ?? 0) + due);
      paid += due;
    }
  }
  return credited;
}
