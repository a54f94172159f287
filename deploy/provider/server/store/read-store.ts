import type { VendorBalance } from '@tessera/wallet-protocol/messages';
import type { StoreDatabase } from './open-database.ts';
import type { GameSession, Round, Seeds, StoredTransfer, Totals } from './records.ts';
import { roundColumns, type StoredRound, toRound } from './stored-round.ts';

/** How many of a player's closed rounds are listed; the others are found by their id. */
const listedRounds = 24;

/** Queries of the store. Each uses an index, so none gets slower with more players. */
export function createReader(db: StoreDatabase) {
  const session = db.prepare('select id, opened_at_ms, terms from session where id = ?');
  const seeds = db.prepare('select server_seed, client_seed, nonce from seeds where player = ?');
  const rounds = (condition: string) => db.prepare(`select ${roundColumns} from round where ${condition}`);
  const byId = rounds('id = ?');
  const byKey = rounds('player = ? and key = ?');
  const waiting = rounds(
    "player = ? and closed_at_ms is null and stage = 'waiting' and game_code = ? order by at_ms limit 1",
  );
  const open = db.prepare('select 1 from round where player = ? and closed_at_ms is null limit 1');
  const closed = rounds(
    `player = ? and closed_at_ms is not null order by closed_at_ms desc, rowid desc limit ${listedRounds}`,
  );
  const unsettledStages = "closed_at_ms is null and stage in ('betting', 'paying', 'returning')";
  const unsettled = rounds(unsettledStages);
  const unsettledCount = db.prepare(`select count(*) as count from round where ${unsettledStages}`);
  const waitingSince = rounds("closed_at_ms is null and stage = 'waiting' and at_ms < ?");
  const cancelled = db.prepare('select 1 from cancelled_spin where key = ?');
  const totals = db.prepare('select stakes_minor, wins_minor from totals');
  const atVendors = db.prepare('select vendor_wallets_minor from totals');
  const vendorBalances = db.prepare('select merchant, vendor, balance_minor as balance from totals_of_vendor');
  const vendorWallet = db.prepare('select balance_minor from vendor_wallet where player = ? and vendor = ?');
  const transfer = db.prepare('select outcome, fields, moved_minor from vendor_transfer where id = ?');

  const one = (row: unknown): Round | undefined => (row ? toRound(row as StoredRound) : undefined);
  const all = (rows: unknown[]): Round[] => (rows as StoredRound[]).map(toRound);

  return {
    session(id: string): GameSession | undefined {
      const row = session.get(id) as { id: string; opened_at_ms: number; terms: string } | undefined;
      if (!row) return undefined;
      const terms = JSON.parse(row.terms) as Omit<GameSession, 'id' | 'openedAtMs'>;
      return { ...terms, id: row.id, openedAtMs: row.opened_at_ms };
    },
    seeds(player: string): Seeds | undefined {
      const row = seeds.get(player) as { server_seed: string; client_seed: string; nonce: number } | undefined;
      return row && { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
    },
    round: (id: string): Round | undefined => one(byId.get(id)),
    /** The round of one spin request. */
    roundOfKey: (player: string, key: string): Round | undefined => one(byKey.get(player, key)),
    /** The player's round of a game that has free spins left. */
    waitingRound: (player: string, gameCode: string): Round | undefined => one(waiting.get(player, gameCode)),
    hasOpenRound: (player: string): boolean => open.get(player) !== undefined,
    /** The player's closed rounds, latest first. */
    closedRounds: (player: string): Round[] => all(closed.all(player)),
    /** Rounds whose money is not settled. */
    unsettledRounds: (): Round[] => all(unsettled.all()),
    unsettledCount: (): number => (unsettledCount.get() as { count: number }).count,
    /** Rounds that have been waiting for their player since before that time. */
    roundsWaitingSince: (beforeMs: number): Round[] => all(waitingSince.all(beforeMs)),
    isCancelled: (key: string): boolean => cancelled.get(key) !== undefined,
    totals(): Totals {
      const row = totals.get() as { stakes_minor: number; wins_minor: number };
      return { stakes: row.stakes_minor, wins: row.wins_minor };
    },
    /** What is in all wallets at the vendors, in minor units. */
    atVendors: (): number => (atVendors.get() as { vendor_wallets_minor: number }).vendor_wallets_minor,
    /** The same by merchant and vendor. */
    vendorBalances: (): VendorBalance[] => vendorBalances.all() as unknown as VendorBalance[],
    /** What a player has at a vendor, in minor units. */
    vendorWallet(player: string, vendor: string): number {
      const row = vendorWallet.get(player, vendor) as { balance_minor: number } | undefined;
      return row?.balance_minor ?? 0;
    },
    transfer(id: string): StoredTransfer | undefined {
      const row = transfer.get(id) as
        | { outcome: StoredTransfer['outcome']; fields: string | null; moved_minor: number }
        | undefined;
      return row && { outcome: row.outcome, fields: row.fields, movedMinor: row.moved_minor };
    },
  };
}
