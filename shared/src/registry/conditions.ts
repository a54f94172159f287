import type { Condition, Role } from '../contract/types.ts';
import type { SwitchSet } from '../switches/switch-set.ts';
import type { Boot } from './boot.ts';

/** What the conditions of contributions depend on, besides who looks at the page. */
export interface Surroundings {
  readonly brand: string;
  readonly switches: SwitchSet;
  /** Operator's codes of the categories and vendors whose games the merchant has. */
  readonly offered: readonly string[];
}

/** The conditions of a page, with the switches as they are now. */
export const surroundingsOf = (
  { merchant, gameCategories = [], gameVendors = [] }: Pick<Boot, 'merchant'> & Partial<Boot>,
  switches: SwitchSet,
): Surroundings => ({ brand: merchant.brand, switches, offered: [...gameCategories, ...gameVendors] });

/** Whether a contribution is available; without a role, whether it is for anybody. */
export function isAvailable(
  when: Condition | undefined,
  { brand, switches, offered }: Surroundings,
  role?: Role | 'restoring',
): boolean {
  if (!when) return true;
  if (when.switch && !switches.isOn(when.switch)) return false;
  if (when.brands && !when.brands.includes(brand)) return false;
  if (when.lists && !offered.includes(when.lists)) return false;
  return !role || !when.roles || when.roles.some((one) => one === role);
}
