import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../deploy/start/src/settings.ts';

/** The sources of a remote in a folder of their own, so that a test can change them. */
export function copyOfSources(id: string) {
  // Inside the checkout, where packages are found.
  mkdirSync(`${ROOT}/test-results`, { recursive: true });
  const dir = mkdtempSync(`${ROOT}/test-results/sources-`);
  cpSync(`${ROOT}/mf-${id}`, dir, { recursive: true, filter: (path) => !path.includes('node_modules') });
  return {
    dir,
    /** Another text in the place of a message in the shown language. */
    retitle(change: (messages: { list: { title: string } }) => void): void {
      const path = join(dir, 'locales/ko.json');
      const messages = JSON.parse(readFileSync(path, 'utf8'));
      change(messages);
      writeFileSync(path, JSON.stringify(messages));
    },
  };
}

/** Runs `tessera dev`; answers the address that it prints, once it does. */
export async function develop(id: string, dir: string, site: string) {
  const entry = `${ROOT}/deploy/registry/src/command/tessera.ts`;
  const args = ['--import', 'tsx', entry, 'dev', id, '--from', dir, '--against', site];
  const env = { ...process.env, TESSERA_DATA: process.env.TESSERA_E2E_DATA };
  const running = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(running, 'exit') as Promise<[number | null]>;
  const printed: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: running.stdout }).on('line', (line) => {
      printed.push(line);
      if (line.includes('#override=')) resolve(line);
    });
    void ended.then(() => reject(new Error(`tessera dev ended without an address:\n${printed.join('\n')}`)));
  });
  return {
    address,
    /** As Ctrl-C does; answers the exit code. */
    async stop(): Promise<number | null> {
      running.kill('SIGINT');
      return (await ended)[0];
    },
  };
}
