import type { Member } from './member.ts';

/** Whether promotions and the like may be offered to a member now. */
export type OfferCheck = (member: Member) => Promise<boolean>;
