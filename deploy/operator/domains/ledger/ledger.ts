import { type Database, one, type SqlValue } from '@tessera/database/database';
import { asLedgerRefusal } from './ledger-refusal.ts';
import {
  type Entry,
  type EntryPage,
  type KindSum,
  readEntries,
  readEntriesById,
  type SumPeriod,
  sumEntries,
  type WalletRef,
} from './record.ts';

/** Kinds that the operator's own code names; a module that needs another one inserts it into `ledger_account_kind`. */
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
  | 'opening'
  | 'chase_hold'
  | 'trial_chase_hold';

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
  | 'payout-corrected'
  | 'rollback'
  | 'bonus'
  | 'bonus-release'
  | 'bonus-forfeit'
  | 'rebate'
  | 'transfer'
  | 'chase-hold'
  | 'chase-released';

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

/** Movements of money and their balances. A movement is one SQL round trip, and joins the surrounding `db.transaction`. */
export interface Ledger {
  /** Throws `LedgerRefusal` when the account would go below zero or the key is taken by another movement. */
  post(movement: Movement): Promise<PostedMovement>;
  /** Zero for an account that has never moved. */
  balance(merchant: string, account: AccountRef<string>): Promise<number>;
  /** Balances of all money of one owner, by kind of account; points are no money. */
  balances(merchant: string, owner: string): Promise<Readonly<Record<string, number>>>;
  /** One page of a wallet's movements, newest first; movements that touched nothing of the wallet are left out. */
  entries(merchant: string, wallet: WalletRef, page: EntryPage): Promise<Entry[]>;
  /** Movements of a wallet by their ids, newest first. */
  entriesById(merchant: string, wallet: WalletRef, movementIds: readonly number[], limit: number): Promise<Entry[]>;
  /** What the movements of a period come to, kind by kind. */
  sums(merchant: string, wallet: WalletRef, period: SumPeriod): Promise<KindSum[]>;
  check(): Promise<LedgerCheck>;
}

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
        `select a.kind, sum(a.balance_minor)::bigint as balance
         from ledger_account a join ledger_account_kind k on k.kind = a.kind
         where a.merchant = $1 and a.owner = $2 and k.asset = 'money' group by a.kind`,
        [merchant, owner],
      );
      return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
    },
    entries: (...page) => readEntries(database, ...page),
    entriesById: (...movements) => readEntriesById(database, ...movements),
    sums: (...period) => sumEntries(database, ...period),
    async check() {
      const rows = await database.query<{ result: LedgerCheck }>('select ledger_check() as result');
      return one(rows).result;
    },
  };
}
