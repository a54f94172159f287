import { type Database, one } from '@tessera/database/database';
import type { Clock } from './clock.ts';

export const offsetSetting = 'clock.offset-ms';

/** How far the sandbox's time has been moved; stored, as the ledger may hold dates later than the wall clock. */
export async function storedOffset(db: Pick<Database, 'query'>): Promise<number> {
  const rows = await db.query<{ value: number }>('select value from operator_setting where name = $1', [offsetSetting]);
  return rows[0]?.value ?? 0;
}

/** What the database's clock says now, also within a transaction, and the offset as it is stored now: in one statement. */
export async function databaseTime(db: Pick<Database, 'query'>): Promise<{ at: Date; storedMs: number }> {
  const { at, value } = one(
    await db.query<{ at: Date; value: number | null }>(
      'select clock_timestamp() as at, (select value from operator_setting where name = $1) as value',
      [offsetSetting],
    ),
  );
  return { at, storedMs: value ?? 0 };
}

/** The sandbox's time, which all operators of a database share. */
export interface SharedTime {
  /** Moves it forward for all of them. `also` is part of the same transaction: a failure moves nothing. */
  advance(ms: number, also: () => Promise<void>): Promise<void>;
  /** Moves this operator's clock as far as another one has moved the time. */
  follow(): Promise<void>;
  /** By how many milliseconds this operator's clock lags behind the stored offset. */
  behindMs(storedMs: number): number;
  /** Calls back when the clock of this operator has been moved. Returns a function that ends it. */
  onMoved(listener: () => void): () => void;
}

/** `storedMs`: the offset that was stored when the clock was made. */
export function openSharedTime(db: Database, clock: Clock, storedMs: number): SharedTime {
  const listeners = new Set<() => void>();
  let followedMs = storedMs;
  function moveTo(offsetMs: number): void {
    if (offsetMs <= followedMs) return;
    const ms = offsetMs - followedMs;
    followedMs = offsetMs;
    clock.advance(ms);
    for (const listener of listeners) listener();
  }
  return {
    async advance(ms, also) {
      const { value } = await db.transaction(async () => {
        const rows = await db.query<{ value: number }>(
          `insert into operator_setting as s (name, value) values ($1, $2::jsonb)
           on conflict (name) do update set value = to_jsonb((s.value)::bigint + (excluded.value)::bigint)
           returning value`,
          [offsetSetting, JSON.stringify(ms)],
        );
        await also();
        return one(rows);
      });
      moveTo(value);
    },
    follow: async () => moveTo(await storedOffset(db)),
    behindMs: (offsetMs) => Math.max(0, offsetMs - followedMs),
    onMoved(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
