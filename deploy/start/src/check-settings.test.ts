import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshPostgres } from '@tessera/database/testing/fresh-postgres';
import { checkSettings } from './check-settings.ts';
import { freePort } from './settings.ts';

it('a database that cannot be used is reported before anything is built', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-settings-'));
  const settings = { port: await freePort(), dataDir };
  const postgres = await freshPostgres();
  await checkSettings(settings, { DATABASE_URL: postgres.url });
  const absent = new URL(postgres.url);
  absent.pathname = '/nowhere';
  await expect(checkSettings(settings, { DATABASE_URL: absent.href })).rejects.toThrow(
    /^The database nowhere at 127\.0\.0\.1:\d+ \(DATABASE_URL\) can't be used: database "nowhere" does not exist\.$/,
  );
  await expect(checkSettings(settings, { DATABASE_URL: 'mysql://127.0.0.1/site' })).rejects.toThrow(
    /no address of a Post/,
  );
  await checkSettings(settings, {});
  await postgres.close();
  rmSync(dataDir, { recursive: true });
});
