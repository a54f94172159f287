export {
  type AccountRef,
  createLedger,
  type Entry,
  type EntryFilter,
  houseOwner,
  type Ledger,
  type Movement,
  playerOwner,
  type WalletRef,
} from './ledger.ts';
export { asLedgerRefusal } from './ledger-refusal.ts';
export { vendorOfKind, vendorWalletKind } from './vendor-wallet-kind.ts';
