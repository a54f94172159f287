export {
  type AccountRef,
  createLedger,
  houseOwner,
  type Ledger,
  type Movement,
  playerOwner,
} from './ledger.ts';
export { asLedgerRefusal } from './ledger-refusal.ts';
export { bonusPaid, poolPaid, poolReserved, poolReturned } from './prize-pool.ts';
export {
  type Entry,
  type EntryFilter,
  type EntryPage,
  movementsAbout,
  readParts,
  type WalletRef,
} from './record.ts';
export { vendorOfKind, vendorWalletKind } from './vendor-wallet-kind.ts';
