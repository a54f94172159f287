import { behindPushes, endpointMutation, endpointQuery } from '@tessera/shared/query';
import { getBill, getBills, payBill, payBills } from '@tessera/shared/wire/agent';

/** The bills of one kind, and what they come to. */
export const useBills = endpointQuery(getBills, {
  staleTime: 5_000,
  keepsPrevious: true,
  poll: () => behindPushes(30_000),
});
/** How a bill came to its amount. */
export const useBill = endpointQuery(getBill, { staleTime: 5_000 });

/** Everything that shows bills. */
export const billKeys = [useBills.key, useBill.key] as const;

const paying = { invalidates: [...billKeys, ['wallet']], evenIfRefused: true } as const;

export const usePayBill = endpointMutation(payBill, paying);
export const usePayBills = endpointMutation(payBills, paying);
