import { hourMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PromotionsNeeds } from './needs.ts';
import type { PromotionRow } from './promotion-row.ts';

const triesPerHour = 10;

/** Refuses who did not type the code that a promotion asks for, in whatever case. */
export function requireCode({ eligibility }: PromotionRow, code: string): void {
  const expected = eligibility?.code;
  if (expected && expected.toLowerCase() !== code.toLowerCase()) throw new Refusal(400, 'promotion.code.wrong');
}

/**
 * Runs a call that may carry a promotion's code. It is counted before, outside of the call's transaction, and given back
 * unless the code was wrong, so that codes cannot be guessed.
 */
export async function countCodeTry<Result>(
  { limits }: Pick<PromotionsNeeds, 'limits'>,
  memberId: number,
  code: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!code) return work();
  await limits.take('promotion-code', String(memberId), triesPerHour, hourMs);
  const giveBack = () => limits.giveBack('promotion-code', String(memberId));
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'promotion.code.wrong')) await giveBack();
    throw error;
  }
}
