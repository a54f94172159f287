import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Part, Supervisor } from './supervisor.ts';

let folder: string;
let supervisor: Supervisor;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-supervisor-'));
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line));
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const run = ({ args = [] }: Part) => spawn(process.execPath, ['-e', ...args], { stdio: 'pipe' });
  supervisor = new Supervisor({ firstMs: 20, longestMs: 80, stayedUpMs: 1_000 }, run);
});
afterEach(async () => {
  await supervisor.stop();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const part = (name: string, script: string): Part => ({ name, entry: '', args: [script], env: {} });
const ready = `console.log('{"ready":"it"}');`;
const stays = `${ready} setInterval(() => {}, 1000);`;
const fails = `console.error('The disk is full.'); process.exit(1);`;
/** Fails to start, or dies as soon as it is ready, while the file exists. */
const whileFileExists = (file: string, does: string): string =>
  `if (require('node:fs').existsSync('${file}')) { ${does} } else { ${stays} }`;

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !holds(); await wait(5))
    if (Date.now() > end) throw new Error(`Not printed in time: ${printed.join(' ')}`);
}
const isBack = (name: string) => printed.includes(`The ${name} is back.`);

describe('a process of the site that dies', () => {
  it('is restarted with growing pauses up to a limit, and the other processes continue', async () => {
    const trouble = join(folder, 'trouble');
    await supervisor.start(part('edge', stays));
    await supervisor.start(part('operator', whileFileExists(trouble, fails)));
    const edge = supervisor.pidOf('edge');
    writeFileSync(trouble, '');
    process.kill(supervisor.pidOf('operator') ?? 0, 'SIGKILL');
    await until(() => printed.length >= 5);
    expect(printed.slice(0, 5)).toEqual([
      'The operator is unavailable: it ended with SIGKILL. It will be restarted in 0.02 s.',
      'The operator is unavailable: it ended with 1 before it was ready. It will be restarted in 0.04 s.',
      ...Array(3).fill(
        'The operator is unavailable: it ended with 1 before it was ready. It will be restarted in 0.08 s.',
      ),
    ]);
    expect(supervisor.pidOf('edge')).toBe(edge);
    rmSync(trouble);
    await until(() => isBack('operator'));
    expect(process.kill(edge ?? 0, 0)).toBe(true);
  });

  it('is restarted later each time it dies right after it was ready, and quickly again once it has stayed up', async () => {
    const trouble = join(folder, 'trouble');
    writeFileSync(trouble, '');
    await supervisor.start(part('operator', whileFileExists(trouble, ready)));
    await until(() => printed.filter((line) => line.endsWith(' 0.08 s.')).length >= 2);
    rmSync(trouble);
    await until(() => printed.at(-1) === 'The operator is back.');
    await wait(1_100);
    process.kill(supervisor.pidOf('operator') ?? 0, 'SIGKILL');
    await until(() => printed.at(-1)?.startsWith('The operator is unavailable') ?? false);
    expect(printed.at(-1)).toContain('restarted in 0.02 s');
  });

  it('whose files have changed is restarted at once, also while it waits after a failure', async () => {
    const trouble = join(folder, 'trouble');
    const slow = { firstMs: 60_000, longestMs: 60_000, stayedUpMs: 60_000 };
    const run = ({ args = [] }: Part) => spawn(process.execPath, ['-e', ...args], { stdio: 'pipe' });
    await supervisor.stop();
    supervisor = new Supervisor(slow, run);
    await supervisor.start(part('operator', whileFileExists(trouble, fails)));
    const before = supervisor.pidOf('operator');
    writeFileSync(trouble, '');
    process.kill(before ?? 0, 'SIGKILL');
    await until(() => printed.length === 1);
    rmSync(trouble);
    supervisor.restart('operator');
    await until(() => isBack('operator'));
    expect(supervisor.pidOf('operator')).not.toBe(before);
  });

  it('is not restarted once the site is stopped', async () => {
    const marker = join(folder, 'started');
    await supervisor.start(part('operator', `require('node:fs').writeFileSync('${marker}', ''); ${stays}`));
    process.kill(supervisor.pidOf('operator') ?? 0, 'SIGKILL');
    await until(() => printed.length > 0);
    rmSync(marker);
    await supervisor.stop();
    await wait(100);
    expect(existsSync(marker)).toBe(false);
  });
});

describe('a process of the site that cannot be started', () => {
  it('ends the start if nothing works without it', async () => {
    const start = supervisor.start(part('operator', fails));
    await expect(start).rejects.toMatchObject({
      message: 'The operator ended with 1 before it was ready.',
      hasPrinted: true,
    });
    expect(printed).toEqual([]);
  });

  it('is retried while the others start, if they work without it', async () => {
    const trouble = join(folder, 'trouble');
    writeFileSync(trouble, '');
    await supervisor.startIfPossible(part('provider', whileFileExists(trouble, fails)));
    await supervisor.start(part('edge', stays));
    rmSync(trouble);
    await until(() => isBack('provider'));
  });
});
