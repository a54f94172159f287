import { minuteMs } from '../clock/durations.ts';
import type { Limits } from './limits.ts';
import { clientOf } from './network.ts';

/** So many lists of published draws of one kind stay in memory. */
export const keptProofs = 5;

const perMinute = 30;

/** A proof lists everybody who took part and is sent to anybody; refuses whoever asks for too many. */
export const takeProof = (limits: Limits, client: Parameters<typeof clientOf>[0]): Promise<void> =>
  limits.take('draw-proof', clientOf(client), perMinute, minuteMs);
