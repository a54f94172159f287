import type { Database } from '@tessera/database/database';

const name = 'clock.offset-ms';

/** How far the sandbox's time has been moved; stored, as the ledger may hold dates later than the wall clock. */
export async function storedOffset(db: Database): Promise<number> {
  const rows = await db.query<{ value: number }>('select value from operator_setting where name = $1', [name]);
  return rows[0]?.value ?? 0;
}

export async function storeOffset(db: Database, offsetMs: number): Promise<void> {
  await db.query(
    'insert into operator_setting (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value',
    [name, JSON.stringify(offsetMs)],
  );
}
