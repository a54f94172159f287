import type { OperatorContext, Seed } from './context.ts';
import type { Database } from './platform/database/database.ts';

/** Runs a seed and its note in one transaction, unless the note is there. */
export async function seedOnce(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  await db.transaction(async () => {
    const fresh = await db.query('insert into seed_applied (name) values ($1) on conflict do nothing returning name', [
      name,
    ]);
    if (fresh.length > 0) await work();
  });
}

export async function applySeeds(context: OperatorContext, seeds: readonly Seed[]): Promise<void> {
  for (const seed of seeds) await seedOnce(context.db, seed.name, () => seed.run(context));
}
