import type { Database } from '@tessera/database/database';

const dayMs = 86_400_000;

interface Break {
  readonly kind?: 'cool-off' | 'exclusion';
  /** For good without it. */
  readonly days?: number;
}

/** Puts a member of aurora on a break that begins at a time. */
export async function takeBreak(
  db: Database,
  memberId: number,
  from: Date,
  { days, kind = days ? 'cool-off' : 'exclusion' }: Break = {},
): Promise<void> {
  await db.query(
    `insert into member_break (merchant, member_id, kind, starts_at, ends_at, set_by)
     values ('aurora', $1, $2, $3, $4, 'member')`,
    [memberId, kind, from, days ? new Date(from.getTime() + days * dayMs) : null],
  );
}
