import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isAgent, type Member, siteTypes } from '../members/member.ts';

/** These refusals are answered only after the identity was verified (decision 18). */
export function refuseByKind(merchant: Merchant, member: Member, host: string): void {
  if (member.status === 'closed') throw new Refusal(403, 'account.closed');
  if (member.status !== 'active') throw new Refusal(403, 'account.blocked');
  if (!siteTypes.includes(member.type)) throw new Refusal(403, 'login.not.member');
  if (merchant.profile.agentHosts.includes(host) && !isAgent(member)) throw new Refusal(403, 'login.not.agent');
}
