import type { StoreDatabase } from './open-database.ts';
import { type Transfer, transferFields } from './records.ts';

interface WalletKey {
  readonly player: string;
  readonly vendor: string;
}

/** Moves the wallets at the vendors, inside the caller's transaction; none goes below zero. */
export function createVendorWallets(db: StoreDatabase) {
  const read = db.prepare('select balance_minor from vendor_wallet where player = ? and vendor = ?');
  const open = db.prepare(
    'insert into vendor_wallet (player, vendor, balance_minor) values (?, ?, 0) on conflict do nothing',
  );
  const move = db.prepare('update vendor_wallet set balance_minor = balance_minor + ? where player = ? and vendor = ?');
  const sum = db.prepare('update totals set vendor_wallets_minor = vendor_wallets_minor + ?');
  const sumOfVendor = db.prepare(
    `insert into totals_of_vendor (merchant, vendor, balance_minor) values (?, ?, ?)
     on conflict do update set balance_minor = balance_minor + excluded.balance_minor`,
  );
  const note = db.prepare(
    'insert into vendor_transfer (id, outcome, fields, moved_minor, at_ms) values (?, ?, ?, ?, ?) on conflict do nothing',
  );

  function add({ player, vendor }: WalletKey, amountMinor: number): void {
    open.run(player, vendor);
    // The check of the table refuses what is not there, and with it the whole transaction.
    move.run(amountMinor, player, vendor);
    sum.run(amountMinor);
    sumOfVendor.run(player.slice(0, player.indexOf(':')), vendor, amountMinor);
  }

  function outOf(transfer: Transfer): number {
    const row = read.get(transfer.player, transfer.vendor) as { balance_minor: number } | undefined;
    const balance = row?.balance_minor ?? 0;
    if (transfer.isWhole) return Math.min(balance, transfer.amount);
    return balance >= transfer.amount ? transfer.amount : 0;
  }

  return {
    add,
    /** Carries a transfer out once; one that was cancelled, or was here before, changes nothing. */
    transfer(transfer: Transfer, atMs: number): void {
      const moved = transfer.direction === 'in' ? transfer.amount : outOf(transfer);
      const outcome = moved > 0 ? 'moved' : 'refused';
      if (note.run(transfer.transferId, outcome, transferFields(transfer), moved, atMs).changes === 0) return;
      if (moved > 0) add(transfer, transfer.direction === 'in' ? moved : -moved);
    },
    /** A transfer that did not arrive never will. */
    cancel: (transferId: string, atMs: number): void => void note.run(transferId, 'cancelled', null, 0, atMs),
  };
}
