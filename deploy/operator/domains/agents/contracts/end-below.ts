import type { ContractKind } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { addStep, type Contract, endContract, findContracts } from './contract-store.ts';
import { postStep } from './messages.ts';

interface Receiver {
  readonly agentId: number;
  readonly kind: ContractKind;
}

/**
 * The contracts that an agent gives above a rate, and all further down that hang on those: whoever receives nothing any more
 * gives nothing. From the top down.
 */
const betterBelow = (
  { db }: Pick<AgentsNeeds, 'db'>,
  { agentId, kind }: Receiver,
  highestRate: number,
): Promise<Contract[]> =>
  findContracts(
    db,
    `c.id in (
       with recursive better as (
         select o.id, o.agent_id from agent_contract o
           where o.payer_id = $1 and o.kind = $2 and o.state = 'accepted' and o.ends_at is null and o.highest_rate > $3
         union
         select o.id, o.agent_id from agent_contract o join better b on o.payer_id = b.agent_id
           where o.kind = $2 and o.state = 'accepted' and o.ends_at is null)
       select id from better)
     order by p.depth, c.id`,
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

/** What ends below an agent whose own rate becomes that, once exactly those contracts were confirmed. */
export async function confirmedBelow(
  context: Pick<AgentsNeeds, 'db'>,
  receiver: Receiver,
  highestRate: number,
  confirmed: readonly string[],
): Promise<Contract[]> {
  const endings = await betterBelow(context, receiver, highestRate);
  requireConfirmed(endings, confirmed);
  return endings;
}

/** Ends contracts below at a moment. Neither side has done it, so both get a message. */
export async function endBelow(
  { db, clock, inbox }: Pick<AgentsNeeds, 'db' | 'clock' | 'inbox'>,
  endings: readonly Contract[],
  by: Pick<Member, 'id'>,
  endsAt: Date,
): Promise<void> {
  for (const ending of endings) {
    for (const contractId of await endContract(db, ending, 'endedByUpline', endsAt))
      await addStep(db, { contractId, step: 'endedByUpline', byId: by.id, at: clock.now() });
    await postStep({ inbox }, ending, 'contract.ended-by-upline');
  }
}
