import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { nginxPath } from '../../nginx/src/find-nginx.ts';
import { CannotStart } from './settings.ts';

/** A program that npm cannot install. */
interface SystemPackage {
  readonly name: string;
  readonly debian: string;
  readonly find: () => string | undefined;
  /** The tests are slower without it, and not every Debian has it. */
  readonly isOptional?: true;
}

const firstThere = (paths: readonly string[]): string | undefined => paths.find(existsSync);

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Chromium without windows of its own: a browser test takes a fifth less processor time in it. */
export const headlessShellPath = (): string | undefined =>
  process.env.TESSERA_CHROMIUM ?? firstThere([headlessShell]) ?? chromiumPath();

export function chromiumPath(): string | undefined {
  return (
    process.env.TESSERA_CHROMIUM ??
    firstThere([
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ])
  );
}

function initdbPath(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map((version) => `${root}/${version}/bin/initdb`) : [];
  return firstThere([...versions, '/usr/bin/initdb', '/usr/local/bin/initdb']);
}

const nginx: SystemPackage = { name: 'nginx', debian: 'nginx', find: nginxPath };

const NEEDED: readonly SystemPackage[] = [
  { name: 'Chromium', debian: 'chromium', find: chromiumPath },
  {
    name: 'Chromium without windows',
    debian: 'chromium-headless-shell',
    find: () => firstThere([headlessShell]),
    isOptional: true,
  },
  { name: 'PostgreSQL', debian: 'postgresql', find: initdbPath },
  nginx,
  {
    name: 'Korean, Chinese and Japanese fonts',
    debian: 'fonts-noto-cjk',
    find: () => firstThere(['/usr/share/fonts/opentype/noto', '/System/Library/Fonts', '/usr/share/fonts/noto-cjk']),
  },
  {
    name: 'Vietnamese and Thai fonts',
    debian: 'fonts-noto-core',
    find: () => firstThere(['/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf', '/System/Library/Fonts']),
  },
];

function installDebianPackages(packages: readonly SystemPackage[]): void {
  if (packages.length === 0) return;
  const names = packages.map(({ debian }) => debian);
  console.log(`Installing ${names.join(' ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs missing programs on Debian as root; elsewhere throws {@link CannotStart} with the command to run. */
function ensure(needed: readonly SystemPackage[], who: string): void {
  const missing = (isOptional: boolean) =>
    needed.filter((each) => (each.isOptional ?? false) === isOptional && !each.find());
  // One that is not to be had would keep the others from being installed.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    for (const isOptional of [false, true]) installDebianPackages(missing(isOptional));
  const still = missing(false);
  if (still.length > 0)
    throw new CannotStart(
      `${who} ${still.map(({ name }) => name).join(' and ')}: sudo apt-get install ${still.map(({ debian }) => debian).join(' ')}`,
    );
}

/** What the tests and the benches need. */
export const ensureSystemPackages = (): void => ensure(NEEDED, 'The tests and benches need');

/** What `npm run start:tls` needs besides. */
export const ensureNginx = (): void => ensure([nginx], 'The site with TLS needs');
