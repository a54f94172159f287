import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { addStep, type Contract, endContract, findContracts, openContractOf } from './contract-store.ts';
import { postStep } from './messages.ts';
import { requireDirectAgent, requireRate } from './offer.ts';
import { nextEdge } from './periods.ts';

/**
 * When an accepted version begins: with the next period, of the version that it replaces if there is one. What was
 * replaced before it had begun never begins.
 */
async function startOf({ db }: AgentsNeeds, offer: Contract, { profile }: Merchant, now: Date): Promise<Date> {
  const open = await openContractOf(db, offer.agentId, offer.kind);
  if (open) {
    if (open.startsAt > now) return open.startsAt;
    return new Date(nextEdge(open, now.getTime(), profile.timeZone));
  }
  const [last] = await db.query<{ endsAt: Date | null }>(
    `select max(ends_at) as "endsAt" from agent_contract where agent_id = $1 and kind = $2 and state = 'accepted'`,
    [offer.agentId, offer.kind],
  );
  return new Date(Math.max(nextEdge(offer, now.getTime(), profile.timeZone), last?.endsAt?.getTime() ?? 0));
}

/** The contracts that the agent gives and that would pay more than it will receive. */
const betterBelow = ({ db }: AgentsNeeds, { agentId, kind, highestRate }: Contract): Promise<Contract[]> =>
  findContracts(
    db,
    `c.payer_id = $1 and c.kind = $2 and c.state = 'accepted' and c.ends_at is null and c.highest_rate > $3
     order by c.id`,
    [agentId, kind, highestRate],
  );

function requireConfirmed(endings: readonly Contract[], confirmed: readonly string[]): void {
  const ids = endings.map(({ id }) => String(id));
  const isExact = ids.length === new Set(confirmed).size && ids.every((id) => confirmed.includes(id));
  if (isExact) return;
  throw new Refusal(409, 'agent.contract.ends-downline', {
    endings: endings.map(({ id, agent }) => ({ id: String(id), account: agent })),
  });
}

interface Acceptance {
  readonly offer: Contract;
  readonly member: Member;
  readonly requestId: string;
  readonly confirmedEndings: readonly string[];
}

/** Accepts an offer, and ends with it what it replaces and, once confirmed, what it undercuts below. */
export async function accept(
  context: AgentsNeeds,
  merchant: Merchant,
  { offer, member, requestId, confirmedEndings }: Acceptance,
): Promise<Contract[]> {
  const { db, clock, accounts } = context;
  const payer = await accounts.byId(offer.payerId);
  if (!payer) throw new Refusal(400, 'agent.contract.agent');
  requireDirectAgent(payer, member);
  await requireRate(context, merchant, payer, offer.kind, offer.highestRate);
  const endings = await betterBelow(context, offer);
  requireConfirmed(endings, confirmedEndings);
  const at = clock.now();
  const startsAt = await startOf(context, offer, merchant, at);
  const replaced = await openContractOf(db, offer.agentId, offer.kind);
  if (replaced) {
    await endContract(db, replaced.id, 'replaced', startsAt);
    await addStep(db, { contractId: replaced.id, step: 'replaced', byId: member.id, at });
  }
  await db.query("update agent_contract set state = 'accepted', starts_at = $2, billed_until = $2 where id = $1", [
    offer.id,
    startsAt,
  ]);
  await addStep(db, { contractId: offer.id, step: 'accepted', byId: member.id, at, requestId });
  await postStep(context, offer, 'contract.accepted');
  for (const ending of endings) {
    await endContract(db, ending.id, 'endedByUpline', startsAt);
    await addStep(db, { contractId: ending.id, step: 'endedByUpline', byId: member.id, at });
    await postStep(context, ending, 'contract.ended-by-upline');
  }
  return endings;
}
