import type { Database } from '@tessera/database/database';
import { buildOperator, type FirstData } from '../app.ts';
import { loadDemo } from '../demo/index.ts';
import { blockedNumbersSeed } from '../demo/lottery/blocked-numbers.ts';
import type { GameImport } from '../domains/casino/index.ts';
import { modules as allModules } from '../modules.ts';
import { standingClock } from '../platform/clock/clock.ts';
import { seededRandom } from '../platform/clock/random.ts';
import type { OperatorConfig } from '../platform/config.ts';
import type { OperatorModule } from '../platform/module.ts';
import type { OperatorServices } from '../services.ts';

/** How many of the demo's ten thousand games a test's operator has: to copy and to read them all takes half of its start. */
export type DemoGames = 'few' | 'all';

const gamesPerGroup = 130;

/** The first games of each vendor and category. */
function firstOfEach({ vendors, games }: GameImport): GameImport {
  const counts = new Map<string, number>();
  return {
    vendors,
    games: games.filter(({ vassalage, category }) => {
      const group = `${vassalage} ${category}`;
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count <= gamesPerGroup;
    }),
  };
}

const withFewGames = (services: OperatorServices): OperatorServices => ({
  ...services,
  catalogue: {
    ...services.catalogue,
    import: (list, also) => services.catalogue.import((stored) => firstOfEach(list(stored)), also),
  },
});

export const testStart = new Date('2026-03-02T03:00:00.000Z');

/** Passwords and bot checks that cost little, and a captcha that is known. */
export const cheapConfig: Partial<OperatorConfig> = {
  passwordCost: 4,
  botCheckMaximum: 100,
  captchaLetters: 'A',
  internalKey: 'test-internal-key',
  providerSecret: 'test-provider-secret',
  paymentSecret: 'test-payment-secret',
};

/** The demo's data. No numbers are blocked, so that tests can bet on any; the captcha is off, which the tests of the picture need. */
export const loadTestData =
  (games: DemoGames): FirstData =>
  async (services, loaded) => {
    const isFirst = services.merchants.all().length === 0;
    await loadDemo(games === 'all' ? services : withFewGames(services), loaded, [blockedNumbersSeed]);
    if (!isFirst) return;
    for (const { code } of services.merchants.all()) await services.merchants.setSwitches(code, { CAPTCHA3: true });
  };

/** Fills an empty database with what these modules seed at `testStart`. */
export async function seed(
  db: Database,
  games: DemoGames,
  modules: readonly OperatorModule<OperatorServices>[] = allModules,
): Promise<void> {
  const clock = standingClock(testStart);
  const operator = await buildOperator({
    db,
    modules,
    clock,
    random: seededRandom('seeds'),
    config: cheapConfig,
    firstData: loadTestData(games),
  });
  await operator.close();
}
