import type { Database } from '@tessera/database/database';

/** The numbers of PostgreSQL's advisory locks, one for each purpose; all operators of a database share them. */
const numberOf = {
  migrations: 7_315_001,
  merchantHosts: 7_315_002,
  supportCaller: 7_315_003,
  catalogueImport: 7_315_004,
  campaignRequest: 7_315_005,
  vipLadder: 7_315_006,
  pointRules: 7_315_007,
  agentContracts: 7_315_008,
  blockedNumbers: 7_315_009,
} as const;

type Purpose = keyof typeof numberOf;

/**
 * Waits for the lock and holds it until the transaction ends. With a `key`, callers with different keys don't wait for
 * each other.
 */
export async function holdLock(db: Database, purpose: Purpose, key?: string): Promise<void> {
  if (key === undefined) await db.query('select pg_advisory_xact_lock($1)', [numberOf[purpose]]);
  else await db.query('select pg_advisory_xact_lock($1, hashtext($2))', [numberOf[purpose], key]);
}

/** As `holdLock`, but only who holds the lock alone is waited for: any number share it. */
export async function shareLock(db: Database, purpose: Purpose, key: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock_shared($1, hashtext($2))', [numberOf[purpose], key]);
}
