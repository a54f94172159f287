import type { Database } from '@tessera/database/database';
import { addDays, dayOf, dayStart } from '@tessera/shared/format';

/** Accounts of one owner that are read as one wallet, e.g. cash and bonus. */
export interface WalletRef {
  readonly owner: string;
  readonly kinds: readonly string[];
}

/** What one movement did to a wallet. */
export interface Entry {
  readonly movementId: number;
  /** What `before` of a page is given. */
  readonly lastEntryId: number;
  readonly kind: string;
  readonly reference: string;
  readonly meta: Record<string, unknown>;
  /** Zero where money only changed its account within the wallet. */
  readonly amountMinor: number;
  /** Of the whole wallet. */
  readonly balanceAfterMinor: number;
  readonly at: Date;
}

export interface EntryFilter {
  readonly kinds?: readonly string[] | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface EntryPage extends EntryFilter {
  readonly limit: number;
  readonly offset?: number;
  /** Only what is older than the movement with this `lastEntryId`. */
  readonly before?: number | undefined;
}

/** A period whose days begin at midnight in `timeZone`, the merchant's. */
export interface SumPeriod extends EntryFilter {
  readonly from: Date;
  readonly to: Date;
  readonly timeZone: string;
}

/** What the movements of one kind come to. */
export interface KindSum {
  readonly kind: string;
  readonly movements: number;
  readonly inMinor: number;
  /** Zero or below. */
  readonly outMinor: number;
}

const walletSql =
  'wallet as (select id from ledger_account where merchant = $1 and owner = $2 and kind = any($3::text[]))';

// Amount and balance are looked up for the rows of one page alone; the balance is that of each account's last entry.
const pageSql = `
  select page."movementId", page.last_entry as "lastEntryId", m.kind, m.reference, m.meta, m.at,
         (select sum(amount_minor)::bigint from ledger_entry
          where movement_id = page."movementId" and account_id in (select id from wallet)) as "amountMinor",
         (select coalesce(sum(last.balance_after_minor), 0)::bigint from wallet, lateral
            (select balance_after_minor from ledger_entry
             where account_id = wallet.id and id <= page.last_entry order by id desc limit 1) last) as "balanceAfterMinor"
  from page join ledger_movement m on m.id = page."movementId" order by m.at desc, page.last_entry desc`;

/** The kinds that make up nearly all movements; all others have an index of their own, with this list. */
const frequentKinds = [
  ...['bet', 'payout'],
  ...['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'].map((type) => `points-${type}`),
];

const beforeSql = 'ledger_entry where id = $9';

// The newest movements of the wallet are among the newest entries of each of its accounts.
const newestSql = (onlyRare: boolean, isContinued: boolean): string => `
  with ${walletSql},
  page as (
    select e.movement_id as "movementId", max(e.id) as last_entry
    from wallet, lateral (
      select id, movement_id, at from ledger_entry
      where account_id = wallet.id and amount_minor <> 0
        and ($4::text[] is null or kind = any($4::text[]))
        ${onlyRare ? `and kind not in (${frequentKinds.map((kind) => `'${kind}'`).join(', ')})` : ''}
        ${isContinued ? `and (at, id) < (select at, id from ${beforeSql}) and movement_id <> (select movement_id from ${beforeSql})` : ''}
        and at >= coalesce($5::timestamptz, '-infinity') and at < coalesce($6::timestamptz, 'infinity')
      order by at desc, id desc limit $7::int + $8::int) e
    group by e.movement_id
    order by max(e.at) desc, last_entry desc limit $7 offset $8)
  ${pageSql}`;

const byIdSql = `
  with ${walletSql},
  page as (
    select movement_id as "movementId", max(id) as last_entry from ledger_entry
    where movement_id = any($4::bigint[]) and account_id in (select id from wallet) and amount_minor <> 0
    group by movement_id order by last_entry desc limit $5)
  ${pageSql}`;

/** One page of a wallet's movements, newest first; movements that touched nothing of it are left out. */
export function readEntries(db: Database, merchant: string, wallet: WalletRef, page: EntryPage): Promise<Entry[]> {
  const { kinds, from, to, limit, offset = 0, before } = page;
  const onlyRare = kinds !== undefined && !kinds.some((kind) => frequentKinds.includes(kind));
  return db.query<Entry>(newestSql(onlyRare, before !== undefined), [
    merchant,
    wallet.owner,
    [...wallet.kinds],
    kinds ? [...kinds] : null,
    from ?? null,
    to ?? null,
    limit,
    offset,
    ...(before === undefined ? [] : [before]),
  ]);
}

/** Movements of a wallet by their ids, newest first. */
export function readEntriesById(
  db: Database,
  merchant: string,
  wallet: WalletRef,
  movementIds: readonly number[],
  limit: number,
): Promise<Entry[]> {
  return db.query<Entry>(byIdSql, [merchant, wallet.owner, [...wallet.kinds], [...movementIds], limit]);
}

/** The ids of all movements of a merchant that name a reference, oldest first. */
export async function movementsAbout(
  db: Database,
  merchant: string,
  reference: string,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select id from ledger_movement where merchant = $1 and reference = $2 order by id limit $3',
    [merchant, reference, limit],
  );
  return rows.map(({ id }) => id);
}

