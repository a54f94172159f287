import { minuteMs } from '../../platform/clock/durations.ts';
import type { Limits } from '../../platform/limits/limits.ts';

/** How many files an account is sent in that time. */
const exports = { maximum: 10, windowMs: 10 * minuteMs };

/** Refuses with `request.too.frequent` when the member has saved too many files. */
export const takeExport = ({ limits }: { readonly limits: Limits }, memberId: number): Promise<void> =>
  limits.take('record-export', String(memberId), exports.maximum, exports.windowMs);
