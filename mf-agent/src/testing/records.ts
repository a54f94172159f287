import { recorded } from '@tessera/shared/testing/recorded';
import { getIncome, getTeamBets, getTeamMovements } from '@tessera/shared/wire/agent';
import type { Income, TeamBet, TeamBets, TeamMovement, TeamMovements } from '../api/records.ts';

const recordedBets = recorded(getTeamBets);
const recordedMovements = recorded(getTeamMovements);
const [firstBet] = recordedBets.list;
const [firstMovement] = recordedMovements.list;
if (!firstBet || !firstMovement) throw new Error('The demo team has neither bet nor moved money.');

export const bet = (over: Partial<TeamBet> = {}): TeamBet => ({ ...firstBet, ...over });

/** A won round, an open lottery bet, and one of an account that has left. */
export const teamBets: TeamBets = {
  ...recordedBets,
  list: [
    bet({ source: 'a', account: 'd02m08', gameName: '별빛 수정궁', stake: 338_000, payout: 808_200, status: 'won' }),
    bet({
      source: 'b',
      account: 'd01m10',
      category: 'LOTT',
      vendorName: '타이드 로또',
      gameName: '쾌3',
      reference: 'lottery:K3:20261121-0961',
      stake: 20_000,
      payout: 0,
      status: 'open',
      settledAtMs: null,
    }),
    bet({ source: 'c', account: 'ab****', hasLeft: true, stake: 5_000, payout: 5_000, status: 'void' }),
  ],
  next: '1684',
  sums: { bets: 60_000, stake: 358_000, payout: 808_200, net: 470_200, open: 20_000 },
  products: [
    { category: 'RNG', vassalage: 'PP', vendorName: '루멘' },
    { category: '', vassalage: '', vendorName: '' },
  ],
};

export const movement = (over: Partial<TeamMovement> = {}): TeamMovement => ({
  ...{ ...firstMovement, bet: null, bill: null },
  ...over,
});

const bill = { id: '7', kind: 'daily' } as const;

/** Wages from one account of the team to another, from both sides, and a bonus of one that has left. */
export const teamMovements: TeamMovements = {
  ...recordedMovements,
  list: [
    movement({
      id: '3',
      account: 'dist01',
      flow: 'wages',
      type: 'wage',
      reference: 'bill:7',
      amount: 1_500_000,
      counterpart: 'agent01',
      bill,
    }),
    movement({
      id: '2',
      account: 'agent01',
      flow: 'wages',
      type: 'wage',
      reference: 'bill:7',
      amount: -1_500_000,
      counterpart: 'dist01',
      bill,
    }),
    movement({
      id: '1',
      account: 'ab****',
      hasLeft: true,
      flow: 'bonus',
      type: 'mission',
      reference: '',
      amount: 30_000,
      counterpart: null,
    }),
  ],
  next: '77',
  ...{ branch: null, under: null },
};

const noBills = { wages: null, dividend: null, paid: null };
const noDay = { rebate: 0, wages: 0, dividend: 0, paid: 0, net: 0, bills: noBills };
const days = [
  { day: '2026-02-28', ...noDay, rebate: 581_940, net: 581_940 },
  { day: '2026-03-01', ...noDay },
  {
    ...{ day: '2026-03-02', ...noDay, rebate: 100_000, wages: 400_000, paid: 150_000, net: 350_000 },
    // One bill was received, several were paid.
    bills: { ...noBills, wages: { id: '31', kind: 'daily' as const } },
  },
];

/** Three days: a rebate, nothing, and wages of which a part was paid on. */
export const income: Income = {
  ...recorded(getIncome),
  total: { rebate: 681_940, wages: 400_000, dividend: 0, paid: 150_000, net: 931_940, bills: noBills },
  days,
};
