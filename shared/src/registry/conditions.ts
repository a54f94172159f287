import type { Condition, Role } from '../contract/types.ts';
import type { Member } from '../session/state.ts';
import type { SwitchSet } from '../switches/switch-set.ts';
import { type ContractKind, contractSwitches } from '../wire/agent/contract-terms.ts';
import type { Boot } from './boot.ts';

/** What the conditions of contributions depend on, besides who looks at the page. */
export interface Surroundings {
  readonly brand: string;
  readonly switches: SwitchSet;
  /** Game categories, lists of lotteries and codes of vendors of which the merchant has games. */
  readonly offered: readonly string[];
}

/** The conditions of a page, with the switches as they are now. */
export const surroundingsOf = (
  { merchant, gameCategories = [], gameVendors = [] }: Pick<Boot, 'merchant'> & Partial<Boot>,
  switches: SwitchSet,
): Surroundings => ({ brand: merchant.brand, switches, offered: [...gameCategories, ...gameVendors] });

/** Who looks at the page; a session is one. */
interface Viewer {
  readonly role: Role | 'restoring';
  readonly member?: Pick<Member, 'toUpline' | 'ownCalls'>;
  readonly contractKinds?: readonly ContractKind[];
}

/** Whether a contribution is available; without a viewer, whether it is for anybody. */
export function isAvailable(
  when: Condition | undefined,
  { brand, switches, offered }: Surroundings,
  viewer?: Viewer,
): boolean {
  if (!when) return true;
  if (when.switch && !switches.isOn(when.switch)) return false;
  if (when.brands && !when.brands.includes(brand)) return false;
  if (when.lists && !offered.includes(when.lists)) return false;
  if (when.contract && !switches.isOn(contractSwitches[when.contract])) return false;
  if (!viewer) return true;
  if (when.toUpline && !viewer.member?.toUpline) return false;
  if (when.contract && !viewer.contractKinds?.includes(when.contract)) return false;
  if (when.call && !viewer.member?.ownCalls?.includes(when.call)) return false;
  return !when.roles || when.roles.some((one) => one === viewer.role);
}
