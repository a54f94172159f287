import type { Database, SqlValue } from '@tessera/database/database';
import type { RedemptionStatus } from './spending.ts';

export interface QueuedRedemption {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  /** In English. */
  readonly reward: string;
  readonly quantity: number;
  readonly points: number;
  readonly status: RedemptionStatus;
  readonly remark: string | null;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  /** How many there are on all pages. */
  readonly total: number;
}

/** Redemptions of all members, for a page of the console; `where` names the redemption `r` and its member `m`. */
export const readQueue = (db: Database, where: string, params: readonly SqlValue[]): Promise<QueuedRedemption[]> =>
  db.query<QueuedRedemption>(
    `select r.id, r.merchant, m.username, r.names->>'EN' as reward, r.quantity, r.points, r.status, r.remark,
       r.requested_at as "requestedAt", r.decided_at as "decidedAt", r.decided_by as "decidedBy",
       count(*) over () as total
     from point_redemption r join member m on m.id = r.member_id where ${where}`,
    params,
  );
