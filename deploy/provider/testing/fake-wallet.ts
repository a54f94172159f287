import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletOperation, WalletRequest } from '@tessera/wallet-protocol/messages';
import type { GameSession } from '../server/store/records.ts';
import type { WalletClient } from '../server/wallet-client.ts';

type Asked = Omit<WalletRequest, 'requestId'>;

/** A wallet whose answer to a bet a test can set. A transaction moves money once. */
export function fakeWallet() {
  const asked: { operation: WalletOperation; request: Asked }[] = [];
  const booked = new Set<string>();
  let balance = 1_000_000;
  let betStatus: WalletAnswer['status'] | 'timeout' = 'OK';
  let betLimit: number | undefined;
  const client: WalletClient = {
    redeem: () => Promise.reject(new Error('not used in this test')),
    async ask(operation, request) {
      asked.push({ operation, request });
      const status = operation === 'bet' ? betStatus : 'OK';
      if (status === 'timeout') throw new Error('timeout');
      if (status === 'OK' && request.txId && !booked.has(request.txId)) {
        booked.add(request.txId);
        if (operation === 'bet') balance -= request.amount;
        if (operation === 'win') balance += request.amount;
        if (operation === 'rollback' && booked.has(request.refTxId ?? ''))
          balance += asked.find(({ request: { txId } }) => txId === request.refTxId)?.request.amount ?? 0;
      }
      const answer = { status, requestId: '', balance, currency: 'P', txId: request.txId ?? null, ledgerTxId: null };
      return operation === 'bet' ? { ...answer, limitMinor: betLimit } : answer;
    },
  };
  return {
    client,
    asked,
    balance: () => balance,
    answerBets(status: typeof betStatus, limitMinor?: number) {
      betStatus = status;
      betLimit = limitMinor;
    },
  };
}

export const gameSession: GameSession = {
  id: randomUUID(),
  openedAtMs: 0,
  launchId: 'l',
  sessionToken: 't',
  player: 'aurora:1',
  isTrial: false,
  gameCode: 'PG-0123',
  gameName: '',
  slotSheet: 'low-951',
  vassalage: 'PG',
  vendorName: '',
  merchantName: '',
  hostOrigin: '',
  language: 'ko',
  currency: { code: 'P', symbol: 'P', exponent: 2 },
  stakes: [100, 200],
  defaultStake: 100,
};
