import type { Database } from '@tessera/database/database';
import { type PhoneAuthFault, phoneAuthFaults } from '@tessera/shared/wire/auth';

interface PhoneAuth {
  readonly channel: string;
  /** The error with which the sandbox's twin answers. */
  readonly fault: PhoneAuthFault | null;
}

/** The channel that a merchant has turned on, or null. */
export async function phoneAuthOf(db: Database, merchant: string): Promise<PhoneAuth | null> {
  const rows = await db.query<{ channel: string; fault: string | null }>(
    'select channel, fault from merchant_phone_auth where merchant = $1',
    [merchant],
  );
  return rows[0] ? { ...rows[0], fault: phoneAuthFaults.find((name) => name === rows[0]?.fault) ?? null } : null;
}

/** Turns a channel on, or off with null. */
export async function setPhoneAuth(db: Database, merchant: string, phoneAuth: PhoneAuth | null): Promise<void> {
  await db.query('delete from merchant_phone_auth where merchant = $1', [merchant]);
  if (phoneAuth)
    await db.query('insert into merchant_phone_auth (merchant, channel, fault) values ($1, $2, $3)', [
      merchant,
      phoneAuth.channel,
      phoneAuth.fault,
    ]);
}
