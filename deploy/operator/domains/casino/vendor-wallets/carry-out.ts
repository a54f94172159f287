import { one } from '@tessera/database/database';
import { providerName, type TransferAnswer } from '@tessera/wallet-protocol/messages';
import { minuteMs } from '../../../platform/clock/durations.ts';
import type { CasinoNeeds } from '../needs.ts';
import { askDeadlineMs } from './ask-vendor.ts';
import { readTransfers, type TransferRow } from './transfer-store.ts';

/** A transfer is asked about once its first request can no longer be answered, then with growing pauses. */
export const firstPauseMs = 2 * askDeadlineMs;
const longestPauseMs = 5 * minuteMs;
/** Transfers that are asked about at the same time. */
const atOnce = 8;

type Parts = Pick<CasinoNeeds, 'db' | 'clock' | 'log' | 'vendorWallets'>;

const pauseAfter = (attempts: number): number => Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);

/** Books what the provider did with a transfer; the first answer counts. */
async function settle({ db, clock }: Parts, { id, amountMinor }: TransferRow, answer: TransferAnswer) {
  const [moved, reason] = answer.outcome === 'moved' ? [answer.moved, null] : [0, answer.reason];
  if (moved > amountMinor) throw new Error(`${providerName} moved ${moved} of transfer ${id} of ${amountMinor}.`);
  const rows = await db.query<{ changed: boolean }>('select settle_vendor_transfer($1, $2, $3, $4) as changed', [
    id,
    moved,
    reason,
    clock.now(),
  ]);
  return one(rows).changed;
}

/** Asks the provider to move the money of a transfer that is in transit. Without an answer it stays there: nothing is lost. */
export async function carryOut(context: Parts, row: TransferRow): Promise<void> {
  const { vendorWallets, log } = context;
  try {
    const answer = await vendorWallets.transfer({
      transferId: row.id,
      player: `${row.merchant}:${row.memberId}`,
      vendor: row.vendor,
      direction: row.direction,
      amount: row.amountMinor,
      isWhole: row.isWhole,
    });
    // Another transfer under this id: nobody knows what to book, so somebody has to look.
    if (answer.outcome === 'refused' && answer.reason === 'DUPLICATE_MISMATCH')
      throw new Error(`${providerName} knows transfer ${row.id} with other fields.`);
    await settle(context, row, answer);
  } catch (cause) {
    log.warn({ err: cause, transfer: row.id }, 'a transfer stays in transit');
  }
}

async function askAbout(context: Parts, row: TransferRow, signal?: AbortSignal): Promise<void> {
  await settle(context, row, await context.vendorWallets.outcomeOf({ transferId: row.id, vendor: row.vendor }, signal));
}

/** Asks what became of one transfer, now; true if that is known. */
export async function askNow(context: Parts, id: string): Promise<boolean> {
  const [row] = await readTransfers(context.db, "t.id = $1 and t.status = 'transit'", [id]);
  if (!row) return false;
  try {
    await askAbout(context, row);
    return true;
  } catch (cause) {
    context.log.warn({ err: cause, transfer: id }, 'the provider gave no answer about a transfer');
    return false;
  }
}

/** Takes transfers that are due out of the queue, and puts each back with its next pause before anybody is asked. */
async function dueTransfers({ db, clock }: Parts): Promise<TransferRow[]> {
  const now = clock.now();
  const due = await db.query<{ id: string; attempts: number }>(
    `select id, attempts from vendor_transfer where status = 'transit' and ask_at <= $1
     order by ask_at limit $2 for update skip locked`,
    [now, atOnce],
  );
  for (const { id, attempts } of due)
    await db.query('update vendor_transfer set attempts = attempts + 1, ask_at = $2 where id = $1', [
      id,
      new Date(now.getTime() + pauseAfter(attempts)),
    ]);
  return due.length === 0
    ? []
    : readTransfers(db, 't.id = any($1::uuid[]) order by t.created_at', [due.map(({ id }) => id)]);
}

/** Asks about every transfer that is due, until the signal aborts; one that can't be answered waits for its next turn. */
export async function askAboutTransfers(context: Parts, signal?: AbortSignal): Promise<void> {
  const { db, log } = context;
  while (!signal?.aborted) {
    const due = await db.transaction(() => dueTransfers(context));
    if (due.length === 0) return;
    const asked = await Promise.allSettled(due.map((row) => askAbout(context, row, signal)));
    for (const [n, answer] of asked.entries())
      if (answer.status === 'rejected')
        log.warn({ err: answer.reason, transfer: due[n]?.id }, 'the provider gave no answer about a transfer');
  }
}
