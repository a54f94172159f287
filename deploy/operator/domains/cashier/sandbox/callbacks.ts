import { sign } from '@tessera/wallet-protocol/signature';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CashierNeeds } from '../needs.ts';
import type { PaymentProvider } from '../payments/adapter.ts';
import { callbackPath, secretOf } from '../payments/callbacks.ts';

type Parts = Pick<CashierNeeds, 'app' | 'config' | 'db' | 'clock' | 'log'>;

interface DueCallback {
  readonly id: number;
  readonly provider: PaymentProvider;
  readonly body: object;
  readonly attempts: number;
}

const batch = 200;
const longestPauseMs = 10 * minuteMs;

/** One signed request to the operator's public route, as it would come from outside. */
async function send({ app, config }: Parts, { provider, body }: DueCallback): Promise<boolean> {
  const rawBody = JSON.stringify(body);
  const timestamp = String(Date.now());
  const path = callbackPath(provider);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': sign(secretOf({ config }, provider), { method: 'POST', path, timestamp, rawBody }),
    },
    payload: rawBody,
  });
  const { status } = answer.json() as { status?: string };
  return status === 'OK' || status === 'DUPLICATE_MISMATCH';
}

/** Sends what is due; what the operator did not take is sent again after growing pauses. */
export async function sendDueCallbacks(context: Parts): Promise<void> {
  const { db, clock, log } = context;
  const due = await db.query<DueCallback>(
    `select id, provider, body, attempts from sandbox_callback
     where delivered_at is null and due_at <= $1 order by due_at, id limit $2`,
    [clock.now(), batch],
  );
  await forEachIsolated(log, due, async (callback) => {
    const isTaken = await send(context, callback);
    const pauseMs = Math.min(longestPauseMs, 1000 * 2 ** callback.attempts);
    await db.query(
      `update sandbox_callback set attempts = attempts + 1, delivered_at = case when $2 then $3::timestamptz end,
         due_at = case when $2 then due_at else $4::timestamptz end where id = $1`,
      [callback.id, isTaken, clock.now(), new Date(clock.now().getTime() + pauseMs)],
    );
  });
}

export const sandboxCallbacksJob = (context: Parts): Job => ({
  name: 'sandbox.payment-callbacks',
  everyMs: 1_000,
  run: () => sendDueCallbacks(context),
});
