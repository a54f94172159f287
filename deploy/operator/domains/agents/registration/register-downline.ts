import { getDownlineSettings, registerDownline } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { fieldRefusals, lastLevel, type Member, noPlace, rulesOf, UsernameTaken } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { agentSettings } from '../agent-settings.ts';
import type { AgentsNeeds } from '../needs.ts';
import { agentTypeBelow, memberType, rankOf, ranksFrom, typeOf } from '../ranks.ts';
import { rebateRateOf, rebateStepBasisPoints, setRebateRate } from '../rebates/rates.ts';
import { requireAgent } from '../scope.ts';
import { freshInviteCode } from './fresh-code.ts';
import { requireMayOpen, requirePlace } from './may-open.ts';
import { quotasOf } from './quotas.ts';

const registrationsPerHour = 60;

interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly type: number;
  readonly rebateBasisPoints: number;
}

/** Account, rate and what other modules do with a fresh account, in the agent's turn, all or nothing. */
async function open(context: AgentsNeeds, merchant: Merchant, agent: Member, account: NewAccount): Promise<Member> {
  const { accounts, db, afterRegistration, withMember } = context;
  try {
    return await withMember(agent.id, async () => {
      await requireMayOpen(db, merchant, agent, account);
      const fresh = await accounts.create({
        merchant: merchant.code,
        username: account.username,
        type: account.type,
        password: account.password,
        // The agent knows it, so it is good for one sign-in: the holder is asked for a new one (decision 14).
        passwordIsDefault: true,
        parentId: agent.id,
        toUpline: true,
        inviteCode: account.type === memberType ? null : freshInviteCode(),
      });
      await setRebateRate(db, fresh.id, account.rebateBasisPoints);
      for (const hook of afterRegistration) await hook(merchant, fresh, {}, noPlace);
      return fresh;
    });
  } catch (cause) {
    if (cause instanceof UsernameTaken) throw new Refusal(400, 'register.username.taken');
    throw cause;
  }
}

/** The type that is asked for; without a rank an agent is right below its own, as earlier pages ask. */
function askedType(agent: Member, { kind, rank }: RequestOf<typeof registerDownline>): number {
  if (kind === 'member') return memberType;
  const type = rank === undefined ? agentTypeBelow(agent.type) : typeOf(rank);
  if (type === null) throw new Refusal(400, 'agent.rank.lowest');
  if (type === memberType) throw new Refusal(400, 'request.invalid');
  return type;
}

export function answerDownlineRegistration(context: AgentsNeeds): void {
  const { routes, db, limits } = context;

  routes.handleMember(getDownlineSettings, async ({ merchant, member }) => {
    requireAgent(member);
    const below = agentTypeBelow(member.type);
    const own = await rebateRateOf(db, member.id);
    return {
      agentRank: below === null ? null : rankOf(below),
      agentRanks: ranksFrom(member.type),
      isLastLevel: member.depth >= lastLevel,
      maximumRebateBasisPoints: own,
      rebateStepBasisPoints,
      quotas: await quotasOf(db, merchant, member.id, own),
      linkLimit: agentSettings(merchant).linkLimit,
      inviteCode: member.inviteCode,
    };
  });

  routes.handleMember(registerDownline, async ({ merchant, member, request }) => {
    requireAgent(member);
    await limits.take('register-downline', String(member.id), registrationsPerHour, hourMs);
    const { username, password, rebateBasisPoints } = request;
    const refused = fieldRefusals(await rulesOf(db, merchant.code), { username, password });
    if (refused.length > 0) throw new Refusal(400, 'register.field.invalid', { fields: refused });
    const type = askedType(member, request);
    requirePlace(member, { type });
    const fresh = await open(context, merchant, member, { username, password, type, rebateBasisPoints });
    return {
      id: String(fresh.id),
      account: fresh.username,
      rank: rankOf(fresh.type),
      rebateBasisPoints,
      inviteCode: fresh.inviteCode,
      registeredMs: fresh.createdAt.getTime(),
    };
  });
}
