/** An account as handlers see it. Type: 0 member, 1 2 41 42 agent, 4 trial (wire-facts). */
export interface Member {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly type: number;
  readonly status: 'active' | 'blocked' | 'closed';
  readonly nickname: string;
  readonly parentId: number | null;
  /** `/root/…/parent/self/` by id: a downline is every account whose path starts with it. */
  readonly path: string;
  readonly depth: number;
  readonly toUpline: boolean;
  readonly inviteCode: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileDialingCode: string | null;
  readonly payeeName: string | null;
  readonly language: string | null;
  readonly clubLabel: string;
  readonly clubRank: number;
  readonly labels: readonly { readonly labelName: string }[];
  readonly passwordIsDefault: boolean;
  readonly passwordChangedAt: Date | null;
  readonly createdAt: Date;
  readonly firstSignedInAt: Date | null;
  readonly lastSignedInAt: Date | null;
  readonly previousSignedInAt: Date | null;
}

/** How deep a tree may be: accounts of this depth have nobody below. */
export const lastLevel = 12;

export const playerType = 0;
/** The highest rank of agents. */
export const agentType = 1;
export const agentTypes: readonly number[] = [agentType, 2, 41, 42];
export const trialType = 4;
/** Kinds that may sign in on a player site; any other is refused as a non-member (decision 18). */
export const siteTypes: readonly number[] = [playerType, ...agentTypes, trialType];

export const isAgent = (member: Pick<Member, 'type'>): boolean => agentTypes.includes(member.type);
export const isTrial = (member: Pick<Member, 'type'>): boolean => member.type === trialType;

/** Column list that makes a row a {@link Member}; the table has the alias `m`. */
export const memberColumns = `m.id, m.merchant, m.username, m.type, m.status, m.nickname, m.parent_id as "parentId",
  m.path, m.depth, m.to_upline as "toUpline", m.invite_code as "inviteCode", m.email, m.mobile,
  m.mobile_dialing_code as "mobileDialingCode", m.payee_name as "payeeName", m.language,
  m.club_label as "clubLabel", m.club_rank as "clubRank", m.labels,
  m.password_is_default as "passwordIsDefault", m.password_changed_at as "passwordChangedAt",
  m.created_at as "createdAt", m.first_signed_in_at as "firstSignedInAt",
  m.last_signed_in_at as "lastSignedInAt", m.previous_signed_in_at as "previousSignedInAt"`;
