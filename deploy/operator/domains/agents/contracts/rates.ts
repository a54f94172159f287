import { type ContractKind, contractKinds, contractSwitches } from '@tessera/shared/wire/agent';
import { notAvailable } from '../../../platform/http/routes.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { agentSettings } from '../agent-settings.ts';
import type { AgentsNeeds } from '../needs.ts';
import { openContractOf } from './contract-store.ts';

/** The highest rate that an account may offer: that of its own contract; on top of the tree what the merchant allows. */
export async function maximumRateOf(
  { db }: Pick<AgentsNeeds, 'db'>,
  merchant: Merchant,
  payer: Pick<Member, 'id' | 'parentId'>,
  kind: ContractKind,
): Promise<number> {
  if (payer.parentId === null) return agentSettings(merchant).maximumContractRates[kind] ?? 0;
  return (await openContractOf(db, payer.id, kind))?.highestRate ?? 0;
}

/** The kinds that a merchant's switches allow. */
export const kindsOf = ({ merchants }: Pick<AgentsNeeds, 'merchants'>, merchant: Merchant): ContractKind[] =>
  contractKinds.filter((kind) => merchants.isOn(merchant, contractSwitches[kind]));

/** Refuses a kind whose switch is off. */
export function requireKind(
  { merchants }: Pick<AgentsNeeds, 'merchants'>,
  merchant: Merchant,
  kind: ContractKind,
): void {
  if (!merchants.isOn(merchant, contractSwitches[kind])) throw notAvailable();
}
