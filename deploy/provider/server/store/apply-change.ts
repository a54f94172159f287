import type { StoreDatabase } from './open-database.ts';
import { type Change, type FreshRound, freeSpinsOf, isOpen, type Round } from './records.ts';
import { roundColumns, type StoredRound, toRound, toRow } from './stored-round.ts';
import { createVendorWallets } from './vendor-wallets.ts';

/** Number of closed rounds stored for each player, the latest ones; they can be looked up and verified. */
const closedRoundLimit = 1_000;

const roundMarks = roundColumns.replace(/[^,]+/g, '?');

/** A change that does not match the stored state; nothing of it was written. */
export class ChangeRefused extends Error {}

/** Writes changes inside the caller's transaction. */
export function createWriter(db: StoreDatabase) {
  const insertSession = db.prepare('insert into session (id, opened_at_ms, terms) values (?, ?, ?)');
  // A returning player is shown the promise of these seeds, so they count as used.
  const touchSeeds = db.prepare('update seeds set used_at_ms = max(used_at_ms, ?) where player = ?');
  const putSeeds = db.prepare(
    `insert into seeds (player, server_seed, client_seed, nonce, used_at_ms) values (?, ?, ?, ?, ?)
     on conflict (player) do update set server_seed = excluded.server_seed, client_seed = excluded.client_seed,
       nonce = excluded.nonce, used_at_ms = excluded.used_at_ms`,
  );
  const useSeeds = db.prepare('update seeds set nonce = ?, used_at_ms = ? where player = ? and server_seed = ?');
  const insertRound = db.prepare(`insert into round (${roundColumns}, closed_at_ms) values (${roundMarks}, ?)`);
  const readRound = db.prepare(`select ${roundColumns} from round where id = ?`);
  const takeBet = db.prepare(
    "update round set bet_status = 'OK' where id = ? and stage = 'betting' and bet_status is null",
  );
  const refuseBet = db.prepare(
    "update round set bet_status = ?, stage = 'refused', closed_at_ms = ? where id = ? and stage = 'betting' and bet_status is null",
  );
  const draw = db.prepare(
    "update round set outcome = ?, stage = ? where id = ? and stage = 'betting' and outcome is null",
  );
  const see = db.prepare('update round set seen = ? where id = ? and outcome is not null');
  const pay = db.prepare(
    "update round set settle_tx = ?, stage = 'paying' where id = ? and stage in ('waiting', 'paying')",
  );
  const refund = db.prepare(
    "update round set settle_tx = ?, stage = 'returning' where id = ? and stage in ('betting', 'returning')",
  );
  const close = db.prepare('update round set stage = ?, closed_at_ms = ? where id = ? and stage = ?');
  const dropOldest = db.prepare(
    `delete from round where id in (select id from round where player = ? and closed_at_ms is not null
       order by closed_at_ms desc, rowid desc limit -1 offset ${closedRoundLimit})`,
  );
  const addTotals = db.prepare('update totals set stakes_minor = stakes_minor + ?, wins_minor = wins_minor + ?');
  const wallets = createVendorWallets(db);
  /** A round of the operator's wallet moves no vendor's. */
  const credit = ({ player, vendor }: FreshRound, amountMinor: number): void => {
    if (vendor !== undefined && amountMinor !== 0) wallets.add({ player, vendor }, amountMinor);
  };
  const cancel = db.prepare('insert into cancelled_spin (key, at_ms) values (?, ?) on conflict do nothing');

  function roundOf(roundId: string): Round {
    const row = readRound.get(roundId);
    if (!row) throw new ChangeRefused(`There is no round ${roundId}.`);
    return toRound(row as StoredRound);
  }

  /** An update must find its round in the expected stage, or the change is refused. */
  function expectOne(changed: { changes: number }, { t, roundId }: { t: string; roundId: string }): void {
    if (changed.changes === 1) return;
    throw new ChangeRefused(`Round ${roundId} is at "${roundOf(roundId).stage}", where "${t}" can't be.`);
  }

  /** Ends a round and deletes the player's oldest closed rounds; false if it had already ended in this way. */
  function end(
    change: { t: string; roundId: string },
    round: Round,
    from: Round['stage'],
    to: Round['stage'],
  ): boolean {
    if (round.stage === to) return false;
    expectOne(close.run(to, Date.now(), round.id, from), change);
    dropOldest.run(round.player);
    return true;
  }

  return {
    addTotals: (stakes: number, wins: number): void => void addTotals.run(stakes, wins),
    /** Inserts a round at any stage (import); the journal has no closing time, so `atMs` is used. */
    addRound: (round: Round): void => void insertRound.run(...toRow(round), isOpen(round) ? null : round.atMs),

    apply(change: Change): void {
      switch (change.t) {
        case 'session': {
          const { id, openedAtMs, ...terms } = change.session;
          insertSession.run(id, openedAtMs, JSON.stringify(terms));
          touchSeeds.run(openedAtMs, terms.player);
          return;
        }
        case 'seeds': {
          const { serverSeed, clientSeed, nonce } = change.seeds;
          putSeeds.run(change.player, serverSeed, clientSeed, nonce, change.atMs);
          return;
        }
        case 'round': {
          const { round } = change;
          const opening = { stage: 'betting', betStatus: null, outcome: null, seen: 0, settleTx: null } as const;
          insertRound.run(...toRow({ ...round, ...opening }), null);
          credit(round, -round.stakeMinor);
          useSeeds.run(round.nonce + 1, round.atMs, round.player, round.serverSeed);
          return;
        }
        case 'bet-answer': {
          const round = roundOf(change.roundId);
          if (change.status === 'OK') {
            expectOne(takeBet.run(round.id), change);
            addTotals.run(round.stakeMinor, 0);
            return;
          }
          expectOne(refuseBet.run(change.status, Date.now(), round.id), change);
          credit(round, round.stakeMinor);
          dropOldest.run(round.player);
          return;
        }
        case 'outcome': {
          const { outcome, roundId } = change;
          const stage = freeSpinsOf(outcome) > 0 ? 'waiting' : 'paying';
          expectOne(draw.run(JSON.stringify(outcome), stage, roundId), change);
          return;
        }
        case 'seen':
          expectOne(see.run(change.seen, change.roundId), change);
          return;
        case 'pay':
          expectOne(pay.run(change.settleTx, change.roundId), change);
          return;
        case 'paid': {
          const round = roundOf(change.roundId);
          if (!end(change, round, 'paying', 'paid')) return;
          addTotals.run(0, round.outcome?.winMinor ?? 0);
          credit(round, round.outcome?.winMinor ?? 0);
          return;
        }
        case 'return':
          expectOne(refund.run(change.settleTx, change.roundId), change);
          return;
        case 'returned': {
          const round = roundOf(change.roundId);
          if (!end(change, round, 'returning', 'returned')) return;
          if (round.betStatus === 'OK') addTotals.run(-round.stakeMinor, 0);
          credit(round, round.stakeMinor);
          return;
        }
        case 'cancelled':
          cancel.run(change.key, change.atMs);
          return;
        case 'transfer':
          wallets.transfer(change.transfer, change.atMs);
          return;
        case 'transfer-cancelled':
          wallets.cancel(change.transferId, change.atMs);
          return;
      }
    },
  };
}
export type Writer = ReturnType<typeof createWriter>;
