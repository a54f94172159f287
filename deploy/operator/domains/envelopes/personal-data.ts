import { pagedData } from '../identity/index.ts';
import type { EnvelopesNeeds } from './needs.ts';

/** The envelopes that were dealt to a member. */
export function addPersonalData({ db, personalData }: EnvelopesNeeds): void {
  personalData.push(
    pagedData(
      db,
      'redEnvelopes',
      `select drop_id as id, code, amount_minor as "amountMinor", opened_at as "openedAt" from envelope
       where member_id = $1 and drop_id > $2 order by drop_id limit $3`,
    ),
  );
}
