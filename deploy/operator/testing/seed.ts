import { buildOperator } from '../app.ts';
import { loadDemo } from '../demo/index.ts';
import { modules as allModules } from '../modules.ts';
import { standingClock } from '../platform/clock/clock.ts';
import { seededRandom } from '../platform/clock/random.ts';
import type { OperatorConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { OperatorModule } from '../platform/module.ts';
import type { OperatorServices } from '../services.ts';

export const testStart = new Date('2026-03-02T03:00:00.000Z');

/** Passwords and bot checks that cost little, and a captcha that is known. */
export const cheapConfig: Partial<OperatorConfig> = {
  passwordCost: 4,
  botCheckMaximum: 100,
  captchaLetters: 'A',
  internalKey: 'test-internal-key',
  providerSecret: 'test-provider-secret',
};

/** The demo's data; its merchants have the captcha off, which the tests of the picture need. */
export const loadTestData: typeof loadDemo = async (services, loaded) => {
  const isFirst = services.merchants.all().length === 0;
  await loadDemo(services, loaded);
  if (!isFirst) return;
  for (const { code } of services.merchants.all()) await services.merchants.setSwitches(code, { CAPTCHA3: true });
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
    firstData: loadTestData,
  });
  await operator.close();
}
