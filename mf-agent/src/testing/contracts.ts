import type { Bill, BillExplanation, BillRecord, BillTeam, BillTeamRow } from '../model/bills.ts';
import type { Contract, ContractDetail, ContractSettings } from '../model/contract.ts';

const at = (iso: string) => Date.parse(iso);

/** A dividend that agent01 gives dist01, with two tiers. */
export const contractOf = (over: Partial<Contract> = {}): Contract => ({
  ...{ id: '7', kind: 'dividend', version: 1, state: 'active', outcome: null, side: 'given' },
  ...{ payer: 'agent01', account: 'dist01', accountId: '20', awaits: null, isEndRequested: false },
  terms: {
    tiers: [
      { activeMembers: 1, validBet: 0, loss: 0, rateBasisPoints: 1000 },
      { activeMembers: 5, validBet: 1_000_000, loss: 500_000, rateBasisPoints: 2500 },
    ],
    ...{ period: 'semimonthly', carriesOver: true, isAutomatic: false },
  },
  ...{ offeredAtMs: at('2026-03-01T10:00:00+09:00'), startsAtMs: at('2026-03-16T00:00:00+09:00'), endsAtMs: null },
  ...over,
});

export const detailOf = (contract: Contract): ContractDetail => ({
  contract,
  versions: [contract],
  steps: [{ contractId: contract.id, version: 1, step: 'offered', by: contract.payer, atMs: contract.offeredAtMs }],
});

export const contractSettings: ContractSettings = {
  kinds: [
    { kind: 'dividend', maximumRateBasisPoints: 4000 },
    { kind: 'daily', maximumRateBasisPoints: 0 },
  ],
  agents: [
    { id: '20', account: 'dist01', rank: 'subhead' },
    { id: '21', account: 'dist02', rank: 'subhead' },
  ],
};

export const billOf = (over: Partial<Bill> = {}): Bill => ({
  ...{ id: '31', reference: 'B-20260316-0031', contractId: '7', payer: 'agent01', account: 'dist01' },
  ...{ fromMs: at('2026-03-01T00:00:00+09:00'), toMs: at('2026-03-16T00:00:00+09:00') },
  ...{ status: 'partPaid', isAutomatic: false, amount: 275_000, paid: 100_000 },
  ...{ issuedAtMs: at('2026-03-16T00:10:00+09:00'), expiresAtMs: at('2026-04-15T00:10:00+09:00') },
  ...over,
});

/** A record with these bills, all of them in view. */
export function recordOf(list: readonly Bill[], cash = 0): BillRecord {
  const sums = [...new Set(list.map(({ status }) => status))].map((status) => {
    const of = list.filter((bill) => bill.status === status);
    return {
      ...{ status, count: of.length },
      amount: of.reduce((sum, { amount }) => sum + amount, 0),
      paid: of.reduce((sum, { paid }) => sum + paid, 0),
    };
  });
  const open = sums.filter(({ status }) => ['issued', 'payerShort', 'partPaid'].includes(status));
  return {
    ...{ total: list.length, list: [...list], sums, cash },
    open: {
      count: open.reduce((sum, { count }) => sum + count, 0),
      amount: open.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
      byStatus: open,
    },
  };
}

export const explanationOf = (bill: Bill): BillExplanation => ({
  ...{ bill, kind: 'dividend', accountId: '20', loss: 1_300_000, carriedIn: -200_000, carriedOut: 0, base: 1_100_000 },
  figures: { activeMembers: 6, validBet: 2_000_000, payout: 600_000, rebate: 60_000, bonus: 40_000 },
  tiers: contractOf().terms.tiers.map((tier, index) => ({ ...tier, isReached: index === 1 })),
  ...{ rateBasisPoints: 2500, payments: [{ amount: bill.paid, atMs: bill.issuedAtMs }] },
});

const teamRow = (over: Partial<BillTeamRow>): BillTeamRow => ({
  ...{ id: '20', account: 'dist01', hasLeft: false, rank: 'subhead', activeMembers: 1, validBet: 200_000 },
  ...{ payout: 0, rebate: 0, bonus: 0 },
  ...over,
});

/** The branches that the figures of {@link explanationOf} are the sums of. */
export const billTeam: BillTeam = {
  trail: [{ id: '20', account: 'dist01' }],
  own: teamRow({}),
  total: 2,
  list: [
    teamRow({ id: '30', account: 'shop01', rank: 'shop', activeMembers: 4, validBet: 1_500_000, payout: 600_000 }),
    teamRow({ id: '31', account: 'member01', rank: 'member', validBet: 300_000, rebate: 60_000, bonus: 40_000 }),
  ],
  sum: { activeMembers: 6, validBet: 2_000_000, payout: 600_000, rebate: 60_000, bonus: 40_000 },
};
