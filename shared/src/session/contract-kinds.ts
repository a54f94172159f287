import { createStore } from '../store/store.ts';
import { type ContractKind, contractKinds } from '../wire/agent/contract-terms.ts';
import { readStored, writeStored } from './storage.ts';

const none: readonly ContractKind[] = [];

/** From session storage, so that a page that is loaded again has its menu at once. */
const stored = (): readonly ContractKind[] =>
  contractKinds.filter((kind) => readStored('contractKinds')?.includes(kind) ?? false);

const current = createStore<readonly ContractKind[]>(stored, { rendered: [] });

/** Installs the kinds of contracts that the agent of this tab has or is offered; called by the shell. */
export function setContractKinds(kinds: readonly ContractKind[]): void {
  writeStored('contractKinds', [...kinds]);
  const known = current.get();
  if (kinds.length !== known.length || kinds.some((kind) => !known.includes(kind))) current.set([...kinds]);
}

/** A tab without an account has none; session storage is cleared with the account. */
export const forgetContractKinds = (): void => current.set(none);

/** The kinds of contracts that the agent of this tab has or is offered. */
export const useContractKinds = (): readonly ContractKind[] => current.use();
