import { drawFor } from '@tessera/shared/art';
import { dayMs } from '../../platform/clock/durations.ts';

const newestMs = Date.UTC(2026, 10, 16);
/** A studio's catalogue has grown for four years. */
const spanDays = 4 * 365;

/** The day on which a studio's n-th of so many games came out, yyyy-MM-dd; the last one is the newest. */
export function releaseDate(vassalage: string, index: number, count: number): string {
  const lastDays = Math.floor(drawFor(`release:${vassalage}`)() * 30);
  const days = lastDays + Math.floor(((count - 1 - index) * spanDays) / count);
  return new Date(newestMs - days * dayMs).toISOString().slice(0, 10);
}