// Whole days are summed already; of a day that is asked for in part its movements are read.
const sumsSql = `
  with ${walletSql}
  select kind, sum(movements)::bigint as movements, sum(in_minor)::bigint as "inMinor", sum(out_minor)::bigint as "outMinor"
  from (
    select kind, movements, in_minor, out_minor from movement_day
    where merchant = $1 and owner = $2 and day >= $5::date and day < $6::date
    union all
    select e.kind, 1, greatest(sum(e.amount_minor), 0), least(sum(e.amount_minor), 0)
    from (values ($7::timestamptz, $8::timestamptz), ($9, $10)) as part (from_at, to_at), wallet, lateral (
      select kind, movement_id, amount_minor from ledger_entry
      where account_id = wallet.id and at >= part.from_at and at < part.to_at and amount_minor <> 0) e
    group by e.movement_id, e.kind) counted
  where $4::text[] is null or kind = any($4::text[])
  group by kind order by kind`;

/** The merchant's whole days in a period, and what is left of it before and after them; `to` is exclusive everywhere. */
function splitByDays({ from, to, timeZone }: SumPeriod) {
  const startOf = (day: string): Date => new Date(dayStart(day, timeZone));
  const firstDay = dayOf(from.getTime(), timeZone);
  const first = startOf(firstDay).getTime() === from.getTime() ? firstDay : addDays(firstDay, 1);
  const end = dayOf(to.getTime(), timeZone);
  if (end < first) return { first, end: first, before: [from, to], after: [to, to] } as const;
  return { first, end, before: [from, startOf(first)], after: [startOf(end), to] } as const;
}

/** What the movements of a period come to, kind by kind. */
export function sumEntries(db: Database, merchant: string, wallet: WalletRef, period: SumPeriod): Promise<KindSum[]> {
  const { first, end, before, after } = splitByDays(period);
  const { kinds } = period;
  return db.query<KindSum>(sumsSql, [
    merchant,
    wallet.owner,
    [...wallet.kinds],
    kinds ? [...kinds] : null,
    first,
    end,
    ...before,
    ...after,
  ]);
}

/** How much of one movement went into or out of each account of an owner. */
export function readParts(
  db: Database,
  merchant: string,
  owner: string,
  movementId: number,
): Promise<{ kind: string; amountMinor: number }[]> {
  return db.query(
    `select a.kind, e.amount_minor as "amountMinor" from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.movement_id = $3 and a.merchant = $1 and a.owner = $2 and e.amount_minor <> 0 order by a.kind`,
    [merchant, owner, movementId],
  );
}
