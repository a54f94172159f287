import type { Database } from '@tessera/database/database';
import { offsetSetting } from '../platform/clock/stored-offset.ts';

/** Stores how far the sandbox's time has been moved, for operators that are started afterwards. */
export async function storeOffset(db: Database, offsetMs: number): Promise<void> {
  await db.query(
    'insert into operator_setting (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value',
    [offsetSetting, JSON.stringify(offsetMs)],
  );
}
