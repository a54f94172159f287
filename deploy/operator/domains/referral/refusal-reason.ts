import type { Database } from '@tessera/database/database';
import type { ReferralReason } from '@tessera/shared/wire/promotions';
import type { RegistrationPlace } from '../identity/index.ts';

interface Invitation {
  readonly memberId: number;
  readonly referrerId: number;
}

/**
 * Why an invitation is none, or undefined. The account shares a browser, a payout account or a phone number with who
 * invited, with somebody else whom they invited, or with somebody further up the chain; or the chain leads back to the
 * account itself. With the place of a registration also: the same address and kind of browser as an open session of the chain.
 */
export async function findRefusalReason(
  db: Database,
  { memberId, referrerId }: Invitation,
  place?: RegistrationPlace,
): Promise<ReferralReason | undefined> {
  const [found] = await db.query<{ reason: ReferralReason }>(
    `with recursive chain (id, distance) as (
       select $2::bigint, 0
       union all
       select r.referrer_id, c.distance + 1 from chain c join referral r on r.member_id = c.id where c.distance < 100
     ), others (id, is_near) as (
       select id, distance = 0 from chain where id <> $1
       union
       select member_id, true from referral where referrer_id = $2 and member_id <> $1
     ), traces (id, reason) as (
       select d.member_id, 'same-device' from known_device d where d.token_hash = $3
       union all
       select d.member_id, 'same-device' from known_device o join known_device d using (token_hash) where o.member_id = $1
       union all
       select s.member_id, 'same-device' from chain c join session s on s.member_id = c.id
       where s.ip = $4 and s.user_agent = $5
       union all
       select b.member_id, 'same-bank-account' from bank_account o join bank_account b using (merchant, bank_code, digits)
       where o.member_id = $1
       union all
       select m.id, 'same-mobile' from member o join member m using (merchant, mobile)
       where o.id = $1 and o.mobile_dialing_code is not distinct from m.mobile_dialing_code
     )
     select reason from (
       select 'circular' as reason, 0 as place from chain where id = $1
       union all
       select case when o.is_near then t.reason else 'circular' end, case when o.is_near then 1 else 2 end
       from traces t join others o using (id)) found
     order by place, reason limit 1`,
    [memberId, referrerId, place?.deviceHash ?? null, place?.ip ?? null, place?.userAgent ?? null],
  );
  return found?.reason;
}
