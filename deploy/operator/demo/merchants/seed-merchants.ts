import { rootSwitches, switchPlan } from '../../domains/merchants/switches/known-switches.ts';
import type { Database } from '../../platform/database/database.ts';
import { seedOnce } from '../../seeds.ts';
import { demoMerchants, type MerchantSeed } from './demo-merchants.ts';

async function insertMerchant(db: Database, seed: MerchantSeed): Promise<void> {
  await db.query('insert into merchant (code, name, currency, profile) values ($1, $2, $3, $4::jsonb)', [
    seed.code,
    seed.name,
    seed.currency,
    JSON.stringify(seed.profile),
  ]);
  const off = new Set(seed.switchedOff);
  const nodes = [
    ...rootSwitches.map((modId) => ({ modId, parent: null })),
    ...Object.entries(switchPlan).flatMap(([remote, modules]) => [
      { modId: remote, parent: null },
      ...modules.map((modId) => ({ modId, parent: remote })),
    ]),
  ];
  for (const [position, { modId, parent }] of nodes.entries()) {
    await db.query(
      'insert into merchant_switch (merchant, mod_id, parent, position, enabled) values ($1, $2, $3, $4, $5)',
      [seed.code, modId, parent, position, !off.has(modId)],
    );
  }
}

/** The three demo merchants, once per database. */
export function seedMerchants(db: Database): Promise<void> {
  return seedOnce(db, 'merchants', async () => {
    for (const seed of demoMerchants) await insertMerchant(db, seed);
  });
}
