import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Override } from '@tessera/shared/registry';
import { LONGEST_OVERRIDE_MS, overrideText } from '@tessera/shared/registry/overrides';
import { packageVersion } from '../build-package.ts';
import { packageDir, REMOTE_IDS } from '../places.ts';
import { type PrivateKey, signText } from '../service/private-keys.ts';
import { type CommandLine, type Given, type Terminal, timeIn, wrongly } from './command-line.ts';
import { addressOf } from './dev-address.ts';
import { startDevServer } from './dev-server.ts';
import { askSite } from './dev-site.ts';

interface Asked {
  readonly remote: string;
  /** Folder of its sources. */
  readonly dir: string;
  readonly site: URL;
  readonly lastsMs: number;
  readonly key: PrivateKey;
  readonly opens: boolean;
}

async function askedFor(name: string | undefined, given: Given): Promise<Asked> {
  const remote = name?.replace(/^mf-/, '') ?? wrongly('Name a remote, such as wallet.');
  const dir = given.from === undefined ? packageDir(remote) : resolve(given.from);
  if (given.from === undefined && !REMOTE_IDS.includes(remote))
    wrongly(`There is no remote "${remote}"; the remotes are ${REMOTE_IDS.join(', ')}.`);
  const against = given.against ?? wrongly('Name the site with --against, such as http://aurora.localhost:8080.');
  if (!URL.canParse(against) || !/^https?:$/.test(new URL(against).protocol))
    wrongly(`--against is the address of a site, not "${against}".`);
  const lastsMs = timeIn('--for', given.for);
  if (lastsMs > LONGEST_OVERRIDE_MS) wrongly('--for is 24h at most.');
  const key = await given.settings.teamKey(given.key);
  return { remote, dir, site: new URL(against), lastsMs, key, opens: given.open };
}

/** Serves the local release until the command is ended, and leaves nothing behind. */
async function develop({ remote, dir, site, lastsMs, key, opens }: Asked, terminal: Terminal): Promise<void> {
  const ended = terminal.untilEnded();
  const root = mkdtempSync(join(tmpdir(), `tessera-dev-${remote}-`));
  const [folder, work] = [join(root, 'builds'), join(root, 'work')];
  mkdirSync(folder);
  const server = await startDevServer(folder, site.origin);
  try {
    const version = `${packageVersion(remote, dir)}-dev`;
    const expiresAt = Date.now() + lastsMs;
    const override: Override = { remote, version, origin: server.origin, host: site.hostname, expiresAt };
    const text = overrideText(signText('override', JSON.stringify(override), key));
    await askSite(site, text);
    terminal.print(`Building ${remote} …`);
    // Only now: the other commands need no webpack.
    const { watchRelease } = await import('./dev-build.ts');
    let build: { readonly build?: ReturnType<typeof signText> } = {};
    const watch = await watchRelease(
      { id: remote, dir, version, key, folder, work },
      {
        built(last, ms) {
          build = { build: last.statement };
          terminal.print(`${remote} ${last.version} · ${ms} ms`);
          server.say(build);
        },
        failed(error) {
          terminal.print(`${remote} does not build:\n${error}`);
          server.say({ ...build, error });
        },
      },
    );
    try {
      const address = addressOf(site, text);
      terminal.print(
        `Until ${new Date(expiresAt).toISOString()}, for the browser in which you open this address:\n${address}`,
      );
      if (opens) open(address);
      await ended;
    } finally {
      await watch.close();
    }
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function open(address: string): void {
  const [command = 'xdg-open', ...args] = openers[process.platform] ?? [];
  // The address is printed as well.
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

export const devCommands: Readonly<Record<string, CommandLine>> = {
  dev: {
    usage: 'NAME --against URL [--from DIR] [--for 8h] [--open]',
    summary: 'shows a remote as its sources are now inside a running site, in your browser only',
    options: ['against', 'from', 'for', 'open', 'key'],
    mostArgs: 1,
    async run([name], given) {
      const asked = await askedFor(name, given);
      await develop(asked, given.terminal);
      return { text: `${asked.remote} is the published one again in every page.`, data: { ended: asked.remote } };
    },
  },
};
