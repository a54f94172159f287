import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

it('the provider ends with one sentence that names its store when the store cannot be opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  const path = join(folder, 'provider', 'provider.db');
  mkdirSync(join(folder, 'provider'));
  writeFileSync(path, 'this is no database at all. '.repeat(200));
  const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: {
      ...process.env,
      TESSERA_DATA: folder,
      TESSERA_OPERATOR_URL: 'http://127.0.0.1:9',
      TESSERA_PROVIDER_SECRET: 'test',
      TESSERA_PROVIDER_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toBe(
    `The provider's store ${path} could not be opened: it is no database, or a damaged one; put a copy in its place or move it away.\n`,
  );
  rmSync(folder, { recursive: true, force: true });
});
