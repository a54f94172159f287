import { hourMs } from '../../platform/clock/durations.ts';
import type { PromotionsNeeds } from './needs.ts';

const triesPerHour = 10;

/**
 * Runs a call that may carry a promotion's code. It is counted before, outside of the call's transaction, and given back when
 * the code was right, so that codes cannot be guessed.
 */
export async function countCodeTry<Result>(
  { limits }: Pick<PromotionsNeeds, 'limits'>,
  memberId: number,
  code: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!code) return work();
  await limits.take('promotion-code', String(memberId), triesPerHour, hourMs);
  const result = await work();
  await limits.giveBack('promotion-code', String(memberId));
  return result;
}
