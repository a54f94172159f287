import { buildOperator, type Operator, type OperatorParts } from '../app.ts';
import { standingClock } from '../platform/clock/clock.ts';
import { seededRandom } from '../platform/clock/random.ts';
import { cheapConfig, type DemoGames, loadTestData, testStart } from './seed.ts';
import { seededDatabase } from './seeded-databases.ts';

export { cheapConfig, testStart } from './seed.ts';
export { seededDatabase } from './seeded-databases.ts';

export interface TestOperator extends Operator {
  close(): Promise<void>;
}

export interface TestOperatorParts extends Partial<OperatorParts> {
  /** Without it, a few of the demo's. */
  readonly games?: DemoGames;
}

/** A seeded operator with a standing clock, cheap passwords and an easy bot check; the captcha is `AAAAA`. */
export async function testOperator({ games = 'few', ...parts }: TestOperatorParts = {}): Promise<TestOperator> {
  const db = parts.db ?? (await seededDatabase(games, parts.modules));
  const operator = await buildOperator({
    clock: standingClock(testStart),
    random: seededRandom('tests'),
    firstData: loadTestData(games),
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
