import type { Database } from '@tessera/database/database';
import type { Member } from '../members/member.ts';

/** Amounts in minor units are named `…Minor`; binary data is in base64. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** One kind of rows in the file with which members take their own data along. */
export interface PersonalData {
  /** The name of the list in the file. */
  readonly name: string;
  /** All rows of the member, oldest first, in batches; nothing that signs in, proves or unlocks is among them. */
  rows(member: Member): AsyncIterable<readonly PersonalRow[]>;
}

const batch = 1_000;

/** Rows of a query that takes the member, the last `id` read and how many, and orders by `id`. */
export const pagedData = (db: Database, name: string, sql: string): PersonalData => ({
  name,
  async *rows({ id: memberId }) {
    for (let last = 0; ; ) {
      const rows = await db.query<PersonalRow & { id: number }>(sql, [memberId, last, batch]);
      yield rows;
      if (rows.length < batch) return;
      last = rows.at(-1)?.id ?? last;
    }
  },
});

/** The few rows of a query that takes the member. */
export const shortData = (db: Database, name: string, sql: string): PersonalData => ({
  name,
  async *rows({ id: memberId }) {
    yield await db.query<PersonalRow>(sql, [memberId]);
  },
});
