import { endpointQuery } from '@tessera/shared/query';
import { getTeamAccounts, getTeamMembers, getTeamOverview, getTeamTrend } from '@tessera/shared/wire/agent';

/** Another period, page or filter leaves the figures in view until its own are there. */
const figures = { staleTime: 15_000, keepsPrevious: true } as const;

/** The team at a glance. */
export const useTeamOverview = endpointQuery(getTeamOverview, figures);
/** The team's figures place by place, with the period before. */
export const useTeamTrend = endpointQuery(getTeamTrend, figures);
/** One level of the downline with figures. */
export const useTeamMembers = endpointQuery(getTeamMembers, figures);
/** The accounts below the agent with what they hold now. */
export const useTeamAccounts = endpointQuery(getTeamAccounts, figures);
