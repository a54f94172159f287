import { randomUUID } from 'node:crypto';
import { dayMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { transferVendorsOf } from '../../merchants/index.ts';
import { continuesWithinMs } from '../launch/visit.ts';
import type { CasinoNeeds } from '../needs.ts';
import { beginTransferOut } from './begin-transfer.ts';
import { carryOut } from './carry-out.ts';
import { transfersOfRequest } from './transfer-store.ts';

/** Money that nobody played with since it went to the vendor comes back after that long. */
const untouchedMs = dayMs;
/** Wallets that one run empties. */
const atOnce = 50;

interface LeftOver {
  readonly merchant: string;
  readonly memberId: number;
  readonly vendor: string;
}

/**
 * Wallets at vendors with money, nothing in transit, and nobody playing: the last game since the last transfer was left
 * a while ago, or nothing happened for a day, or the vendor is no longer in transfer mode.
 */
function leftOverWallets({ db, clock, merchants }: CasinoNeeds): Promise<LeftOver[]> {
  const now = clock.now().getTime();
  const inMode = merchants
    .all()
    .flatMap((merchant) => transferVendorsOf(merchants, merchant).map((vendor) => `${merchant.code}:${vendor}`));
  return db.query<LeftOver>(
    `with wallet as (
       select a.merchant, substr(a.owner, 8)::bigint as member_id, substr(a.kind, 15) as vendor
       from ledger_account a where a.kind like 'vendor\\_wallet:%' and a.balance_minor > 0)
     select w.merchant, w.member_id as "memberId", w.vendor
     from wallet w
     cross join lateral (select max(s.last_seen_at) as at from game_launch l join game_session s on s.launch_id = l.id
                         where l.member_id = w.member_id and l.vendor_wallet = w.vendor) seen
     cross join lateral (select max(t.created_at) as at from vendor_transfer t
                         where t.member_id = w.member_id and t.vendor = w.vendor and t.direction = 'in') filled
     where not exists (select 1 from vendor_transfer t
                       where t.member_id = w.member_id and t.vendor = w.vendor and t.status = 'transit')
       and ((seen.at < $1 and seen.at >= filled.at) or greatest(seen.at, filled.at) < $2
            or not (w.merchant || ':' || w.vendor = any($3::text[])))
     order by w.member_id, w.vendor limit $4`,
    [new Date(now - continuesWithinMs), new Date(now - untouchedMs), inMode, atOnce],
  );
}

/** Recalls what stayed at vendors, for players whose page is gone. */
export async function recallLeftOver(context: CasinoNeeds, signal?: AbortSignal): Promise<void> {
  const { db, withMember } = context;
  for (const { merchant, memberId, vendor } of await leftOverWallets(context)) {
    if (signal?.aborted) return;
    const requestId = randomUUID();
    try {
      await withMember(memberId, () =>
        beginTransferOut(
          context,
          { id: memberId, merchant },
          { requestId, vendor, direction: 'out', amountMinor: undefined, cause: 'left-over' },
        ),
      );
    } catch (cause) {
      // The player was faster.
      if (cause instanceof Refusal) continue;
      throw cause;
    }
    for (const row of await transfersOfRequest(db, memberId, requestId)) await carryOut(context, row);
  }
}
