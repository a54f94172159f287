import { discountKey } from '@tessera/shared/lottery';
import type { PricesFault } from '../domains/lottery/index.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** What staff sees of prices that a merchant cannot have, with the name of the play. */
export function pricesRefusal(fault: PricesFault): Refusal {
  switch (fault.reason) {
    case 'order':
      return new Refusal(400, 'merchant.groups.order', { kind: fault.kind });
    case 'unfair': {
      const { kind, playCode, group, returns } = fault;
      return new Refusal(400, 'merchant.groups.unfair', { kind, playCode, group, returns: (returns * 100).toFixed(1) });
    }
    case 'odds': {
      const { reason: _, oddsMilli, ...name } = fault;
      if (oddsMilli === undefined) return new Refusal(400, 'merchant.odds.unknown', name);
      return new Refusal(400, fault.option === discountKey ? 'merchant.odds.discount' : 'merchant.odds.step', name);
    }
  }
}
