import type { Database } from '@tessera/database/database';
import type { Clock } from './clock.ts';

const name = 'clock.offset-ms';

/** How far the sandbox's time has been moved; stored, as the ledger may hold dates later than the wall clock. */
export async function storedOffset(db: Pick<Database, 'query'>): Promise<number> {
  const rows = await db.query<{ value: number }>('select value from operator_setting where name = $1', [name]);
  return rows[0]?.value ?? 0;
}

export async function storeOffset(db: Database, offsetMs: number): Promise<void> {
  await db.query(
    'insert into operator_setting (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value',
    [name, JSON.stringify(offsetMs)],
  );
}

/** The sandbox's time, which all operators of a database share. */
export interface SharedTime {
  /** Moves it forward for all of them; `also` is part of the same transaction. A failure moves nothing. */
  advance(ms: number, also: () => Promise<void>): Promise<void>;
  /** Moves this operator's clock as far as another one has moved the time. */
  follow(): Promise<void>;
}

/** `known`: the offset that was stored when the clock was made. */
export function openSharedTime(db: Database, clock: Clock, known: number): SharedTime {
  let followed = known;
  async function follow(): Promise<void> {
    const stored = await storedOffset(db);
    if (stored <= followed) return;
    const ms = stored - followed;
    followed = stored;
    clock.advance(ms);
  }
  return {
    follow,
    async advance(ms, also) {
      await db.transaction(async () => {
        await db.query(
          `insert into operator_setting as s (name, value) values ($1, $2::jsonb)
           on conflict (name) do update set value = to_jsonb((s.value)::bigint + (excluded.value)::bigint)`,
          [name, JSON.stringify(ms)],
        );
        await also();
      });
      await follow();
    },
  };
}
