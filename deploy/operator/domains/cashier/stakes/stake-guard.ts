import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';

/** Why a stake may not be placed; the codes that players see. */
export type StakeObjection =
  | 'system.maintenance'
  | 'system.region'
  | 'function.not.available'
  | 'session.expired'
  | 'account.blocked'
  | 'stake.bonus.maximum'
  | 'stake.limit'
  | 'stake.excluded';

/** A stake that is about to be placed. Amounts in minor units of the merchant's currency. */
export interface StakeRequest {
  readonly merchant: Merchant;
  readonly member: Pick<Member, 'id' | 'type'>;
  /** Switch of the product that takes the stake. */
  readonly switchName: string;
  readonly amountMinor: number;
  /** What the member has staked on the same round or issue already, so that no limit can be avoided by splitting. */
  readonly alreadyMinor: number;
  /** Where the player is, as an ISO country code. */
  readonly country: string;
  /** Hash of the sign-in's token; null for a trial game that needs no sign-in. */
  readonly signInHash: Uint8Array | null;
}

/** An objection with the limit that the stake is above, in minor units. */
export interface LimitObjection {
  readonly objection: StakeObjection;
  readonly limitMinor: number;
}

/** A rule about stakes; null lets the stake pass. It runs in the transaction of the stake. */
export type StakeGuard = (stake: StakeRequest) => Promise<StakeObjection | LimitObjection | null>;
