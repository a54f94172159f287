import type { Database, SqlValue } from '@tessera/database/database';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { transferWallet } from '@tessera/shared/wire/wallet';

export interface TransferRow {
  readonly id: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: number;
  readonly isWhole: boolean;
  readonly cause: 'player' | 'game-left' | 'left-over';
  readonly status: 'transit' | 'done' | 'returned';
  readonly movedMinor: number | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly attempts: number;
  readonly askAt: Date;
}

/** Reads transfers; `where` may use the aliases `t` and `m`. */
export function readTransfers(
  db: Pick<Database, 'query'>,
  where: string,
  params: readonly SqlValue[],
): Promise<(TransferRow & { readonly total: number })[]> {
  return db.query(
    `select t.id, t.merchant, t.member_id as "memberId", m.username, t.vendor, t.direction, t.amount_minor as "amountMinor",
            t.is_whole as "isWhole", t.cause, t.status, t.moved_minor as "movedMinor", t.reason, t.created_at as "createdAt",
            t.settled_at as "settledAt", t.attempts, t.ask_at as "askAt", count(*) over () as total
     from vendor_transfer t join member m on m.id = t.member_id where ${where}`,
    [...params],
  );
}

/** The transfers of one request, by vendor. */
export const transfersOfRequest = (db: Pick<Database, 'query'>, memberId: number, requestId: string) =>
  readTransfers(db, 't.member_id = $1 and t.request_id = $2 order by t.vendor', [memberId, requestId]);

export const wireTransfer = (row: TransferRow): AnswerOf<typeof transferWallet>['transfers'][number] => ({
  id: row.id,
  vassalage: row.vendor,
  direction: row.direction,
  status: row.status,
  cause: row.cause,
  amount: row.amountMinor,
  moved: row.movedMinor,
  createdAtMs: row.createdAt.getTime(),
  settledAtMs: row.settledAt?.getTime() ?? null,
});
