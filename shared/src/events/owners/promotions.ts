import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

/** What promotions tell. */
export const promotionsEvents = defineEvents({
  'promotions:bonus-credited': { version: 1, payload: v.object({ promotionId: v.string() }) },
  /** How many promotions the member may claim now; the side menu's badge. */
  'promotions:claimable-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
});
