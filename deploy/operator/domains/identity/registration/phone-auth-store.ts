import type { Database } from '../../../platform/database/database.ts';

/** The channel that a merchant has turned on, or null. */
export async function phoneAuthOf(db: Database, merchant: string): Promise<string | null> {
  const rows = await db.query<{ channel: string }>('select channel from merchant_phone_auth where merchant = $1', [
    merchant,
  ]);
  return rows[0]?.channel ?? null;
}

/** Turns a channel on, or off with null. */
export async function setPhoneAuth(db: Database, merchant: string, channel: string | null): Promise<void> {
  await db.query('delete from merchant_phone_auth where merchant = $1', [merchant]);
  if (channel)
    await db.query('insert into merchant_phone_auth (merchant, channel) values ($1, $2)', [merchant, channel]);
}
