import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import type { IdentityNeeds } from '../needs.ts';

const windowMs = 15 * minuteMs;
const perWindow = 10;
/** Six digits that are valid for 90 seconds could be guessed within months. */
const perDay = 40;

/**
 * Tries at the second factor of an account, whichever sign-in and factor they belong to: each sign-in has five of its
 * own, and a stolen password would allow any number of sign-ins.
 */
export function secondStepTries({ limits }: IdentityNeeds) {
  return {
    /** Call it before an answer is checked; refuses with `request.too.frequent`. */
    async take(memberId: number): Promise<void> {
      await limits.take('second-step', String(memberId), perWindow, windowMs);
      await limits.take('second-step-day', String(memberId), perDay, dayMs);
    },
    /** Takes back the try of a correct answer. */
    async succeed(memberId: number): Promise<void> {
      await limits.giveBack('second-step', String(memberId));
      await limits.giveBack('second-step-day', String(memberId));
    },
  };
}
