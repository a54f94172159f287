import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@tessera/database/database';
import { openPostgres } from '@tessera/database/postgres';
import { freshPostgres } from '@tessera/database/testing/fresh-postgres';
import { demoMerchants } from '../../demo/merchants/demo-merchants.ts';
import { operatorMigrations } from '../../migrations.ts';
import { lookEveryMs, looksPerMeasurement } from '../../platform/clock/database-clock.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { testOperator } from '../../testing/operator.ts';
import { seededDatabase } from '../../testing/seeded-databases.ts';
import { openMerchants, UnknownSwitch } from './merchants.ts';

async function until(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isTrue(); n += 1) await wait(20);
  expect(isTrue()).toBe(true);
}

describe('the merchants of two operators on one PostgreSQL', () => {
  let url = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ url, close } = await freshPostgres());
  });
  afterAll(() => close());

  it('learn of each other’s changes, also of those made while the line was broken', async () => {
    const [here, there] = [await openPostgres(url), await openPostgres(url)];
    // Both start at once on an empty database: one migrates, the other waits and finds it done.
    await Promise.all([migrate(here, operatorMigrations), migrate(there, operatorMigrations)]);
    const [mine, theirs] = [await openMerchants(here), await openMerchants(there)];
    for (const merchant of demoMerchants) await mine.create(merchant);
    await until(() => theirs.all().length === demoMerchants.length);
    const isWalletOn = () => {
      const merchant = theirs.byCode('aurora');
      return merchant ? theirs.isOn(merchant, 'MF_WALLET') : undefined;
    };
    const heard: string[] = [];
    theirs.onChanged(({ code }) => heard.push(code));

    await mine.setSwitches('aurora', { MF_WALLET: false });
    await until(() => isWalletOn() === false);
    expect(heard).toEqual(['aurora']);

    await here.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
    );
    await mine.setSwitches('aurora', { MF_WALLET: true });
    await until(() => isWalletOn() === true);

    await expect(mine.setSwitches('aurora', { MF_WALLET: false, NONSENSE: true })).rejects.toThrow(UnknownSwitch);
    expect(isWalletOn()).toBe(true);
    await Promise.all([here.close(), there.close()]);
  });
});

describe('the merchants of an operator that no notification reaches', () => {
  let db: Database;
  let unnotified: Database;
  beforeAll(async () => {
    db = await seededDatabase('few');
    unnotified = { ...db, listen: async () => undefined };
  });
  afterAll(() => db.close());

  it('are those of the database once their versions were compared, and only those that differ are read', async () => {
    const [mine, theirs] = [await openMerchants(db), await openMerchants(unnotified)];
    const refreshed: string[] = [];
    theirs.onChanged(({ code }) => refreshed.push(code));
    await mine.setSwitches('aurora', { MF_WALLET: false });
    await mine.setSystemStatus('aurora', 1);
    const aurora = () => theirs.byCode('aurora');
    expect(aurora()?.systemStatus).toBe(0);
    await theirs.refreshChanged();
    expect(aurora()).toEqual(mine.byCode('aurora'));
    expect(refreshed).toEqual(['aurora']);
    const query = jest.spyOn(unnotified, 'query');
    await theirs.refreshChanged();
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('are compared whenever the operator asks the database for the time', async () => {
    const repeat = jest.spyOn(globalThis, 'setInterval');
    const operator = await testOperator({ db: unnotified, clock: undefined });
    try {
      const isClosed = () => operator.context.merchants.byCode('harbor')?.systemStatus === 1;
      await (await openMerchants(db)).setSystemStatus('harbor', 1);
      expect(isClosed()).toBe(false);
      // The merchants are compared together with the clocks, at the tenth look.
      const looks = repeat.mock.calls.filter(([, everyMs]) => everyMs === lookEveryMs);
      for (let look = 0; look < looksPerMeasurement; look += 1) for (const [run] of looks) run();
      await until(isClosed);
    } finally {
      repeat.mockRestore();
      await operator.close();
    }
  });
});
