import type { Database } from '@tessera/database/database';

/** The messages that a member has been sent, oldest first: topic and amount in minor units. */
export async function inboxOf({ db }: { readonly db: Database }, memberId: number, keys = '%') {
  const rows = await db.query<{ topic: string; amountMinor: number }>(
    `select topic, (facts->>'amountMinor')::bigint as "amountMinor" from inbox_message
     where member_id = $1 and key like $2 order by id`,
    [memberId, keys],
  );
  return rows.map(({ topic, amountMinor }) => [topic, amountMinor] as const);
}
