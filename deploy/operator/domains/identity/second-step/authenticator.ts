import { createHash, randomBytes } from 'node:crypto';
import type { IdentityNeeds } from '../needs.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { stepOf } from './totp.ts';

const secretLength = 20;
const recoveryCodes = 10;

/** Recovery codes are 50 random bits, so that a plain hash reveals nothing. */
const hashOf = (memberId: number, code: string): string =>
  createHash('sha256').update(`recovery\n${memberId}\n${code}`).digest('base64url');
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

function newRecoveryCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from(randomBytes(10), (byte) => alphabet[byte & 31]).join('');
}

interface Row {
  readonly sealed: string;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

/** Authenticator apps of accounts. */
export function authenticators({ db, keys, clock }: IdentityNeeds) {
  const find = async (memberId: number): Promise<Row | undefined> =>
    (
      await db.query<Row>(
        `select sealed_secret as sealed, confirmed_at as "confirmedAt", last_step as "lastStep"
         from authenticator where member_id = $1`,
        [memberId],
      )
    )[0];

  /** Marks the code's time step as used, so that an observed code is worthless. */
  async function useStep(memberId: number, row: Row, code: string): Promise<boolean> {
    const step = stepOf(openSecret(keys, row.sealed), code, clock.now());
    if (step === null) return false;
    const used = await db.query(
      'update authenticator set last_step = $2 where member_id = $1 and last_step < $2 returning member_id',
      [memberId, step],
    );
    return used.length > 0;
  }

  return {
    async isEnrolled(memberId: number): Promise<boolean> {
      return (await find(memberId))?.confirmedAt != null;
    },
    async recoveryCodesLeft(memberId: number): Promise<number> {
      return (await db.query('select 1 from recovery_code where member_id = $1', [memberId])).length;
    },
    /** Begins an enrolment: the second step is not required before the app has shown that it has the secret. Null when there is one already. */
    async begin(memberId: number): Promise<Uint8Array | null> {
      const secret = randomBytes(secretLength);
      const begun = await db.query(
        `insert into authenticator as a (member_id, sealed_secret) values ($1, $2)
         on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
           where a.confirmed_at is null returning member_id`,
        [memberId, sealSecret(keys, secret)],
      );
      return begun.length > 0 ? secret : null;
    },
    /** Ends the enrolment and answers the recovery codes, which are shown this once; null when the code is wrong. */
    async confirm(memberId: number, code: string): Promise<string[] | null> {
      const row = await find(memberId);
      if (!row || row.confirmedAt || !(await useStep(memberId, row, code.trim()))) return null;
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      await db.transaction(async () => {
        await db.query('update authenticator set confirmed_at = $2 where member_id = $1', [memberId, clock.now()]);
        await db.query('delete from recovery_code where member_id = $1', [memberId]);
        await db.query('insert into recovery_code (member_id, code_hash) select $1, unnest($2::text[])', [
          memberId,
          codes.map((fresh) => hashOf(memberId, fresh)),
        ]);
      });
      return codes.map((fresh) => `${fresh.slice(0, 5)}-${fresh.slice(5)}`);
    },
    /** Whether this is the app's current code, or a recovery code, which is used up by this. */
    async verify(memberId: number, code: string): Promise<boolean> {
      const row = await find(memberId);
      if (!row?.confirmedAt) return false;
      if (await useStep(memberId, row, code.trim())) return true;
      const spent = await db.query(
        'delete from recovery_code where member_id = $1 and code_hash = $2 returning member_id',
        [memberId, hashOf(memberId, plain(code))],
      );
      return spent.length > 0;
    },
    async remove(memberId: number): Promise<void> {
      await db.query('delete from recovery_code where member_id = $1', [memberId]);
      await db.query('delete from authenticator where member_id = $1', [memberId]);
    },
  };
}
