import type { Database } from '@tessera/database/database';
import type { MarketingChannel, MarketingConsents } from '@tessera/shared/wire/protection';
import type { ProtectionNeeds } from './needs.ts';

/** What a member has agreed to be sent; nothing until they have said so. */
export async function consentsOf(db: Database, memberId: number): Promise<MarketingConsents> {
  const rows = await db.query<{ channel: MarketingChannel; isGiven: boolean }>(
    `select distinct on (channel) channel, is_given as "isGiven" from marketing_consent
     where member_id = $1 order by channel, id desc`,
    [memberId],
  );
  const given = (channel: MarketingChannel) => rows.find((row) => row.channel === channel)?.isGiven ?? false;
  return { inbox: given('inbox'), popup: given('popup'), push: given('push') };
}

/** Notes an answer that differs from the last one; the answers before stay, with their times. */
export function setConsent(
  { db, clock, withMember }: Pick<ProtectionNeeds, 'db' | 'clock' | 'withMember'>,
  memberId: number,
  channel: MarketingChannel,
  isGiven: boolean,
): Promise<void> {
  return withMember(memberId, async () => {
    await db.query(
      `insert into marketing_consent (member_id, channel, is_given, at)
       select $1, $2, $3, $4 where has_consent($1, $2) is distinct from $3::boolean`,
      [memberId, channel, isGiven, clock.now()],
    );
  });
}
