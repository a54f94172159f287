export {
  type AccountRef,
  createLedger,
  type Entry,
  type EntryFilter,
  house,
  type Ledger,
  type Movement,
  type PurseRef,
  playerOwner,
} from './ledger.ts';
export { asLedgerRefusal } from './ledger-refusal.ts';
