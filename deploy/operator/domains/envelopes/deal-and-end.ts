import { codeListHash, dealEnvelopes } from '@tessera/shared/fairness/draws';
import { minuteMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { memberCode } from '../../platform/keys/draw-secrets.ts';
import { poolReturned } from '../ledger/index.ts';
import { type DropRow, dropColumns, dropPool } from './drop-row.ts';
import { isEligible } from './eligible.ts';
import type { EnvelopesNeeds } from './needs.ts';

/** A drop that is due for a step, locked until the end of the transaction; undefined when somebody else took the step. */
async function lockDue({ db }: EnvelopesNeeds, id: number, status: 'published' | 'dealt') {
  const [drop] = await db.query<DropRow>(
    `select ${dropColumns} from envelope_drop d where d.id = $1 and d.status = $2 for update`,
    [id, status],
  );
  return drop;
}

/**
 * Deals the envelopes to everybody whom the drop is for, and notifies whoever wants to be. A drop that begins late, as after
 * downtime, is open for its whole length all the same.
 */
function dealDrop(context: EnvelopesNeeds, id: number): Promise<void> {
  const { db, clock } = context;
  return db.transaction(async () => {
    const drop = await lockDue(context, id, 'published');
    if (!drop) return;
    const { merchant, rules, seed, codeKey, opensAt, endsAt } = drop;
    const now = clock.now();
    const members = await db.query<{ id: number }>(
      `select m.id from envelope_drop d join member m on m.merchant = d.merchant
       where d.id = $1 and ${isEligible('$2')}`,
      [id, now],
    );
    const lines = members
      .map((member) => ({ memberId: member.id, code: memberCode(codeKey, member.id) }))
      .sort((one, other) => (one.code < other.code ? -1 : 1));
    const codes = lines.map(({ code }) => code);
    const amounts = await dealEnvelopes(seed, { merchant, id, kinds: rules.kinds, codes });
    await db.query(
      `insert into envelope (drop_id, code, merchant, member_id, amount_minor)
       select $1, e.code, $2, e."memberId", e."amountMinor"
       from jsonb_to_recordset($3::jsonb) as e (code text, "memberId" bigint, "amountMinor" bigint)`,
      [id, merchant, JSON.stringify(lines.map((line, index) => ({ ...line, amountMinor: amounts[index] ?? 0 })))],
    );
    const lateMs = now.getTime() - opensAt.getTime();
    await db.query(
      "update envelope_drop set status = 'dealt', list_hash = $2, members = $3, ends_at = $4 where id = $1",
      [id, await codeListHash(codes), codes.length, lateMs > minuteMs ? new Date(endsAt.getTime() + lateMs) : endsAt],
    );
    await db.query(
      `select notify_member($1, member_id, 'reward') from envelope
       where drop_id = $2 and amount_minor > 0 and has_consent(member_id, 'push')`,
      [merchant, id],
    );
  });
}

/** Ends a drop and gives back what nobody opened; waits for who is opening one right now. */
function endDrop(context: EnvelopesNeeds, id: number): Promise<void> {
  const { db, clock, ledger } = context;
  return db.transaction(async () => {
    const drop = await lockDue(context, id, 'dealt');
    if (!drop || drop.endsAt > clock.now()) return;
    const { merchant, poolMinor } = drop;
    const [opened] = await db.query<{ minor: number }>(
      `select coalesce(sum(amount_minor), 0)::bigint as minor from envelope
       where drop_id = $1 and opened_at is not null`,
      [id],
    );
    const amountMinor = poolMinor - (opened?.minor ?? 0);
    await db.query("update envelope_drop set status = 'over', returned_minor = $2 where id = $1", [id, amountMinor]);
    if (amountMinor > 0) await ledger.post(poolReturned({ merchant, pool: dropPool(id), amountMinor }));
  });
}

/** Deals and ends what is due by now, each once. */
export async function runDrops(context: EnvelopesNeeds, now: Date): Promise<void> {
  const due = await context.db.query<{ id: number; status: DropRow['status'] }>(
    `select id, status from envelope_drop
     where (status = 'published' and opens_at <= $1) or (status = 'dealt' and ends_at <= $1) order by id`,
    [now],
  );
  await forEachIsolated(context.log, due, ({ id, status }) =>
    status === 'published' ? dealDrop(context, id) : endDrop(context, id),
  );
}

export const dropsJob = (context: EnvelopesNeeds): Job => ({
  name: 'envelopes.deal',
  everyMs: 15_000,
  run: (now) => runDrops(context, now),
});
