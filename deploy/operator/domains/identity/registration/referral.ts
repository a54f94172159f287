import { randomInt } from 'node:crypto';
import { type Database, one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Member, trialType } from '../members/member.ts';

/** Without the letters and digits that are mistaken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The member's own code; made with the first question. */
export async function referralCodeOf(db: Database, { id, merchant }: Pick<Member, 'id' | 'merchant'>): Promise<string> {
  const read = async () =>
    (await db.query<{ code: string }>('select code from referral_code where member_id = $1', [id]))[0]?.code;
  for (let code = await read(); ; code = await read()) {
    if (code) return code;
    // A code that is taken, and a question that was faster, leave nothing behind: both are read or tried again.
    await db.query('insert into referral_code (member_id, merchant, code) values ($1, $2, $3) on conflict do nothing', [
      id,
      merchant,
      newCode(),
    ]);
  }
}

/** The member whose code it is, whatever its case; undefined when nobody who may invite has it. */
export async function ownerOfCode(db: Database, merchant: string, code: string): Promise<number | undefined> {
  const [found] = await db.query<{ id: number }>(
    `select c.member_id as id from referral_code c join member m on m.id = c.member_id
     where c.merchant = $1 and c.code = upper($2) and m.status = 'active' and m.type <> $3`,
    [merchant, code, trialType],
  );
  return found?.id;
}

/** The same for a registration: null without a code. Refuses an unknown one with `referral.invalid`. */
export async function referrerOf(db: Database, merchant: string, typed: string): Promise<number | null> {
  if (typed === '') return null;
  const found = await ownerOfCode(db, merchant, typed);
  if (found === undefined) throw new Refusal(400, 'referral.invalid');
  return found;
}

export async function addReferral(db: Database, memberId: number, referrerId: number, now: Date): Promise<void> {
  await db.query('insert into referral (member_id, referrer_id, at) values ($1, $2, $3)', [memberId, referrerId, now]);
}

/** Who invited a member, and how many the member has invited. */
export async function referralsOf(db: Database, memberId: number) {
  const rows = await db.query<{ referredBy: string | null; invited: number }>(
    `select (select m.username from referral r join member m on m.id = r.referrer_id where r.member_id = $1) as "referredBy",
       (select count(*)::int from referral where referrer_id = $1) as invited`,
    [memberId],
  );
  return one(rows);
}
