import { randomBytes } from 'node:crypto';
import { sqlState } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityNeeds } from '../needs.ts';

const uniqueViolation = '23505';

export interface Passkey {
  readonly id: number;
  readonly memberId: number;
  readonly host: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  /** The handle of its account; null for one from before handles were stored. */
  readonly userHandle: Uint8Array | null;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}
export type FreshPasskey = Omit<Passkey, 'id' | 'userHandle' | 'createdAt' | 'lastUsedAt'>;

const columns = `p.id, p.member_id as "memberId", p.host, p.credential_id as "credentialId", p.public_key as "publicKey",
  p.counter, p.user_handle as "userHandle", p.transports, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"`;

/** Passkeys of accounts. */
export function passkeys({ db, clock }: IdentityNeeds) {
  return {
    /** The handle by which passkeys name the account: always the same, and unrelated to its name. Made when first needed. */
    async handleOf(memberId: number): Promise<Uint8Array<ArrayBuffer>> {
      const [kept] = await db.query<{ handle: Uint8Array }>(
        `insert into passkey_handle (member_id, handle) values ($1, $2)
         on conflict (member_id) do update set handle = passkey_handle.handle returning handle`,
        [memberId, randomBytes(32)],
      );
      if (!kept) throw new Error('No handle was kept.');
      return new Uint8Array(kept.handle);
    },
    of: (memberId: number): Promise<Passkey[]> =>
      db.query<Passkey>(
        `select ${columns} from passkey p where p.member_id = $1 order by p.created_at desc, p.id desc`,
        [memberId],
      ),
    /** The one that signs in at this merchant's host, if there is one. */
    async find(merchant: string, host: string, credentialId: string): Promise<Passkey | undefined> {
      const rows = await db.query<Passkey>(
        `select ${columns} from passkey p join member m on m.id = p.member_id
         where m.merchant = $1 and p.host = $2 and p.credential_id = $3`,
        [merchant, host, credentialId],
      );
      return rows[0];
    },
    /** Refuses with `passkey.registered` one that an account has. */
    async add(fresh: FreshPasskey): Promise<void> {
      const { memberId, host, credentialId, publicKey, counter, transports, name } = fresh;
      try {
        await db.query(
          `insert into passkey (member_id, host, credential_id, public_key, counter, transports, name, created_at, user_handle)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, (select handle from passkey_handle where member_id = $1))`,
          [memberId, host, credentialId, publicKey, counter, JSON.stringify(transports), name, clock.now()],
        );
      } catch (cause) {
        throw sqlState(cause) === uniqueViolation ? new Refusal(400, 'passkey.registered') : cause;
      }
    },
    /** Records a use; false when its counter did not increase, which means that there is a copy. */
    async noteUse(id: number, counter: number): Promise<boolean> {
      const used = await db.query(
        `update passkey set counter = $2, last_used_at = $3
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        [id, counter, clock.now()],
      );
      return used.length > 0;
    },
    async remove(memberId: number, id: number): Promise<void> {
      await db.query('delete from passkey where member_id = $1 and id = $2', [memberId, id]);
    },
  };
}
