import { type Database, one, type SqlValue } from '@tessera/database/database';
import { asLedgerRefusal } from './ledger-refusal.ts';

/** Kinds of the first migration; a module that needs another one inserts it into `ledger_account_kind`. */
export type AccountKind =
  | 'player_cash'
  | 'player_bonus'
  | 'withdrawal_hold'
  | 'trial_cash'
  | 'bank_clearing'
  | 'game_clearing'
  | 'lottery_clearing'
  | 'bonus_expense'
  | 'trial_clearing'
  | 'opening';

export type MovementKind =
  | 'opening'
  | 'deposit'
  | 'payment-reversed'
  | 'claim-collected'
  | 'claim-written-off'
  | 'withdrawal-hold'
  | 'withdrawal-paid'
  | 'withdrawal-returned'
  | 'bet'
  | 'payout'
  | 'rollback'
  | 'bonus'
  | 'bonus-release'
  | 'bonus-forfeit'
  | 'rebate'
  | 'transfer';

/** One account: a player's (`playerOwner(id)`) or the merchant's own (`houseOwner`). */
export interface AccountRef<Kind extends string = AccountKind> {
  readonly owner: string;
  readonly kind: Kind;
}

export interface Movement {
  readonly merchant: string;
  /** Idempotency key, unique per merchant: the same key with the same fields finds the stored result. */
  readonly key: string;
  readonly kind: MovementKind | (string & {});
  /** Amounts in minor units, summing to zero; positive raises the account. */
  readonly lines: readonly { readonly account: AccountRef<string>; readonly amountMinor: number }[];
  /** What the movement is about, shown in the account record: `deposit:12`, `round:ab-3`. */
  readonly reference: string;
  /** Part of the comparison under the key, so nothing that changes between copies belongs here. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** When it happened, for first data; everything else happens now. */
  readonly occurredAt?: Date;
}

export interface PostedMovement {
  readonly id: number;
  /** `stored` when the movement already stood under its key. */
  readonly outcome: 'posted' | 'stored';
  readonly atMs: number;
  /** Balances right after the movement, also when it is found again later. */
  readonly balances: readonly { readonly owner: string; readonly kind: string; readonly balanceMinor: number }[];
}

/** Accounts of one owner that are read as one wallet, e.g. cash and bonus. */
export interface WalletRef {
  readonly owner: string;
  readonly kinds: readonly string[];
}

/** What one movement did to a wallet. */
export interface Entry {
  readonly movementId: number;
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
  readonly kinds?: readonly string[];
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  /** Only these movements, by id. */
  readonly movementIds?: readonly number[];
  readonly limit: number;
  readonly offset?: number;
}

export interface LedgerCheck {
  readonly movements: number;
  readonly entries: number;
  readonly accounts: number;
  readonly sumMinor: number;
  readonly balanceDifferences: readonly { accountId: number; balanceMinor: number; entriesMinor: number }[];
  readonly unbalancedMovements: readonly number[];
  readonly incompleteMovements: readonly number[];
  readonly negativeAccounts: readonly number[];
}

export const houseOwner = 'house';
export const playerOwner = (memberId: number): string => `player:${memberId}`;

/** Movements of money and their balances. Every movement is one SQL round trip; inside `db.transaction` it joins that transaction. */
export interface Ledger {
  /** Throws `LedgerRefusal` when the account would go below zero or the key is taken by another movement. */
  post(movement: Movement): Promise<PostedMovement>;
  /** Zero for an account that has never moved. */
  balance(merchant: string, account: AccountRef<string>): Promise<number>;
  /** Balances of all accounts of one owner, by kind. */
  balances(merchant: string, owner: string): Promise<Readonly<Record<string, number>>>;
  /** Newest first; movements that touched nothing of the wallet are left out. */
  entries(merchant: string, wallet: WalletRef, filter: EntryFilter): Promise<{ total: number; entries: Entry[] }>;
  check(): Promise<LedgerCheck>;
}

// The balance after is looked up for the rows of one page alone: each account's last entry until then.
const entriesSql = `
  with wallet as (select id from ledger_account where merchant = $1 and owner = $2 and kind = any($3::text[])),
  page as (
    select e.movement_id as "movementId", max(e.id) as last_entry,
           sum(e.amount_minor)::bigint as "amountMinor", count(*) over () as total
    from ledger_entry e
    where e.account_id in (select id from wallet) and e.amount_minor <> 0
      and ($4::text[] is null or e.kind = any($4::text[]))
      and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)
      and ($9::bigint[] is null or e.movement_id = any($9::bigint[]))
    group by e.movement_id
    order by last_entry desc limit $7 offset $8)
  select page."movementId", m.kind, m.reference, m.meta, m.at, page."amountMinor", page.total,
         (select coalesce(sum(last.balance_after_minor), 0)::bigint from wallet, lateral
            (select balance_after_minor from ledger_entry
             where account_id = wallet.id and id <= page.last_entry order by id desc limit 1) last) as "balanceAfterMinor"
  from page join ledger_movement m on m.id = page."movementId" order by page.last_entry desc`;

export function createLedger(database: Database, now: () => Date): Ledger {
  return {
    async post(movement) {
      const lines = movement.lines.map(({ account, amountMinor }) => {
        if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no amount of minor units.`);
        return { owner: account.owner, kind: account.kind, amount: amountMinor };
      });
      const params: SqlValue[] = [
        movement.merchant,
        movement.key,
        movement.kind,
        JSON.stringify(lines),
        movement.reference,
        JSON.stringify(movement.meta ?? {}),
        movement.occurredAt ?? now(),
      ];
      try {
        const rows = await database.query<{ result: PostedMovement }>(
          'select post_movement($1, $2, $3, $4::jsonb, $5, $6::jsonb, $7) as result',
          params,
        );
        return one(rows).result;
      } catch (cause) {
        throw asLedgerRefusal(cause);
      }
    },
    async balance(merchant, account) {
      const rows = await database.query<{ balance: number }>(
        `select coalesce(sum(balance_minor), 0)::bigint as balance from ledger_account
         where merchant = $1 and owner = $2 and kind = $3`,
        [merchant, account.owner, account.kind],
      );
      return one(rows).balance;
    },
    async balances(merchant, owner) {
      const rows = await database.query<{ kind: string; balance: number }>(
        'select kind, sum(balance_minor)::bigint as balance from ledger_account where merchant = $1 and owner = $2 group by kind',
        [merchant, owner],
      );
      return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
    },
    async entries(merchant, wallet, filter) {
      const rows = await database.query<Entry & { total: number }>(entriesSql, [
        merchant,
        wallet.owner,
        [...wallet.kinds],
        filter.kinds ?? null,
        filter.from ?? null,
        filter.to ?? null,
        filter.limit,
        filter.offset ?? 0,
        filter.movementIds ?? null,
      ]);
      return { total: rows[0]?.total ?? 0, entries: rows.map(({ total: _, ...entry }) => entry) };
    },
    async check() {
      const rows = await database.query<{ result: LedgerCheck }>('select ledger_check() as result');
      return one(rows).result;
    },
  };
}
