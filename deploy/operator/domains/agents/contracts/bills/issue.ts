import { isAlwaysAutomatic } from '@tessera/shared/wire/agent';
import { dayMs } from '../../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../../platform/jobs/for-each-isolated.ts';
import { lateBookingMs } from '../../../bets/index.ts';
import type { Member } from '../../../identity/index.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { Span } from '../../figures/period.ts';
import { ActiveMembers, firstPlay, type TeamSums, teamSums } from '../../figures/team-sums.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { findContracts, type RunningContract } from '../contract-store.ts';
import { nextEdge } from '../periods.ts';
import { billAmount } from './bill-amount.ts';

/** What is not paid within this time expires. */
const payWithinMs = 30 * dayMs;

const isNothing = (sums: TeamSums): boolean => Object.values(sums).every((sum) => sum === 0);

/** What a dividend's last negative period left for the one that follows it; nothing if others came between. */
async function carriedInto({ db }: AgentsNeeds, contract: RunningContract, fromMs: number): Promise<number> {
  if (!contract.terms.carriesOver) return 0;
  const [before] = await db.query<{ carriedOut: number }>(
    `select carried_out_minor as "carriedOut" from agent_bill
     where agent_id = $1 and payer_id = $2 and kind = $3 and period_to = $4`,
    [contract.agentId, contract.payerId, contract.kind, new Date(fromMs)],
  );
  return before?.carriedOut ?? 0;
}

async function insertBill(context: AgentsNeeds, contract: RunningContract, span: Span, sums: TeamSums): Promise<void> {
  const { db, clock } = context;
  const { kind, terms } = contract;
  const carriedInMinor = await carriedInto(context, contract, span.fromMs);
  const amount = billAmount(kind, terms, sums, carriedInMinor);
  const at = clock.now();
  await db.query(
    `insert into agent_bill (id, merchant, contract_id, kind, payer_id, agent_id, reference, period_from, period_to,
       active_members, valid_bet_minor, payout_minor, rebate_minor, bonus_minor, carried_in_minor, carried_out_minor,
       base_minor, tier, rate_basis_points, amount_minor, status, is_automatic, issued_at, expires_at)
     overriding system value
     select n.id, $1, $2, $3, $4, $5, dated_reference('B', n.id, $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
            $19, $20, $21, $6, $22
     from (select nextval(pg_get_serial_sequence('agent_bill', 'id')) as id) n`,
    [
      ...[contract.merchant, contract.id, kind, contract.payerId, contract.agentId, at],
      ...[new Date(span.fromMs), new Date(span.toMs)],
      ...[sums.activeMembers, sums.validBetMinor, sums.payoutMinor, sums.rebateMinor, sums.bonusMinor],
      ...[carriedInMinor, amount.carriedOutMinor, amount.baseMinor, amount.tier, amount.rateBasisPoints],
      ...[amount.amountMinor, amount.amountMinor > 0 ? 'issued' : 'notReached', terms.isAutomatic],
      new Date(at.getTime() + payWithinMs),
    ],
  );
}

/** Moves what is billed on; false when another operator has done it, or the contract has ended before. */
async function moveOn({ db }: AgentsNeeds, { id }: RunningContract, { fromMs, toMs }: Span): Promise<boolean> {
  const moved = await db.query(
    `update agent_contract set billed_until = $3
     where id = $1 and billed_until = $2 and (ends_at is null or ends_at >= $3) returning id`,
    [id, new Date(fromMs), new Date(toMs)],
  );
  return moved.length > 0;
}

type Team = Pick<Member, 'id' | 'merchant'>;

/** One run of the job at one merchant. */
interface RunOf {
  readonly timeZone: string;
  readonly nowMs: number;
  readonly active: ActiveMembers;
}

/** Bills one period, once. */
const issue = (
  context: AgentsNeeds,
  contract: RunningContract,
  team: Team,
  span: Span,
  { timeZone, active }: RunOf,
): Promise<boolean> =>
  context.db.transaction(async () => {
    if (!(await moveOn(context, contract, span))) return false;
    const sums = await teamSums(context.db, team, span, timeZone, active);
    // Short periods in which nobody has played would be most of the record.
    if (!isAlwaysAutomatic(contract.kind) || !isNothing(sums)) await insertBill(context, contract, span, sums);
    return true;
  });

/** The period after what is billed, when it is over and late bookings are in; it ends with the contract. */
function nextPeriod({ endsAt, ...contract }: RunningContract, fromMs: number, timeZone: string, nowMs: number) {
  const edgeMs = nextEdge(contract, fromMs, timeZone);
  const toMs = Math.min(edgeMs, endsAt?.getTime() ?? edgeMs);
  return toMs > fromMs && toMs + lateBookingMs <= nowMs ? { fromMs, toMs } : undefined;
}

/** The periods from one on in which the team has not played, as one span; undefined if it has played in the first. */
async function silentSpan(
  { db }: AgentsNeeds,
  contract: RunningContract,
  team: Team,
  first: Span,
  { timeZone, nowMs }: RunOf,
): Promise<Span | undefined> {
  const playedMs = await firstPlay(db, team, { fromMs: first.fromMs, toMs: nowMs });
  let toMs = first.fromMs;
  for (;;) {
    const next = nextPeriod(contract, toMs, timeZone, nowMs);
    if (!next || (playedMs !== undefined && playedMs < next.toMs)) break;
    toMs = next.toMs;
  }
  return toMs > first.fromMs ? { fromMs: first.fromMs, toMs } : undefined;
}

/** Whether the version before is not billed to its end: what it leaves to carry over is not known yet. */
async function hasUnbilledBefore({ db }: AgentsNeeds, { id, agentId, kind }: RunningContract): Promise<boolean> {
  const rows = await db.query(
    `select 1 from agent_contract where agent_id = $1 and kind = $2 and id < $3 and state = 'accepted'
       and ends_at is not null and billed_until < ends_at limit 1`,
    [agentId, kind, id],
  );
  return rows.length > 0;
}

/** Bills what is over of one contract; stops when another operator is at it. */
async function billContract(
  context: AgentsNeeds,
  contract: RunningContract,
  run: RunOf,
  signal?: AbortSignal,
): Promise<void> {
  const team = { id: contract.agentId, merchant: contract.merchant };
  if (await hasUnbilledBefore(context, contract)) return;
  let from = contract.billedUntil.getTime();
  for (;;) {
    const span = nextPeriod(contract, from, run.timeZone, run.nowMs);
    if (!span || signal?.aborted) return;
    // After a long time without the job there are thousands of short periods, most of them empty.
    const silent = isAlwaysAutomatic(contract.kind) && (await silentSpan(context, contract, team, span, run));
    const isDone = silent ? await moveOn(context, contract, silent) : await issue(context, contract, team, span, run);
    if (!isDone) return;
    from = (silent || span).toMs;
  }
}

/** Issues the bills of every period that is over, in order, also after the operator was away for many of them. */
export async function issueBills(
  context: AgentsNeeds,
  { code, profile }: Merchant,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const contracts = (await findContracts(
    context.db,
    `c.merchant = $1 and c.state = 'accepted' and (c.ends_at is null or c.billed_until < c.ends_at)
       and c.billed_until < $2 order by c.id`,
    [code, now],
  )) as RunningContract[];
  const agentIds = [...new Set(contracts.map(({ agentId }) => agentId))];
  const active = new ActiveMembers(context.db, code, agentIds);
  const run = { timeZone: profile.timeZone, nowMs: now.getTime(), active };
  await forEachIsolated(context.log, contracts, (contract) => billContract(context, contract, run, signal));
}
