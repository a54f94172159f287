import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './settings.ts';

it.each(['start', 'dev'])(
  'npm run %s says in one sentence that its port is taken, before it installs anything',
  async (name) => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}/deploy/start/${name}.mjs`], {
      env: { ...process.env, TESSERA_PORT: port },
      encoding: 'utf8',
    });
    other.close();
    expect([status, stdout, stderr]).toEqual([1, '', `Port ${port} is in use; set TESSERA_PORT to another one.\n`]);
  },
);

it('an invalid port is refused in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${ROOT}/deploy/start/start.mjs`], {
    env: { ...process.env, TESSERA_PORT: '80800' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'TESSERA_PORT must be a port between 1 and 65535, not "80800".\n']);
});
