import type { Database } from '@tessera/database/database';
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

interface Version {
  /** Of the last version, which confirms the end. */
  readonly id: number;
  readonly versionId: number;
}

/** The versions of contracts that are not over. */
const currentVersions = (db: Database, ids: readonly string[], now: Date): Promise<Version[]> =>
  db.query(
    `select last.id, c.id as "versionId"
     from agent_contract last
     join agent_contract c on c.payer_id = last.payer_id and c.agent_id = last.agent_id and c.kind = last.kind
     where last.id = any($1::bigint[]) and c.state = 'accepted'
       and (c.ends_at is null or c.ends_at > greatest(c.starts_at, $2::timestamptz))`,
    [ids.map(Number), now],
  );

const isBilled = ({ startsAt, endsAt }: Contract): boolean => startsAt !== null && endsAt !== null && endsAt > startsAt;

/** What ends, each under the id that confirms it: as the last version that is billed, and if none is, as the last one. */
async function namedEndings({ db, clock }: AgentsNeeds, ids: readonly string[], end: () => Promise<unknown>) {
  const current = await currentVersions(db, ids, clock.now());
  await end();
  const versions = await findContracts(db, 'c.id = any($1::bigint[]) order by c.version desc', [
    current.map(({ versionId }) => versionId),
  ]);
  return ids.flatMap((id) => {
    const own = versions.filter(({ id: versionId }) =>
      current.some((one) => one.id === Number(id) && one.versionId === versionId),
    );
    const shown = own.find(isBilled) ?? own[0];
    return shown ? [{ ...shown, id: Number(id) }] : [];
  });
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
      throw new RolledBack(await namedEndings(context, ids, () => answer(ids)));
    }).catch((end: unknown) => {
      if (end instanceof RolledBack) return end.endings;
      throw end;
    });
    throw new Refusal(409, 'agent.contract.ends-downline', {
      endings: endings.map((ending) => wireEnding(ending, member.id)),
    });
  }
}
