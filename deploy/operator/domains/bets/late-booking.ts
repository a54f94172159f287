import { minuteMs } from '../../platform/clock/durations.ts';

/** Bets that were settled in time may be booked up to ten minutes later. */
export const lateBookingMs = 10 * minuteMs;
