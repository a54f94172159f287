import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageRemote } from '@tessera/shared/registry';
import { bucketOf, buckets } from '@tessera/shared/registry/bucket';
import { readVisitorKey, visitorCookie } from '../../deploy/edge/src/subject.ts';
import { readBuilt } from '../../deploy/registry/src/built.ts';
import { folderOf } from '../../deploy/registry/src/command/publish.ts';
import { completeRelease } from '../../deploy/registry/src/release-files.ts';
import { ROOT } from '../../deploy/start/src/settings.ts';

/** Runs the command `tessera` against the registry of the tested site; rejects with what it printed if it fails. */
export async function tessera(...args: readonly string[]): Promise<string> {
  const entry = `${ROOT}/deploy/registry/src/command/tessera.ts`;
  const env = { ...process.env, TESSERA_DATA: process.env.TESSERA_E2E_DATA };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ...args], {
    cwd: ROOT,
    env,
  });
  return stdout.trim();
}

/** The release of a remote that the site was started with. */
export const builtVersion = (id: string): string => readBuilt()[id] ?? '';

export interface OtherBuild {
  readonly version: string;
  /** The new text of a file, by path; `undefined` leaves it as it is. */
  readonly change?: (path: string, text: string) => string | undefined;
}

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

/** Makes another release of the shell or of a remote, as a team would with a changed source: the same files but for a few. */
export function otherBuild(id: string, { version, change }: OtherBuild): string {
  const built = folderOf(`${id}@${builtVersion(id)}`);
  const folder = mkdtempSync(join(tmpdir(), `tessera-e2e-${id}-`));
  cpSync(built, folder, { recursive: true });
  // The shell is no container.
  const { container } = JSON.parse(read(folder, `${id === 'shell' ? 'shell' : 'remote'}.json`)) as Partial<PageRemote>;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of names.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(folder, path));
  for (const path of names.filter((name) => /\.(?:js|json)$/.test(name))) {
    // The version is part of every name that the release has in a page.
    const own = read(folder, path).replaceAll(builtVersion(id), version);
    const text = container ? own.replaceAll(container, `mf_${id}_${version.replace(/\W/g, '_')}`) : own;
    writeFileSync(join(folder, path), change?.(path, text) ?? text);
  }
  completeRelease(folder);
  return folder;
}

/** The id of a visitor who gets a canary of that share, or who does not; `nth` makes another one. */
function subjectOf(remote: string, version: string, percent: number, isInside: boolean, nth: number): string {
  for (let at = nth * 1_000; ; at++) {
    const subject = Buffer.from(`visitor-${at}`.padEnd(16)).toString('base64url');
    if (bucketOf(remote, version, subject) < (percent / 100) * buckets === isInside) return subject;
  }
}

/**
 * The cookie of such a visitor, signed as the edge of the tested site signs it: the key is in the data of that site, which
 * nobody else can read.
 */
export async function visitorOf(remote: string, version: string, percent: number, isInside: boolean, nth = 0) {
  const key = await readVisitorKey(`${process.env.TESSERA_E2E_DATA}/mirror/private/visitor-key`);
  return visitorCookie(subjectOf(remote, version, percent, isInside, nth), key);
}
