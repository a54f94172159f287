import { type Database, one, sqlState } from '@tessera/database/database';
import { fitsPassword, hashPassword } from '../../../platform/keys/password.ts';
import { type Member, memberColumns } from './member.ts';

export interface NewMember {
  readonly merchant: string;
  readonly username: string;
  readonly type: number;
  /** Null for accounts without a password (trial). */
  readonly password: string | null;
  readonly passwordIsDefault?: boolean;
  readonly nickname?: string;
  readonly parentId?: number | null;
  readonly toUpline?: boolean;
  readonly inviteCode?: string | null;
  readonly email?: string | null;
  readonly mobile?: string | null;
  readonly mobileDialingCode?: string | null;
  readonly payeeName?: string | null;
  readonly registration?: Readonly<Record<string, string>>;
}

export class UsernameTaken extends Error {
  override name = 'UsernameTaken';
}

/** Accounts of players and agents. Usernames are compared without regard to case. */
export interface Accounts {
  /** Throws {@link UsernameTaken}. */
  create(fresh: NewMember): Promise<Member>;
  byUsername(merchant: string, username: string): Promise<Member | null>;
  byId(id: number): Promise<Member | null>;
  byInviteCode(merchant: string, code: string): Promise<Member | null>;
  /** The account when name and password fit; does the same work when there is none. */
  verify(merchant: string, username: string, password: string): Promise<Member | null>;
  /** The hash that `setPassword` stores; slow, so make it before a transaction. */
  hashOf(password: string): Promise<string>;
  setPassword(id: number, hash: string): Promise<void>;
  /**
   * Records a sign-in; the previous one stays readable. Answers when the password was set: inside a transaction it cannot
   * change before the commit.
   */
  noteSignIn(id: number, ip: string, country: string): Promise<Date | null>;
  setLanguage(id: number, language: string): Promise<void>;
}

const uniqueViolation = '23505';

export function createAccounts(database: Database, now: () => Date, passwordCost: number): Accounts {
  async function find(where: string, params: readonly (string | number)[]): Promise<Member | null> {
    const rows = await database.query<Member>(`select ${memberColumns} from member m where ${where}`, params);
    return rows[0] ?? null;
  }

  return {
    async create(fresh) {
      const hash = fresh.password === null ? null : await hashPassword(fresh.password, passwordCost);
      try {
        const rows = await database.query<Member>(
          `insert into member as m (merchant, username, type, password_hash, password_is_default, password_changed_at,
             nickname, parent_id, to_upline, invite_code, email, mobile, mobile_dialing_code, payee_name, registration, created_at)
           values ($1, $2, $3, $4, $5, case when $4::text is null then null else $14::timestamptz end, $6, $7, $8, $9, $10, $11, $12, $13, $15::jsonb, $14)
           returning ${memberColumns}`,
          [
            fresh.merchant,
            fresh.username,
            fresh.type,
            hash,
            fresh.passwordIsDefault ?? false,
            fresh.nickname ?? '',
            fresh.parentId ?? null,
            fresh.toUpline ?? false,
            fresh.inviteCode ?? null,
            fresh.email ?? null,
            fresh.mobile ?? null,
            fresh.mobileDialingCode ?? null,
            fresh.payeeName ?? null,
            now(),
            JSON.stringify(fresh.registration ?? {}),
          ],
        );
        return one(rows);
      } catch (cause) {
        if (sqlState(cause) === uniqueViolation) throw new UsernameTaken(fresh.username, { cause });
        throw cause;
      }
    },
    byUsername: (merchant, username) => find('m.merchant = $1 and lower(m.username) = lower($2)', [merchant, username]),
    byId: (id) => find('m.id = $1', [id]),
    byInviteCode: (merchant, code) => find('m.merchant = $1 and m.invite_code = $2', [merchant, code]),
    async verify(merchant, username, password) {
      const rows = await database.query<Member & { passwordHash: string | null }>(
        `select ${memberColumns}, m.password_hash as "passwordHash" from member m
         where m.merchant = $1 and lower(m.username) = lower($2)`,
        [merchant, username],
      );
      const { passwordHash = null, ...member } = rows[0] ?? {};
      const fits = await fitsPassword(password, passwordHash, passwordCost);
      return fits ? (member as Member) : null;
    },
    hashOf: (password) => hashPassword(password, passwordCost),
    async setPassword(id, hash) {
      await database.query(
        'update member set password_hash = $2, password_is_default = false, password_changed_at = $3 where id = $1',
        [id, hash, now()],
      );
    },
    async noteSignIn(id, ip, country) {
      const rows = await database.query<{ changedAt: Date | null }>(
        `update member set previous_signed_in_at = last_signed_in_at, last_signed_in_at = $2, last_signed_in_ip = $3,
           last_signed_in_country = $4, first_signed_in_at = coalesce(first_signed_in_at, $2) where id = $1
         returning password_changed_at as "changedAt"`,
        [id, now(), ip, country],
      );
      return one(rows).changedAt;
    },
    async setLanguage(id, language) {
      await database.query('update member set language = $2 where id = $1', [id, language]);
    },
  };
}
