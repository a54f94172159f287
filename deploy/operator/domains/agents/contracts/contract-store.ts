import { type Database, one } from '@tessera/database/database';
import type { ContractKind, ContractStep, ContractTerms } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';

export type ContractEnding = 'replaced' | 'endAgreed' | 'endedByUpline';

/** One version of a contract as it is stored. */
export interface Contract {
  readonly id: number;
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly payerId: number;
  readonly payer: string;
  readonly agentId: number;
  readonly agent: string;
  readonly version: number;
  readonly terms: ContractTerms;
  readonly highestRate: number;
  readonly state: 'offered' | 'accepted' | 'rejected' | 'withdrawn';
  readonly offeredAt: Date;
  readonly startsAt: Date | null;
  /** May lie ahead. */
  readonly endsAt: Date | null;
  readonly ending: ContractEnding | null;
  readonly billedUntil: Date | null;
  readonly endRequestedBy: number | null;
}

/** An accepted one. */
export type RunningContract = Contract & { readonly startsAt: Date; readonly billedUntil: Date };

const columns = `c.id, c.merchant, c.kind, c.payer_id as "payerId", p.username as payer, c.agent_id as "agentId",
  a.username as agent, c.version, c.terms, c.highest_rate as "highestRate", c.state, c.offered_at as "offeredAt",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.ending, c.billed_until as "billedUntil",
  c.end_requested_by as "endRequestedBy"`;
const tables = 'agent_contract c join member p on p.id = c.payer_id join member a on a.id = c.agent_id';

type Param = string | number | Date | null | readonly (string | number)[];

/** Contracts by a condition on `c`; its other account's name is in `p` and `a`. */
export const findContracts = (db: Database, where: string, params: readonly Param[]): Promise<Contract[]> =>
  db.query<Contract>(`select ${columns} from ${tables} where ${where}`, [...params]);

/** Number of contracts by a condition like that of {@link findContracts}. */
export async function countContracts(db: Database, where: string, params: readonly Param[]): Promise<number> {
  return one(await db.query<{ n: number }>(`select count(*) as n from ${tables} where ${where}`, [...params])).n;
}

export const unknownContract = () => new Refusal(404, 'agent.contract.unknown');

/** A contract of which the account is a party. Others are answered like one that does not exist. */
export async function contractOf(db: Database, memberId: number, id: number, kind?: ContractKind): Promise<Contract> {
  const [found] = await findContracts(db, 'c.id = $1 and $2 in (c.payer_id, c.agent_id)', [id, memberId]);
  if (!found || (kind && found.kind !== kind)) throw unknownContract();
  return found;
}

/** The contract of a kind that an agent has with the account above, and whose end is not decided. */
export async function openContractOf(
  db: Database,
  agentId: number,
  kind: ContractKind,
): Promise<RunningContract | undefined> {
  const [found] = await findContracts(
    db,
    "c.agent_id = $1 and c.kind = $2 and c.state = 'accepted' and c.ends_at is null",
    [agentId, kind],
  );
  return found as RunningContract | undefined;
}

interface StepRow {
  readonly contractId: number;
  readonly step: ContractStep;
}

interface StepOf {
  readonly contractId: number;
  readonly step: ContractStep;
  readonly byId: number;
  readonly at: Date;
  /** Of the step that was asked for; steps that follow from it have none. */
  readonly requestId?: string;
}

/** Adds to the history of a contract. */
export async function addStep(db: Database, { contractId, step, byId, at, requestId }: StepOf): Promise<void> {
  await db.query(
    'insert into agent_contract_step (contract_id, step, by_id, request_id, at) values ($1, $2, $3, $4, $5)',
    [contractId, step, byId, requestId ?? null, at],
  );
}

/** What a request has done already; refuses one that asks for something else under the same id. */
export async function repeatedStep(
  db: Database,
  byId: number,
  requestId: string,
  step: ContractStep,
  contractId?: number,
): Promise<number | undefined> {
  const [found] = await db.query<StepRow>(
    'select contract_id as "contractId", step from agent_contract_step where by_id = $1 and request_id = $2',
    [byId, requestId],
  );
  if (!found) return undefined;
  if (found.step !== step || (contractId !== undefined && found.contractId !== contractId))
    throw new Refusal(409, 'duplicate.mismatch');
  return found.contractId;
}

const endsAt = 'ends_at = greatest(starts_at, $3::timestamptz), ending = $2, end_requested_by = null';

/** Decides the end of one version; one that has not begun ends where it would have begun. */
export async function endVersion(db: Database, id: number, ending: ContractEnding, at: Date): Promise<void> {
  await db.query(`update agent_contract set ${endsAt} where id = $1`, [id, ending, at]);
}

/**
 * Decides the end of a contract: of its last version, and of the one before where that would run on until a version begins
 * that never does. Returns the ids of the ended versions.
 */
export async function endContract(
  db: Database,
  { id, payerId, agentId, kind }: Pick<Contract, 'id' | 'payerId' | 'agentId' | 'kind'>,
  ending: ContractEnding,
  at: Date,
): Promise<number[]> {
  const ended = await db.query<{ id: number }>(
    `update agent_contract set ${endsAt}
     where id = $1 or (payer_id = $4 and agent_id = $5 and kind = $6 and state = 'accepted'
       and ends_at > greatest(starts_at, $3::timestamptz))
     returning id`,
    [id, ending, at, payerId, agentId, kind],
  );
  return ended.map((version) => version.id).sort((a, b) => a - b);
}
