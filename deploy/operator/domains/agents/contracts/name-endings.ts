import { type Ending, highestRate, lowestRate } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { type Contract, findContracts } from './contract-store.ts';
import { inContractTurn } from './contract-turn.ts';

/** Carries what an answer would have ended out of a transaction that is taken back. */
class TakenBack extends Error {
  override name = 'TakenBack';
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

const namedIn = (cause: unknown): readonly string[] => {
  if (!(cause instanceof Refusal) || cause.code !== 'agent.contract.ends-downline') return [];
  return (cause.value.endings as readonly Pick<Ending, 'id'>[]).map(({ id }) => id);
};

/**
 * Takes an answer; where it would end contracts further down that were not confirmed, the refusal says what each of them is
 * and until when it is billed. That is found out by answering as if they were confirmed, and taking all of it back.
 */
export async function takeOrName<T>(
  context: AgentsNeeds,
  member: Member,
  confirmed: readonly string[],
  answer: (confirmedEndings: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await inContractTurn(context, member, () => answer(confirmed));
  } catch (cause) {
    const ids = namedIn(cause);
    if (ids.length === 0) throw cause;
    const endings = await inContractTurn(context, member, async () => {
      await answer(ids);
      throw new TakenBack(
        await findContracts(context.db, 'c.id = any($1::bigint[]) order by p.depth, c.id', [ids.map(Number)]),
      );
    }).catch((end: unknown) => {
      if (end instanceof TakenBack) return end.endings;
      throw end;
    });
    throw new Refusal(409, 'agent.contract.ends-downline', {
      endings: endings.map((ending) => wireEnding(ending, member.id)),
    });
  }
}
