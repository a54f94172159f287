import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { containerName } from '@tessera/presets/webpack/container-name';
import type { RemoteRelease, SerialContract, ShellRelease } from '@tessera/shared/registry';
import { completeRelease } from '../release-files.ts';

export interface Sample {
  readonly id?: string;
  readonly version: string;
  readonly contract?: Partial<SerialContract>;
  readonly parts?: RemoteRelease['parts'];
  /** Another one than that of its id and version. */
  readonly container?: string;
  /** Content of the entry. */
  readonly code?: string;
}

const noParts: RemoteRelease['parts'] = { contract: { js: ['entry.js'], css: [], shared: [] } };

/** The record of a small remote; `contract` replaces what it has to say. */
export function sampleRemote({
  id = 'wallet',
  version,
  contract,
  parts = noParts,
  container = containerName(id, version),
}: Sample): RemoteRelease {
  return {
    ...{ id, version, container, entry: 'entry.js', parts },
    ...{ locales: { en: 'locales/en.json' }, labels: {} },
    contract: {
      ...{ id: id as SerialContract['id'], owner: 'payments', switch: `MF_${id.toUpperCase()}` as const },
      needs: { session: 'optional', shell: '^1' },
      ...{ emits: [], listens: [], asks: [], provides: {}, consumes: [], routes: [], menu: [], centrePages: [] },
      ...{ dialogs: {}, slots: [], ...contract },
    },
  };
}

/** The record of a small shell with these pages. */
export const sampleShell = (version: string, pages: readonly string[] = []): ShellRelease => ({
  ...{ id: 'shell', version, boot: { js: ['shell.js'], css: [], shared: [] }, parts: {}, locales: {}, labels: {} },
  ...{ openToVisitors: [], openWhileClosed: '/help' },
  pages: pages.map((path) => ({ path, title: 'x', canonical: path })),
});

/** A folder with a built release, as small as one can be. */
export function writeSample(sample: Sample): string {
  const record = sampleRemote(sample);
  return writeRelease({
    'entry.js': sample.code ?? `globalThis.${record.container} = {};`,
    'locales/en.json': '{}',
    'remote.json': JSON.stringify(record),
  });
}

/** The same for a shell. */
export const writeShell = (record: ShellRelease): string =>
  writeRelease({ 'shell.js': `'the shell ${record.version}'`, 'shell.json': JSON.stringify(record) });

function writeRelease(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sample-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  completeRelease(folder);
  return folder;
}
