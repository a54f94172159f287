import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { addStep, type Contract, endVersion, openContractOf } from './contract-store.ts';
import { confirmedBelow, endBelow } from './end-below.ts';
import { postStep } from './messages.ts';
import { requireDirectAgent, requireRate } from './offer.ts';
import { nextEdge } from './periods.ts';

/**
 * When an accepted version begins: with the next period, of the version that it replaces if there is one, and not before its
 * payer's own contract, on whose rate it rests. What was replaced before it had begun never begins.
 */
async function startOf({ db }: AgentsNeeds, offer: Contract, { profile }: Merchant, now: Date): Promise<Date> {
  const open = await openContractOf(db, offer.agentId, offer.kind);
  const above = await openContractOf(db, offer.payerId, offer.kind);
  const earliestMs = Math.max(now.getTime(), (above?.startsAt.getTime() ?? 0) - 1);
  const edge = new Date(nextEdge(open ?? offer, earliestMs, profile.timeZone));
  if (open) return open.startsAt > edge ? open.startsAt : edge;
  const [last] = await db.query<{ endsAt: Date | null }>(
    `select max(ends_at) as "endsAt" from agent_contract where agent_id = $1 and kind = $2 and state = 'accepted'`,
    [offer.agentId, offer.kind],
  );
  return new Date(Math.max(edge.getTime(), last?.endsAt?.getTime() ?? 0));
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
  const endings = await confirmedBelow(context, offer, offer.highestRate, confirmedEndings);
  const at = clock.now();
  const startsAt = await startOf(context, offer, merchant, at);
  const replaced = await openContractOf(db, offer.agentId, offer.kind);
  if (replaced) {
    await endVersion(db, replaced.id, 'replaced', startsAt);
    await addStep(db, { contractId: replaced.id, step: 'replaced', byId: member.id, at });
  }
  await db.query("update agent_contract set state = 'accepted', starts_at = $2, billed_until = $2 where id = $1", [
    offer.id,
    startsAt,
  ]);
  await addStep(db, { contractId: offer.id, step: 'accepted', byId: member.id, at, requestId });
  await postStep(context, offer, 'contract.accepted', { by: member });
  await endBelow(context, endings, member, startsAt);
  return endings;
}
