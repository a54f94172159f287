import { bus } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { claimsKey } from '../api/promotions.ts';
import { countPromotions } from '../features/own-part/count-again.ts';

/** Rounds of that time are one question; the last of them is settled by then. */
const gatherMs = 1_500;
let pending: Promise<void> | undefined;

async function ask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatherMs));
  pending = undefined;
  await Promise.all([countPromotions(), pageQueries().invalidateQueries({ queryKey: claimsKey })]);
}

/** A bet was placed or settled: while a bonus runs, what is left of its turnover is asked for. */
export default function followTurnover(): Promise<void> {
  if ((bus.latest('promotions:turnover-counted')?.leftMinor ?? null) === null) return Promise.resolve();
  pending ??= ask();
  return pending;
}
