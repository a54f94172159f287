import type { WalletOperation, WalletRequest, WalletStatus } from '@tessera/wallet-protocol/messages';
import { sign } from '@tessera/wallet-protocol/signature';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CasinoNeeds } from '../needs.ts';
import { testVendor } from '../wallet/providers.ts';
import { isTestVendorAway } from './settings.ts';

export type TestVendorParts = Pick<CasinoNeeds, 'app' | 'config' | 'db' | 'clock' | 'log'>;

interface WaitingCall {
  readonly id: number;
  readonly roundId: string;
  readonly operation: WalletOperation;
  readonly body: WalletRequest;
}

const batch = 100;
/** A call without an answer is sent again after this time. */
const againAfterMs = 10_000;

/** One signed request at the operator's own front door, as it would come from outside. */
export async function callWallet({ app, config }: TestVendorParts, operation: string, body: object): Promise<unknown> {
  const rawBody = JSON.stringify(body);
  const timestamp = String(Date.now());
  const path = `/sandbox-wallet/v1/${operation}`;
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-provider': testVendor.name,
      'x-timestamp': timestamp,
      'x-signature': sign(testVendor.secretOf(config), { method: 'POST', path, timestamp, rawBody }),
    },
    payload: rawBody,
  });
  return answer.json();
}

/** What an answer makes of the vendor's own round. Other answers than these leave it as it is. */
function changeOf({ operation, body }: WaitingCall, status: WalletStatus): string | undefined {
  if (operation === 'bet') return status === 'OK' ? "state = 'open'" : "state = 'refused'";
  if (status !== 'OK') return undefined;
  if (operation === 'win') return `payout_minor = payout_minor + $2${body.roundClosed ? ", state = 'settled'" : ''}`;
  if (operation === 'resettle') return "payout_minor = $2, state = 'settled'";
  return operation === 'void' ? "payout_minor = 0, state = 'void'" : undefined;
}

/** Stores the first answer of a call, and what it makes of the round. */
async function store({ db, clock }: TestVendorParts, call: WaitingCall, status: WalletStatus): Promise<void> {
  await db.transaction(async () => {
    const fresh = await db.query(
      'update test_vendor_call set answer = $2, sent_at = $3 where id = $1 and answer is null returning 1',
      [call.id, status, clock.now()],
    );
    const change = fresh.length > 0 ? changeOf(call, status) : undefined;
    if (!change) return;
    await db.query(`update test_vendor_round set ${change} where round_id = $1 and $2::bigint >= 0`, [
      call.roundId,
      call.body.amount,
    ]);
  });
}

/** Sends a call, or several copies of it at the same time. One that fails is sent again by the job. */
export async function sendCall(context: TestVendorParts, call: WaitingCall, copies = 1): Promise<void> {
  await context.db.query(
    'update test_vendor_call set is_held = false, times_sent = times_sent + $2, sent_at = $3 where id = $1',
    [call.id, copies, context.clock.now()],
  );
  const send = async () => {
    const { status } = (await callWallet(context, call.operation, call.body)) as { status: WalletStatus };
    if (status !== 'INTERNAL') await store(context, call, status);
  };
  await Promise.all(Array.from({ length: copies }, send));
}

const columns = 'id, round_id as "roundId", operation, body';

/** Notes a call before it is sent; a held one waits for the console, and the others for a vendor that is away. */
export async function noteCall(
  { db, clock }: TestVendorParts,
  call: Omit<WaitingCall, 'id'>,
  isHeld: boolean,
): Promise<WaitingCall> {
  const [noted] = await db.query<{ id: number }>(
    `insert into test_vendor_call (round_id, operation, body, is_held, made_at)
     values ($1, $2, $3::jsonb, $4, $5) returning id`,
    [call.roundId, call.operation, JSON.stringify(call.body), isHeld, clock.now()],
  );
  return { ...call, id: noted?.id ?? 0 };
}

/** Sends what was held, one call after the other: as it was made, or the newest first. Answers how many. */
export async function sendHeldCalls(context: TestVendorParts, order: 'made' | 'newest-first'): Promise<number> {
  const held = await context.db.query<WaitingCall>(
    `select ${columns} from test_vendor_call where answer is null and is_held
     order by id ${order === 'made' ? 'asc' : 'desc'} limit $1`,
    [batch],
  );
  for (const call of held) await sendCall(context, call);
  return held.length;
}

/** Sends what has no answer yet, oldest first, unless the vendor is away. */
export async function sendWaitingCalls(context: TestVendorParts): Promise<void> {
  const { db, clock, log } = context;
  const due = new Date(clock.now().getTime() - againAfterMs);
  const waiting = await db.query<WaitingCall>(
    `select ${columns} from test_vendor_call
     where answer is null and not is_held and (sent_at is null or sent_at <= $1) order by id limit $2`,
    [due, batch],
  );
  if (waiting.length === 0 || (await isTestVendorAway(db))) return;
  await forEachIsolated(log, waiting, (call) => sendCall(context, call));
}

export const testVendorCallsJob = (context: TestVendorParts): Job => ({
  name: 'test-vendor.calls',
  everyMs: 1_000,
  run: () => sendWaitingCalls(context),
});
