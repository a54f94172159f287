import type {
  getDownlineSettings,
  getTeamAccounts,
  getTeamMembers,
  getTeamOverview,
  getTeamTrend,
  Rank,
  registerDownline,
} from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';

export type TeamOverview = AnswerOf<typeof getTeamOverview>;
export type TeamTrend = AnswerOf<typeof getTeamTrend>;
export type TrendPoint = TeamTrend['points'][number];
export type TeamMembersRequest = RequestOf<typeof getTeamMembers>;
export type TeamBranch = AnswerOf<typeof getTeamMembers>;
export type TeamRow = TeamBranch['own'];
export type TeamAccountsRequest = RequestOf<typeof getTeamAccounts>;
export type TeamAccounts = AnswerOf<typeof getTeamAccounts>;
export type TeamAccount = TeamAccounts['list'][number];
export type DownlineSettings = AnswerOf<typeof getDownlineSettings>;
export type DownlineRequest = RequestOf<typeof registerDownline>;
export type RegisteredDownline = AnswerOf<typeof registerDownline>;
/** What the form asks for; a rank stands for kind and rank. */
export interface DownlineFields extends Pick<DownlineRequest, 'username' | 'password' | 'rebateBasisPoints'> {
  rank: Rank;
}
