import type { PayloadsOf } from './define-events.ts';
import { agentEvents } from './owners/agent.ts';
import { authEvents } from './owners/auth.ts';
import { gamesEvents } from './owners/games.ts';
import { lotteryEvents } from './owners/lottery.ts';
import { promotionsEvents } from './owners/promotions.ts';
import { shellEvents } from './owners/shell.ts';
import { walletEvents } from './owners/wallet.ts';

/** The specification of every event of the house, by name. */
export const eventSpecs = {
  ...shellEvents,
  ...authEvents,
  ...walletEvents,
  ...gamesEvents,
  ...lotteryEvents,
  ...promotionsEvents,
  ...agentEvents,
};

/** Payloads by event name. Closed; an outside team adds to it by module augmentation. */
export interface EventMap extends PayloadsOf<typeof eventSpecs> {}
export type EventName = keyof EventMap & string;

/** A fact as it travels. */
export interface EventEnvelope<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventMap[Name];
  /** Who said it: a remote's id or `shell`. */
  readonly from: string;
  readonly version: number;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly at: number;
  readonly isFromOtherTab: boolean;
}
