import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '@tessera/database/postgres';
import { freshPostgres } from '@tessera/database/testing/fresh-postgres';
import { demoMerchants } from '../../demo/merchants/demo-merchants.ts';
import { operatorMigrations } from '../../migrations.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openMerchants, UnknownSwitch } from './merchants.ts';

describe('the merchants of two operators on one PostgreSQL', () => {
  let url = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ url, close } = await freshPostgres());
  });
  afterAll(() => close());

  async function until(isTrue: () => boolean): Promise<void> {
    for (let n = 0; n < 200 && !isTrue(); n += 1) await wait(20);
    expect(isTrue()).toBe(true);
  }

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
