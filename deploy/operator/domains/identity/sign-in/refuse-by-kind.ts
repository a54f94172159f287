import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isAgent, type Member, siteTypes } from '../members/member.ts';

/** Said only to whoever has proved who they are (decision 18). */
export function refuseByKind(merchant: Merchant, member: Member, host: string): void {
  if (member.status !== 'active') throw new Refusal(403, 'account.blocked');
  if (!siteTypes.includes(member.type)) throw new Refusal(403, 'login.not.member');
  if (merchant.profile.agentHosts.includes(host) && !isAgent(member)) throw new Refusal(403, 'login.not.agent');
}
