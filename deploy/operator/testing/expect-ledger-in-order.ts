import type { Ledger } from '../domains/ledger/index.ts';

/** Fails unless every movement is whole and balanced, and every account has what its entries add up to. */
export async function expectLedgerInOrder(ledger: Pick<Ledger, 'check'>): Promise<void> {
  expect(await ledger.check()).toMatchObject({
    sumMinor: 0,
    balanceDifferences: [],
    unbalancedMovements: [],
    incompleteMovements: [],
    negativeAccounts: [],
  });
}
