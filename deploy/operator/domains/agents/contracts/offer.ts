import { one } from '@tessera/database/database';
import {
  type ContractKind,
  type ContractTerms,
  highestRate,
  isAlwaysAutomatic,
  offerContract,
  tierFault,
} from '@tessera/shared/wire/agent';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isAgent, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { accountInTeam, requireAgent } from '../scope.ts';
import { addStep, contractOf, countContracts, openContractOf, repeatedStep } from './contract-store.ts';
import { inContractTurn } from './contract-turn.ts';
import { postStep } from './messages.ts';
import { maximumRateOf, requireKind } from './rates.ts';
import { wireContract } from './wire-contract.ts';

const offersPerHour = 120;

/** The terms without what has no meaning for the kind. */
function termsOf(kind: ContractKind, { tiers, period, carriesOver, isAutomatic }: ContractTerms): ContractTerms {
  if (kind === 'dividend') {
    if (period === null) throw new Refusal(400, 'agent.contract.period');
    return { tiers, period, carriesOver, isAutomatic };
  }
  return {
    tiers: tiers.map((tier) => ({ ...tier, loss: 0 })),
    period: null,
    carriesOver: false,
    isAutomatic: isAutomatic || isAlwaysAutomatic(kind),
  };
}

/** Rates never rise down the chain: the highest of an offer is at most the highest that its payer receives itself. */
export async function requireRate(
  context: AgentsNeeds,
  merchant: Merchant,
  payer: Pick<Member, 'id' | 'parentId'>,
  kind: ContractKind,
  rate: number,
): Promise<void> {
  const maximumRateBasisPoints = await maximumRateOf(context, merchant, payer, kind);
  if (rate > maximumRateBasisPoints) throw new Refusal(400, 'agent.contract.rate.above', { maximumRateBasisPoints });
}

/** Contracts are made with active agents directly below. */
export function requireDirectAgent(payer: Pick<Member, 'id'>, account: Member | null): void {
  if (!account || account.parentId !== payer.id || !isAgent(account) || account.status !== 'active')
    throw new Refusal(400, 'agent.contract.agent');
}

interface Offer {
  readonly agentId: number;
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
}

async function insertOffer(context: AgentsNeeds, payer: Member, { agentId, kind, terms }: Offer): Promise<number> {
  const rows = await context.db.query<{ id: number }>(
    `insert into agent_contract (merchant, kind, payer_id, agent_id, version, terms, highest_rate, offered_at)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5::jsonb, $6, $7 from agent_contract
       where payer_id = $3 and agent_id = $4 and kind = $2
     returning id`,
    [
      ...[payer.merchant, kind, payer.id, agentId, JSON.stringify(terms), highestRate(terms.tiers)],
      context.clock.now(),
    ],
  );
  return one(rows).id;
}

/** Refuses another offer under the id of an earlier one. */
async function requireSameOffer({ db }: AgentsNeeds, id: number, { agentId, kind, terms }: Offer): Promise<void> {
  const [same] = await db.query(
    'select 1 from agent_contract where id = $1 and agent_id = $2 and kind = $3 and terms = $4::jsonb',
    [id, agentId, kind, JSON.stringify(terms)],
  );
  if (!same) throw new Refusal(409, 'duplicate.mismatch');
}

async function requireNothingPending({ db }: AgentsNeeds, payer: Member, { agentId, kind }: Offer): Promise<void> {
  const isOffered = "c.payer_id = $1 and c.agent_id = $2 and c.kind = $3 and c.state = 'offered'";
  if ((await countContracts(db, isOffered, [payer.id, agentId, kind])) > 0)
    throw new Refusal(409, 'agent.contract.offer.pending');
  if ((await openContractOf(db, agentId, kind))?.endRequestedBy)
    throw new Refusal(409, 'agent.contract.ending.pending');
}

export function answerOffers(context: AgentsNeeds): void {
  const { routes, db, clock, limits } = context;

  routes.handleMember(offerContract, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { requestId, kind } = request;
    requireKind(context, merchant, kind);
    const fault = tierFault(request.terms.tiers);
    if (fault) throw new Refusal(400, `agent.contract.tiers.${fault}`);
    const terms = termsOf(kind, request.terms);
    if (tierFault(terms.tiers)) throw new Refusal(400, 'agent.contract.tiers.order');
    const agent = await accountInTeam(context, member, request.agentId);
    requireDirectAgent(member, agent);
    await limits.take('contract-offer', String(member.id), offersPerHour, hourMs);
    const offer: Offer = { agentId: agent.id, kind, terms };
    const contract = await inContractTurn(context, member, async () => {
      const known = await repeatedStep(db, member.id, requestId, 'offered');
      if (known !== undefined) {
        await requireSameOffer(context, known, offer);
        return contractOf(db, member.id, known);
      }
      await requireNothingPending(context, member, offer);
      await requireRate(context, merchant, member, kind, highestRate(terms.tiers));
      const id = await insertOffer(context, member, offer);
      await addStep(db, { contractId: id, step: 'offered', byId: member.id, at: clock.now(), requestId });
      const made = await contractOf(db, member.id, id);
      await postStep(context, made, 'contract.offered', { by: member });
      return made;
    });
    return { contract: wireContract(contract, member.id, clock.now()) };
  });
}
