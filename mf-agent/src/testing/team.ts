import { recorded } from '@tessera/shared/testing/recorded';
import { getTeamMembers, getTeamOverview, getTeamTrend } from '@tessera/shared/wire/agent';
import type { TeamBranch, TeamOverview, TeamRow, TeamTrend } from '../model/team.ts';

const hourMs = 60 * 60 * 1000;
const team = recorded(getTeamMembers);
/** The moment of which the recorded figures are. */
export const { asOfMs } = team;

export const figures = (over: Partial<TeamOverview['current']['team']> = {}) => ({
  deposit: 0,
  withdrawal: 0,
  bet: 0,
  payout: 0,
  rebate: 0,
  bonus: 0,
  wages: 0,
  dividend: 0,
  net: 0,
  ...over,
});

/** The demo player's row, who has not bet yet, under another name and with other figures. */
export function teamRow(account: string, over: Partial<TeamRow> = {}): TeamRow {
  const player = team.list.find((row) => row.account === 'player01');
  if (!player) throw new Error('The demo player is not recorded below the demo agent.');
  return { ...player, id: String(Number(account.replace(/\D/g, '')) || 1), account, ...over };
}

const { span } = team;

/** The demo agent's overview, with changes of every kind: more, less, none, and from nothing. */
export const overview: TeamOverview = {
  ...recorded(getTeamOverview),
  teamBalance: 1_142_300_000,
  ownBalance: 163_200_000,
  current: {
    span,
    team: figures({ deposit: 341_200_0000, withdrawal: 298_600_0000, bet: 1_284_000_0000, net: -42_600_0000 }),
    own: figures({ rebate: 184_230_000, net: 184_230_000 }),
    newMembers: 12,
    activeBettors: 218,
  },
  previous: {
    span,
    team: figures({ deposit: 341_200_0000, withdrawal: 320_000_0000, bet: 1_142_000_0000, net: -39_400_0000 }),
    own: figures(),
    newMembers: 3,
    activeBettors: 209,
  },
};

export const trend: TeamTrend = {
  ...recorded(getTeamTrend),
  asOfMs,
  bucket: 'hour',
  places: [0, 1, 2, 3].map((hour) => asOfMs - (2 - hour) * hourMs),
  points: [10, 20, 5].map((bet, at) => ({
    atMs: asOfMs - (2 - at) * hourMs,
    ...figures({ bet: bet * 1_000_000 }),
    income: 0,
    activeBettors: bet,
  })),
  previous: [7, 8, 9, 10].map((bet, at) => ({
    atMs: asOfMs - (26 - at) * hourMs,
    ...figures({ bet: bet * 1_000_000 }),
    income: 0,
    activeBettors: 1,
  })),
};

export const branchOf = (own: TeamRow, list: TeamRow[], over: Partial<TeamBranch> = {}): TeamBranch => ({
  ...team,
  own,
  total: list.length,
  list,
  sum: {
    downline: 40,
    ...figures({ bet: [own, ...list].reduce((sum, { bet }) => sum + bet, 0) }),
  },
  ...over,
});
