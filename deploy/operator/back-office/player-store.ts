import type { Database } from '@tessera/database/database';
import type { playerRequestKinds } from '@tessera/shared/wire/console';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const partOf = ({ page, pageSize }: Page): [number, number] => [pageSize, (page - 1) * pageSize];

interface Counted {
  readonly total: number;
}

export interface BetRow extends Counted {
  readonly id: number;
  readonly product: string;
  readonly vendor: string;
  readonly game: string;
  readonly reference: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly status: RecordedBetStatus;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

/** Bets of an account; their number is read from the sums, however many there are. */
export const readPlayerBets = (db: Database, memberId: number, page: Page): Promise<BetRow[]> =>
  db.query(
    `select b.id, b.category as product, b.vendor, b.game, b.reference, b.stake_minor as "stakeMinor",
            b.payout_minor as "payoutMinor", b.status, b.placed_at as "placedAt", b.settled_at as "settledAt",
            (select sum(d.bets)::bigint from bet_day d where d.member_id = $1) as total
     from bet b where b.member_id = $1 order by b.day desc, b.placed_at desc, b.id desc limit $2 offset $3`,
    [memberId, ...partOf(page)],
  );

export interface RequestRow extends Counted {
  readonly key: string;
  readonly kind: (typeof playerRequestKinds)[number];
  readonly reference: string;
  readonly amountMinor: number;
  readonly status: string;
  readonly at: Date;
}

export const readPlayerRequests = (db: Database, memberId: number, page: Page): Promise<RequestRow[]> =>
  db.query(
    `select kind || ':' || id as key, kind, reference, amount as "amountMinor", status, at, count(*) over () as total from (
       select 'deposit' as kind, id::text, reference, amount_minor as amount, status, created_at as at
         from deposit where member_id = $1
       union all
       select 'withdrawal', id::text, reference, amount_minor, status, created_at from withdrawal where member_id = $1
       union all
       select 'vendor-transfer', id::text, vendor || ' ' || direction, coalesce(moved_minor, amount_minor), status, created_at
         from vendor_transfer where member_id = $1
       union all
       select 'upline-transfer', id::text, reference, amount_minor, 'done', created_at from upline_transfer where member_id = $1
       union all
       select 'downline-transfer', id::text, reference, amount_minor, 'done', created_at
         from downline_transfer where member_id = $1
       union all
       select 'claim', c.id::text, coalesce(c.reference, d.reference), c.amount_minor,
              case when c.open_minor > 0 then 'open' else 'closed' end, c.at
         from payment_claim c left join payment p on p.id = c.payment_id left join deposit d on d.id = p.deposit_id
         where c.member_id = $1) asked
     order by at desc, key limit $2 offset $3`,
    [memberId, ...partOf(page)],
  );

export interface BonusRow extends Counted {
  readonly id: number;
  readonly promotion: string;
  readonly period: string;
  readonly status: string;
  readonly bonusMinor: number;
  readonly requiredMinor: number;
  readonly doneMinor: number;
  readonly claimedAt: Date;
  readonly endedAt: Date | null;
}

export const readPlayerBonuses = (db: Database, memberId: number, page: Page): Promise<BonusRow[]> =>
  db.query(
    `select c.id, coalesce(r.texts->'EN'->>'title', c.promotion_id) as promotion, c.period, c.status,
            c.bonus_minor as "bonusMinor", c.required_minor as "requiredMinor", c.done_minor as "doneMinor",
            c.claimed_at as "claimedAt", c.ended_at as "endedAt", count(*) over () as total
     from promotion_claim c join promotion_version r on r.merchant = c.merchant and r.promotion_id = c.promotion_id
       and r.version = c.version
     where c.member_id = $1 order by c.id desc limit $2 offset $3`,
    [memberId, ...partOf(page)],
  );

export interface NoteRow extends Counted {
  readonly id: number;
  readonly text: string;
  readonly writtenBy: string;
  readonly at: Date;
}

export const readPlayerNotes = (db: Database, memberId: number, page: Page): Promise<NoteRow[]> =>
  db.query(
    `select id, text, written_by as "writtenBy", at, count(*) over () as total from member_note
     where member_id = $1 order by id desc limit $2 offset $3`,
    [memberId, ...partOf(page)],
  );

export interface ActRow extends Counted {
  readonly id: number;
  readonly operator: string;
  readonly action: string;
  readonly detail: Record<string, unknown>;
  readonly at: Date;
}

/** What was done to an account: entries name it, or one of its requests. */
export const readPlayerAudit = (
  db: Database,
  { id, merchant, username }: { readonly id: number; readonly merchant: string; readonly username: string },
  page: Page,
): Promise<ActRow[]> =>
  db.query(
    `select l.id, l.username as operator, l.action, l.detail, l.at, count(*) over () as total
     from console_log l
     where l.merchant = $2 and (l.detail->>'username' = $3
       or split_part(l.action, '.', 1) = 'deposit' and l.detail->>'id' in (select d.id::text from deposit d where d.member_id = $1)
       or split_part(l.action, '.', 1) = 'withdrawal' and l.detail->>'id' in (select w.id::text from withdrawal w where w.member_id = $1)
       or split_part(l.action, '.', 1) = 'claim' and l.detail->>'id' in (select c.id::text from payment_claim c where c.member_id = $1)
       or split_part(l.action, '.', 1) = 'payment' and l.detail->>'id' in (
         select p.id::text from payment p join deposit d on d.id = p.deposit_id where d.member_id = $1)
       or split_part(l.action, '.', 1) = 'lottery-bet' and l.detail->>'id' in (select b.id::text from lottery_bet b where b.member_id = $1))
     order by l.id desc limit $4 offset $5`,
    [id, merchant, username, ...partOf(page)],
  );
