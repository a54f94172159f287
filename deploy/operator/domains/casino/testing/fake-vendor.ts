import type { TransferAnswer } from '@tessera/wallet-protocol/messages';
import type { Transfer } from '../vendor-wallets/ask-vendor.ts';

/** A vendor with wallets of its own, whose answers can be lost. */
export function fakeVendor() {
  const balances = new Map<string, number>();
  const done = new Map<string, TransferAnswer>();
  const state = { conduct: 'normal' as 'normal' | 'away' | 'silent', asked: 0, hidden: 0 };
  const balanceOf = (player: string) => balances.get(player) ?? 0;
  function move({ player, direction, amount, isWhole }: Transfer): TransferAnswer {
    const balance = balanceOf(player);
    const moved = direction === 'in' ? amount : isWhole ? Math.min(balance, amount) : balance >= amount ? amount : 0;
    if (moved === 0) return { outcome: 'refused', reason: 'INSUFFICIENT_FUNDS' };
    balances.set(player, balance + (direction === 'in' ? moved : -moved));
    return { outcome: 'moved', moved };
  }
  return {
    state,
    balanceOf,
    /** A bet, a win or a return of a round. */
    add: (player: string, amount: number) => void balances.set(player, balanceOf(player) + amount),
    total: () => [...balances.values()].reduce((sum, balance) => sum + balance, 0),
    wallets: {
      balances: async () => {
        const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
        return [{ merchant: 'aurora', vendor: 'BNG', balance: total + state.hidden }];
      },
      async transfer(transfer: Transfer) {
        state.asked += 1;
        if (state.conduct === 'away') throw new Error('away');
        const answer = done.get(transfer.transferId) ?? move(transfer);
        done.set(transfer.transferId, answer);
        if (state.conduct === 'silent') throw new Error('the answer was lost');
        return answer;
      },
      async outcomeOf({ transferId }: Pick<Transfer, 'transferId'>) {
        if (state.conduct === 'away') throw new Error('away');
        const answer = done.get(transferId) ?? { outcome: 'refused' as const, reason: 'CANCELLED' as const };
        done.set(transferId, answer);
        return answer;
      },
    },
  };
}
export type FakeVendor = ReturnType<typeof fakeVendor>;
