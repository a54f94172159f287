import { getAffiliate } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isAgent, lastLevel, type Member, playerType } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { Invitation } from './invitation.ts';

const checksPerMinute = 20;
const invalid = () => new Refusal(400, 'affiliate.invalid');

/** As a member right below the agent. */
function below(agent: Member): Invitation {
  if (agent.depth >= lastLevel) throw new Refusal(400, 'affiliate.depth');
  return { upline: agent, type: playerType, inviteCode: null };
}

async function byCode(
  { accounts, invitationReaders }: IdentityNeeds,
  merchant: Merchant,
  code: string,
): Promise<Invitation> {
  const agent = await accounts.byInviteCode(merchant.code, code);
  if (agent?.status === 'active') return below(agent);
  for (const read of invitationReaders) {
    const invitation = await read(merchant, code);
    if (invitation) return invitation;
  }
  throw invalid();
}

/** Below whom a registration goes: by invitation code, else by recommender; null when neither is given. */
export async function invitationFor(
  context: IdentityNeeds,
  merchant: Merchant,
  fields: Readonly<Record<string, string>>,
): Promise<Invitation | null> {
  if (fields.affiliateCode) return byCode(context, merchant, fields.affiliateCode);
  if (!fields.recommenderId) return null;
  const recommender = await context.accounts.byUsername(merchant.code, fields.recommenderId);
  if (!recommender || !isAgent(recommender) || recommender.status !== 'active') throw invalid();
  return below(recommender);
}

export function answerAffiliate(context: IdentityNeeds): void {
  const { routes, limits } = context;
  routes.handle(getAffiliate, async ({ merchant, request, ip }) => {
    await limits.take('affiliate', clientOf({ merchant, ip }), checksPerMinute, minuteMs);
    await invitationFor(context, merchant, { affiliateCode: request.code });
    return { affiliateCode: request.code };
  });
}
