import { getAffiliate } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isAgent, type Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';

const checksPerMinute = 20;
const invalid = () => new Refusal(400, 'affiliate.invalid');

/** The agent below whom a registration goes: by invitation code, else by recommender; null when neither is given. */
export async function uplineFor(
  { accounts }: IdentityNeeds,
  merchant: Merchant,
  fields: Readonly<Record<string, string>>,
): Promise<Member | null> {
  if (fields.affiliateCode) {
    const agent = await accounts.byInviteCode(merchant.code, fields.affiliateCode);
    if (agent?.status !== 'active') throw invalid();
    return agent;
  }
  if (!fields.recommenderId) return null;
  const recommender = await accounts.byUsername(merchant.code, fields.recommenderId);
  if (!recommender || !isAgent(recommender) || recommender.status !== 'active') throw invalid();
  return recommender;
}

export function answerAffiliate(context: IdentityNeeds): void {
  const { routes, limits } = context;
  routes.handle(getAffiliate, async ({ merchant, request, ip }) => {
    await limits.take('affiliate', clientOf({ merchant, ip }), checksPerMinute, minuteMs);
    await uplineFor(context, merchant, { affiliateCode: request.code });
    return { affiliateCode: request.code };
  });
}
