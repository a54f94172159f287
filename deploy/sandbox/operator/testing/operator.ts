import { buildOperator, type Operator, type OperatorParts } from '../app.ts';
import { standingClock } from '../clock/clock.ts';
import { seededRandom } from '../clock/random.ts';
import { openPglite } from '../db/pglite.ts';

export const testStart = new Date('2026-03-02T03:00:00.000Z');

export interface TestOperator extends Operator {
  close(): Promise<void>;
}

/** A seeded operator in memory with a standing clock, cheap passwords and an easy bot check; the captcha is `AAAAA`. */
export async function testOperator(parts: Partial<OperatorParts> = {}): Promise<TestOperator> {
  const db = parts.db ?? (await openPglite());
  const operator = await buildOperator({
    clock: standingClock(testStart),
    random: seededRandom('tests'),
    ...parts,
    db,
    config: {
      passwordCost: 4,
      botCheckMaximum: 100,
      captchaLetters: 'A',
      internalKey: 'test-internal-key',
      providerSecret: 'test-provider-secret',
      ...parts.config,
    },
  });
  return {
    ...operator,
    async close() {
      await operator.close();
      if (!parts.db) await db.close();
    },
  };
}
