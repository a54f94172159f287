import { behindPushes, endpointMutation, endpointQuery } from '@tessera/shared/query';
import { getBill, getBills, getBillTeam, payBill, payBills } from '@tessera/shared/wire/agent';

/** The bills of one kind, and what they come to. */
export const useBills = endpointQuery(getBills, {
  staleTime: 5_000,
  keepsPrevious: true,
  poll: () => behindPushes(30_000),
});
/** How a bill came to its amount. */
export const useBill = endpointQuery(getBill, { staleTime: 5_000 });
/** The branches that a bill's figures consist of; they never change. */
export const useBillTeam = endpointQuery(getBillTeam, { staleTime: 60_000, keepsPrevious: true });

/** Everything that shows bills. */
export const billKeys = [useBills.key, useBill.key] as const;

const paying = { invalidates: [...billKeys, ['wallet']], evenIfRefused: true } as const;

export const usePayBill = endpointMutation(payBill, paying);
export const usePayBills = endpointMutation(payBills, paying);
