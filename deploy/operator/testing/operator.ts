import { buildOperator, type Operator, type OperatorParts } from '../app.ts';
import { loadDemo } from '../demo/index.ts';
import { modules as allModules } from '../modules.ts';
import { standingClock } from '../platform/clock/clock.ts';
import { seededRandom } from '../platform/clock/random.ts';
import type { OperatorConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { EmbeddedDatabase } from '../platform/database/pglite.ts';
import type { OperatorModule } from '../platform/module.ts';
import type { OperatorServices } from '../services.ts';
import { filledDatabase } from './filled-database.ts';

export const testStart = new Date('2026-03-02T03:00:00.000Z');

export interface TestOperator extends Operator {
  close(): Promise<void>;
}

/** Passwords and bot checks that cost little, and a captcha that is known. */
export const cheapConfig: Partial<OperatorConfig> = {
  passwordCost: 4,
  botCheckMaximum: 100,
  captchaLetters: 'A',
  internalKey: 'test-internal-key',
  providerSecret: 'test-provider-secret',
};

/** Fills an empty database with what these modules seed at `testStart`. */
export async function seed(
  db: Database,
  modules: readonly OperatorModule<OperatorServices>[] = allModules,
): Promise<void> {
  const clock = standingClock(testStart);
  const operator = await buildOperator({
    db,
    modules,
    clock,
    random: seededRandom('seeds'),
    config: cheapConfig,
    firstData: loadDemo,
  });
  await operator.close();
}

/** A database in memory that these modules have seeded at `testStart`. */
export const seededDatabase = (
  modules: readonly OperatorModule<OperatorServices>[] = allModules,
): Promise<EmbeddedDatabase> =>
  filledDatabase(`seeded-${modules.map(({ name }) => name).join('-')}`, (db) => seed(db, modules));

/** A seeded operator in memory with a standing clock, cheap passwords and an easy bot check; the captcha is `AAAAA`. */
export async function testOperator(parts: Partial<OperatorParts> = {}): Promise<TestOperator> {
  const db = parts.db ?? (await seededDatabase(parts.modules));
  const operator = await buildOperator({
    clock: standingClock(testStart),
    random: seededRandom('tests'),
    firstData: loadDemo,
    ...parts,
    db,
    config: { ...cheapConfig, ...parts.config },
  });
  return {
    ...operator,
    async close() {
      await operator.close();
      if (!parts.db) await db.close();
    },
  };
}
