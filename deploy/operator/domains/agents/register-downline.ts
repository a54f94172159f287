import { randomBytes } from 'node:crypto';
import { getDownlineSettings, registerDownline } from '@tessera/shared/wire/agent';
import { hourMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { fieldRefusals, type Member, noPlace, rulesOf, UsernameTaken } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import type { AgentsNeeds } from './needs.ts';
import { agentTypeBelow, memberType, rankOf } from './ranks.ts';
import { rebateRateOf, rebateStepBasisPoints, setRebateRate } from './rebates/rates.ts';
import { requireAgent } from './scope.ts';

const registrationsPerHour = 60;
/** No letters that read alike; a letter and a digit are always in it, as the form's rule for codes asks. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const codeDigits = '23456789';

function freshInviteCode(): string {
  return [...randomBytes(8)]
    .map((byte, at) => {
      const from = at % 3 === 2 ? codeDigits : codeLetters;
      return from[byte % from.length];
    })
    .join('');
}

interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly type: number;
  readonly rebateBasisPoints: number;
}

/** Account, rate and what other modules do with a fresh account, all or nothing. */
async function open(context: AgentsNeeds, merchant: Merchant, agent: Member, account: NewAccount): Promise<Member> {
  const { accounts, db, afterRegistration } = context;
  try {
    return await db.transaction(async () => {
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

export function answerDownlineRegistration(context: AgentsNeeds): void {
  const { routes, db, limits } = context;

  routes.handleMember(getDownlineSettings, async ({ member }) => {
    requireAgent(member);
    const below = agentTypeBelow(member.type);
    return {
      agentRank: below === null ? null : rankOf(below),
      maximumRebateBasisPoints: await rebateRateOf(db, member.id),
      rebateStepBasisPoints,
      inviteCode: member.inviteCode,
    };
  });

  routes.handleMember(registerDownline, async ({ merchant, member, request }) => {
    requireAgent(member);
    await limits.take('register-downline', String(member.id), registrationsPerHour, hourMs);
    const { username, password, kind, rebateBasisPoints } = request;
    const refused = fieldRefusals(await rulesOf(db, merchant.code), { username, password });
    if (refused.length > 0) throw new Refusal(400, 'register.field.invalid', { fields: refused });
    const type = kind === 'member' ? memberType : agentTypeBelow(member.type);
    if (type === null) throw new Refusal(400, 'agent.rank.lowest');
    if (rebateBasisPoints > (await rebateRateOf(db, member.id))) throw new Refusal(400, 'agent.rebate.outside');
    if (rebateBasisPoints % rebateStepBasisPoints !== 0) throw new Refusal(400, 'agent.rebate.step');
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
