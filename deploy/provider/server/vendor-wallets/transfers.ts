import type { TransferAnswer, VendorConduct } from '@tessera/wallet-protocol/messages';
import type { PlayerQueue } from '../rounds/player-queue.ts';
import { type StoredTransfer, type Transfer, transferFields } from '../store/records.ts';
import type { Store } from '../store/store.ts';

export interface Transfers {
  /** Carries a transfer out, or finds what it did; between two rounds of its player, never during one. */
  carryOut(transfer: Transfer): Promise<TransferAnswer>;
  /** What a transfer did; one that did not arrive is cancelled. */
  find(transferId: string): Promise<TransferAnswer>;
}

function answerOf({ outcome, movedMinor }: StoredTransfer): TransferAnswer {
  if (outcome === 'moved') return { outcome, moved: movedMinor };
  return { outcome: 'refused', reason: outcome === 'cancelled' ? 'CANCELLED' : 'INSUFFICIENT_FUNDS' };
}

export function createTransfers(store: Store, inTurn: PlayerQueue): Transfers {
  const stored = (transferId: string): StoredTransfer => {
    const transfer = store.transfer(transferId);
    if (!transfer) throw new Error(`There is no transfer ${transferId}.`);
    return transfer;
  };
  return {
    carryOut: (transfer) =>
      inTurn(transfer.player, async () => {
        await store.write({ t: 'transfer', transfer, atMs: Date.now() });
        const found = stored(transfer.transferId);
        if (found.fields !== null && found.fields !== transferFields(transfer))
          return { outcome: 'refused', reason: 'DUPLICATE_MISMATCH' };
        return answerOf(found);
      }),
    async find(transferId) {
      await store.write({ t: 'transfer-cancelled', transferId, atMs: Date.now() });
      return answerOf(stored(transferId));
    },
  };
}

/** How each vendor answers transfers; whatever was not set is normal. */
export function createConducts() {
  const conducts = new Map<string, VendorConduct>();
  return {
    of: (vendor: string): VendorConduct => conducts.get(vendor) ?? 'normal',
    set: (vendor: string, conduct: VendorConduct): void => void conducts.set(vendor, conduct),
  };
}
export type Conducts = ReturnType<typeof createConducts>;
