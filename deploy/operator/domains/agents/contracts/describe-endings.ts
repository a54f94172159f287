import { type Ending, highestRate, lowestRate } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { type Contract, findContracts } from './contract-store.ts';
import { inContractTurn } from './contract-turn.ts';

/** Carries the contracts that an answer would end out of the transaction that it rolls back. */
class RolledBack extends Error {
  override name = 'RolledBack';
  readonly endings: readonly Contract[];

  constructor(endings: readonly Contract[]) {
    super();
    this.endings = endings;
  }
}

/** Terms are between the two sides; who is above them both sees that there is a contract. */
function wireEnding({ id, payerId, payer, agentId, agent, kind, terms, startsAt, endsAt }: Contract, memberId: number) {
  const isSide = payerId === memberId || agentId === memberId;
  const ending: Ending = {
    ...{ id: String(id), payer, account: agent, kind },
    rates: isSide ? { lowest: lowestRate(terms.tiers), highest: highestRate(terms.tiers) } : null,
    ...{ startsAtMs: startsAt?.getTime() ?? 0, endsAtMs: endsAt?.getTime() ?? 0 },
  };
  return ending;
}

const endingIdsOf = (cause: unknown): readonly string[] => {
  if (!(cause instanceof Refusal) || cause.code !== 'agent.contract.ends-downline') return [];
  return (cause.value.endings as readonly Pick<Ending, 'id'>[]).map(({ id }) => id);
};

/**
 * Runs the answer. If it is refused because contracts further down would end, runs it once more as confirmed, reads their
 * end dates, and rolls back.
 */
export async function answerOrDescribeEndings<T>(
  context: AgentsNeeds,
  member: Member,
  confirmed: readonly string[],
  answer: (confirmedEndings: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await inContractTurn(context, member, () => answer(confirmed));
  } catch (cause) {
    const ids = endingIdsOf(cause);
    if (ids.length === 0) throw cause;
    const endings = await inContractTurn(context, member, async () => {
      await answer(ids);
      throw new RolledBack(
        await findContracts(context.db, 'c.id = any($1::bigint[]) order by p.depth, c.id', [ids.map(Number)]),
      );
    }).catch((end: unknown) => {
      if (end instanceof RolledBack) return end.endings;
      throw end;
    });
    throw new Refusal(409, 'agent.contract.ends-downline', {
      endings: endings.map((ending) => wireEnding(ending, member.id)),
    });
  }
}
