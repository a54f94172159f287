import { type Database, one } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';

/** SQL: something may be offered to the member at the time, both columns or parameters (`m.id`, `$2`). */
export const mayBeOffered = (member: string, time: string): string => `may_be_offered(${member}, ${time})`;

/**
 * Whether anything new may be offered to a member now: promotions, missions, raffles, red envelopes, tournaments, points for
 * rewards. What was earned before is credited all the same.
 */
export async function isOpenToOffers(db: Database, memberId: number, now: Date): Promise<boolean> {
  const rows = await db.query<{ isOpen: boolean }>(`select ${mayBeOffered('$1', '$2')} as "isOpen"`, [memberId, now]);
  return one(rows).isOpen;
}

/** Refuses with 403 `offers.closed` whoever may be offered nothing. Call it where a member accepts something new. */
export async function requireOpenToOffers(db: Database, memberId: number, now: Date): Promise<void> {
  if (!(await isOpenToOffers(db, memberId, now))) throw new Refusal(403, 'offers.closed');
}

/** SQL: marketing may reach the member by the channel at the time, all of them columns or parameters (`m.id`, `'inbox'`, `$2`). */
export const mayReceiveMarketing = (member: string, channel: string, time: string): string =>
  `may_receive_marketing(${member}, ${channel}, ${time})`;
